import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()
// Where no test runs: benchmarks and long runs.
process.on('exit', removeFolders)

const MEMORY = '/dev/shm'
/** Many times what a whole run of the tests has written at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3

let inMemory = false

/**
 * From now on folders are in memory, where the machine has room there and no TMPDIR was asked for: a disk takes its time
 * over each commit, and a test throws away what it wrote.
 */
export function keepFoldersInMemory(): void {
  inMemory = process.env.TMPDIR === undefined && hasRoom(MEMORY)
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** An empty folder, which is gone when the test file has ended; `onDisk` where memory is counted. */
export function aFolder(name: string, { onDisk = false } = {}): string {
  const folder = mkdtempSync(join(inMemory && !onDisk ? MEMORY : tmpdir(), `storylamp-${name}-`))
  made.add(folder)
  return folder
}

/** What `tests/support/setup.ts` does after each file. */
export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  made.clear()
}
