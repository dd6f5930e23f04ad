import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'

export class DataDirInUse extends Error {}

/**
 * Makes this process the only server on `dataDir`: a second one would run the same jobs and sweep the first one's
 * files. The lock ends with the process, however that ends. Waits `patienceMs` for a process that is just stopping,
 * then throws DataDirInUse.
 */
export function lockDataDir(dataDir: string, patienceMs = 10_000): void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new SQLite(join(dataDir, 'server.lock'), { timeout: patienceMs })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DataDirInUse(`DATA_DIR: another server is running on ${dataDir}.`)
  }
  held.push(lock)
}

/** Kept reachable: a garbage-collected connection would release its lock. */
const held: SQLite.Database[] = []
