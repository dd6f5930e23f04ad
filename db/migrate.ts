import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { databaseDirOf, readEnv } from '../src/env.ts'
import { projectFile } from '../src/shared/kit/project-file.ts'
import { type Db, openDb } from './client.ts'

const MIGRATIONS = projectFile('migrations')

/** Brings the database to the newest schema; harmless when it has it already. */
export function migrateDb(db: Db): void {
  if (isMigrated(db)) return
  migrate(db, { migrationsFolder: MIGRATIONS })
}

/** Whether this version's newest migration has run; a read-only node waits for that. */
export function isMigrated(db: Db): boolean {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
  const isThere = db.$client.prepare("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'").get()
  if (!isThere) return false
  const newest = db.$client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()
  return Number(newest) >= (entries.at(-1)?.when ?? 0)
}

interface Journal {
  entries: { when: number }[]
}

if (import.meta.main) {
  const db = openDb(databaseDirOf(readEnv()))
  migrateDb(db)
  db.$client.close()
}
