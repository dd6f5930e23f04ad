import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { keepingStatements } from './statements.ts'

export type Db = BetterSQLite3Database & { $client: SQLite.Database }
/** A database or an open transaction on it: domain functions accept both. */
export type DbOrTx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export const DATABASE = 'storylamp.db'

/**
 * Opens `storylamp.db` in `dataDir`, creating both if necessary. With `mayWrite` false every change fails until
 * `allowWrites` allows it.
 */
export function openDb(dataDir: string, { mayWrite = true } = {}): Db {
  if (mayWrite) mkdirSync(dataDir, { recursive: true })
  const sqlite = new SQLite(join(dataDir, DATABASE))
  // WAL is set once, when the file is created: LiteFS does not survive a later switch of the mode.
  if (mayWrite && sqlite.pragma('journal_mode', { simple: true }) !== 'wal')
    sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  // Deleted content is overwritten, in pages that stay in use and in pages that become free.
  sqlite.pragma('secure_delete = ON')
  // Drizzle recompiles each query; this keeps the statements.
  const db = Object.assign(drizzle(keepingStatements(sqlite) as unknown as SQLite.Database), {
    $client: sqlite,
  })
  if (!mayWrite) allowWrites(db, false)
  return db
}

/** Allows or refuses changes; refused ones fail with SQLITE_READONLY before LiteFS is touched. */
export function allowWrites(db: Db, allowed: boolean): void {
  db.$client.pragma(`query_only = ${allowed ? 'OFF' : 'ON'}`)
}

export const mayWrite = (db: Db): boolean => db.$client.pragma('query_only', { simple: true }) === 0

/**
 * Runs the synchronous part of `work` in one read transaction: on LiteFS each separate read costs a round of locks,
 * many times the read itself.
 */
export function readTogether<T>(db: Db, work: () => T): T {
  const { $client } = db
  if ($client.inTransaction) return work()
  $client.exec('BEGIN')
  try {
    return work()
  } finally {
    endTransaction($client)
  }
}

/** A failure within the transaction may have ended it already. */
function endTransaction(client: SQLite.Database): void {
  if (!client.inTransaction) return
  try {
    client.exec('COMMIT')
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK')
    throw error
  }
}
