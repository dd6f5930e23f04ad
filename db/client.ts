import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { keepingStatements } from './statements.ts'

export type Db = BetterSQLite3Database & { $client: SQLite.Database }
/** A database or an open transaction on it: domain functions take either. */
export type DbOrTx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export const DATABASE = 'storylamp.db'

/**
 * Opens `storylamp.db` under `dataDir`, making both when they are not there. Where `mayWrite` is false, every change
 * fails until `allowWrites` says otherwise.
 */
export function openDb(dataDir: string, { mayWrite = true } = {}): Db {
  if (mayWrite) mkdirSync(dataDir, { recursive: true })
  const sqlite = new SQLite(join(dataDir, DATABASE))
  // WAL is set once, when the file is made: LiteFS does not survive a later switch of the mode.
  if (mayWrite && sqlite.pragma('journal_mode', { simple: true }) !== 'wal')
    sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  // What is deleted is overwritten, in pages that stay in use and in those that become free.
  sqlite.pragma('secure_delete = ON')
  // Drizzle compiles each query anew.
  const db = Object.assign(drizzle(keepingStatements(sqlite) as SQLite.Database), { $client: sqlite })
  if (!mayWrite) allowWrites(db, false)
  return db
}

/** Whether changes go through; where they do not, each fails with SQLITE_READONLY before LiteFS is touched. */
export function allowWrites(db: Db, allowed: boolean): void {
  db.$client.pragma(`query_only = ${allowed ? 'OFF' : 'ON'}`)
}

export const mayWrite = (db: Db): boolean => db.$client.pragma('query_only', { simple: true }) === 0

/**
 * Runs `work`, as far as it goes without waiting, in one read transaction: on LiteFS each one of its own costs a round
 * of locks, many times what the read costs.
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
