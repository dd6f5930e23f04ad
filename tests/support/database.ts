import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDb } from '../../db/client.ts'
import { migrateDb } from '../../db/migrate.ts'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { aFastFolder } from './folders.ts'

let template: string | undefined

/** A new folder with a freshly migrated database; deleted when the test file has ended. */
export function freshDatabase(): { db: Db; dataDir: string } {
  // Folders are deleted with the file that made them, and a worker runs many files.
  if (!template || !existsSync(template)) template = migratedTemplate()
  const dataDir = aFastFolder('db')
  copyFileSync(template, join(dataDir, 'storylamp.db'))
  return { db: openDb(dataDir), dataDir }
}

/** The same with the store of its files, beside it as on a machine. */
export function freshStorage(): { db: Db; dataDir: string; store: MediaStore } {
  const fresh = freshDatabase()
  return { ...fresh, store: openFileStore(join(fresh.dataDir, 'media')) }
}

function migratedTemplate(): string {
  const folder = aFastFolder('template')
  const db = openDb(folder)
  migrateDb(db)
  db.$client.close()
  return join(folder, 'storylamp.db')
}
