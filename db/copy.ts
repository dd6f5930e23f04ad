import SQLite from 'better-sqlite3'
import type { Db } from './client.ts'

/** Pages copied before other work has a turn: well under a millisecond. */
const PAGES_AT_ONCE = 100

/** Copies the database to `path` while it is in use. */
export async function copyTo(db: Db, path: string): Promise<void> {
  await db.$client.backup(path, { progress: () => PAGES_AT_ONCE })
}

export class DamagedCopy extends Error {}

/**
 * Checks a copy and returns the hashes of the files that it refers to. Throws DamagedCopy when it is damaged. Leaves
 * it in WAL mode, without which LiteFS would switch the whole cluster's mode. Blocks the event loop: not for the
 * server's own process.
 */
export function checkCopy(path: string): string[] {
  const copy = new SQLite(path)
  try {
    copy.pragma('journal_mode = WAL')
    const verdict = copy.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new DamagedCopy(`The copy is damaged: ${String(verdict)}`)
    return copy
      .prepare('SELECT hash FROM media UNION SELECT hash FROM bought_pieces ORDER BY hash')
      .pluck()
      .all()
      .map(String)
  } catch (error) {
    if (error instanceof SQLite.SqliteError) throw new DamagedCopy(error.message)
    throw error
  } finally {
    copy.close()
  }
}
