import { open } from 'node:fs/promises'
import type { Db } from './client.ts'

/**
 * Runs a change that has been acknowledged to nobody and would only be made once more after a power cut, such as a step of a
 * story: it is committed at once, and comes onto the disk a moment later, without the loop waiting for it. The next
 * other change waits for all before it, so that nothing acknowledged rests on something lost. Under LiteFS, which stores
 * each transaction itself, it is a change like any other.
 */
export function commitProgress<T>(db: Db, change: () => T): T {
  const { $client } = db
  if ($client.inTransaction || isStoredByLitefs(db)) return change()
  $client.pragma('synchronous = NORMAL')
  try {
    return change()
  } finally {
    $client.pragma('synchronous = FULL')
    void bringOntoDisk(db)
  }
}

const storedByLitefs = new WeakSet<Db>()
const isStoredByLitefs = (db: Db): boolean => storedByLitefs.has(db)

/** Says that this database lies in LiteFS's mount. */
export const leaveStoringToLitefs = (db: Db): void => void storedByLitefs.add(db)

/** Databases whose journal is being brought onto the disk, and those that have gone on meanwhile. */
const underWay = new WeakMap<Db, Promise<void>>()
const hasGoneOn = new WeakSet<Db>()

/** Resolves when all progress is on the disk, as far as the disk takes it; what fails is told to the next change that waits for it. */
export function bringOntoDisk(db: Db): Promise<void> {
  hasGoneOn.add(db)
  const running = underWay.get(db) ?? syncAll(db).finally(() => underWay.delete(db))
  underWay.set(db, running)
  return running
}

async function syncAll(db: Db): Promise<void> {
  while (hasGoneOn.delete(db)) await syncJournal(`${db.$client.name}-wal`)
}

/** On a thread of its own. SQLite holds no lock on its journal that closing the file here would let go of. */
async function syncJournal(path: string): Promise<void> {
  try {
    const journal = await open(path, 'r')
    try {
      await journal.datasync()
    } finally {
      await journal.close()
    }
  } catch {
    // The database was closed, which brings all of it onto the disk.
  }
}
