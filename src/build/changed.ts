// Builds what has changed since the last build: `bun run dev` after a change.
import { buildOnce } from './build.ts'
import { buildProgramOnce } from './program.ts'

try {
  await buildProgramOnce()
  await buildOnce()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
