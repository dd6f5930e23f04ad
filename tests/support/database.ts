import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDb } from '../../db/client.ts'
import { migrateDb } from '../../db/migrate.ts'
import { aFolder } from './folders.ts'

let template: string | undefined

/** A folder of its own with a freshly migrated database in it; gone when the test file has ended. */
export function freshDatabase(): { db: Db; dataDir: string } {
  // Folders go with the file that made them, and a worker runs many files.
  if (!template || !existsSync(template)) template = migratedTemplate()
  const dataDir = aFolder('db')
  copyFileSync(template, join(dataDir, 'storylamp.db'))
  return { db: openDb(dataDir), dataDir }
}

function migratedTemplate(): string {
  const folder = aFolder('template')
  const db = openDb(folder)
  migrateDb(db)
  db.$client.close()
  return join(folder, 'storylamp.db')
}
