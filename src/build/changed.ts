// Builds what the last build was not made of: `bun run dev` after a change. With `server`, nothing for the browser.
import { buildProgramOnce } from './program.ts'

try {
  await buildProgramOnce()
  // What makes scripts and styles takes its time to load.
  if (process.argv[2] !== 'server') await (await import('./build.ts')).buildOnce()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
