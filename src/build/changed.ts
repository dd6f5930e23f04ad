// Builds what the last build was not made of: `bun run dev` after a change.
import { buildOnce } from './build.ts'

try {
  await buildOnce()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
