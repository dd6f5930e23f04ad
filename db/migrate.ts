import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { readEnv } from '../src/env.ts'
import { type Db, openDb } from './client.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** Brings the database to the newest schema; harmless when it is there already. */
export function migrateDb(db: Db): void {
  migrate(db, { migrationsFolder: MIGRATIONS })
}

if (import.meta.main) {
  const db = openDb(readEnv().DATA_DIR)
  migrateDb(db)
  db.$client.close()
}
