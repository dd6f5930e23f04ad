import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import * as schema from './schema/index.ts'

export type Db = BetterSQLite3Database<typeof schema> & { $client: SQLite.Database }
/** A database or an open transaction on it: domain functions take either. */
export type DbOrTx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

/** Opens `storylamp.db` under `dataDir`, making both when they are not there. */
export function openDb(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new SQLite(join(dataDir, 'storylamp.db'))
  // WAL is set once, when the file is made: LiteFS does not survive a later switch of the mode.
  if (sqlite.pragma('journal_mode', { simple: true }) !== 'wal') sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  return drizzle(sqlite, { schema })
}
