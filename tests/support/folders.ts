import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()
// Where no test runs: benchmarks and long runs.
process.on('exit', removeFolders)

/** An empty folder, deleted when the test file has ended. */
export const aFolder = (name: string): string => folderIn(tmpdir(), name)

/** The same in the machine's memory, where it has room: SQLite waits for a disk at each change. */
export const aFastFolder = (name: string): string =>
  folderIn(hasSharedMemory() ? SHARED_MEMORY : tmpdir(), name)

function folderIn(place: string, name: string): string {
  const folder = mkdtempSync(join(place, `storylamp-${name}-`))
  made.add(folder)
  return folder
}

const SHARED_MEMORY = '/dev/shm'
const ROOMY = 1024 ** 3

/** Whether the machine has shared memory with room for tests and browsers: containers have 64 MB by default. */
export function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= ROOMY
}

/** What `tests/support/setup.ts` does after each file. */
export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  made.clear()
}
