import { gzipSync } from 'node:zlib'
import { build, buildOnce } from './build.ts'
import { buildProgramOnce } from './program.ts'

const started = performance.now()
await buildProgramOnce()
// For the tests: nothing to do where the last build had the same sources.
if (process.argv.includes('--once')) await buildOnce()
else await buildAndSay()

async function buildAndSay(): Promise<void> {
  const { manifest, files } = await build()
  const sizes = new Map(files.map(({ name, bytes }) => [name, gzipSync(bytes).length]))
  for (const [entry, name] of Object.entries(manifest.files)) {
    console.log(`${entry.padEnd(36)} ${String(sizes.get(name)).padStart(7)} bytes gzip`)
  }
  console.log(`Built ${files.length} files in ${Math.round(performance.now() - started)} ms`)
}
