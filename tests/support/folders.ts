import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()
// Where no test runs: benchmarks and long runs.
process.on('exit', removeFolders)

/** An empty folder, deleted when the test file has ended. */
export function aFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `storylamp-${name}-`))
  made.add(folder)
  return folder
}

/** What `tests/support/setup.ts` does after each file. */
export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  made.clear()
}
