import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDb } from '../../db/client.ts'
import { migrateDb } from '../../db/migrate.ts'

let template: string | undefined

/** A folder of its own with a freshly migrated database in it. */
export function freshDatabase(): { db: Db; dataDir: string } {
  template ??= migratedTemplate()
  const dataDir = mkdtempSync(join(tmpdir(), 'storylamp-'))
  copyFileSync(template, join(dataDir, 'storylamp.db'))
  return { db: openDb(dataDir), dataDir }
}

function migratedTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-template-'))
  const db = openDb(folder)
  migrateDb(db)
  db.$client.close()
  return join(folder, 'storylamp.db')
}
