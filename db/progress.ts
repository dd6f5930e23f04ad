import { open } from 'node:fs/promises'
import type { Db } from './client.ts'

/**
 * Runs a change that nobody has been told of and that is simply made again after a power cut, such as a step of a story. It
 * is committed without waiting for the disk (`synchronous = NORMAL`), and the journal is synced afterwards on another thread,
 * so that the event loop is not blocked. The next ordinary commit syncs everything before it: nothing that was acknowledged
 * depends on something that can be lost. Under LiteFS, which stores each transaction itself, it is an ordinary change.
 */
export function commitProgress<T>(db: Db, change: () => T): T {
  const { $client } = db
  if ($client.inTransaction || storedByLitefs.has(db)) return change()
  $client.pragma('synchronous = NORMAL')
  try {
    return change()
  } finally {
    $client.pragma('synchronous = FULL')
    void syncProgress(db)
  }
}

const storedByLitefs = new WeakSet<Db>()

/** Tells that this database is in LiteFS's mount. */
export const leaveStoringToLitefs = (db: Db): void => void storedByLitefs.add(db)

const syncing = new WeakMap<Db, Promise<void>>()
/** Databases with progress that no sync has begun for. */
const unsynced = new WeakSet<Db>()

/** Resolves when all progress is on the disk. A failure of the disk is reported by the next commit that waits for it. */
export function syncProgress(db: Db): Promise<void> {
  unsynced.add(db)
  const running = syncing.get(db) ?? syncAll(db)
  syncing.set(db, running)
  return running
}

async function syncAll(db: Db): Promise<void> {
  while (unsynced.delete(db)) await syncJournal(`${db.$client.name}-wal`)
  syncing.delete(db)
}

/** SQLite holds no lock on its journal file, which closing a descriptor of it would release. */
async function syncJournal(path: string): Promise<void> {
  try {
    const journal = await open(path, 'r')
    try {
      await journal.datasync()
    } finally {
      await journal.close()
    }
  } catch {
    // The database was closed, which syncs all of it.
  }
}
