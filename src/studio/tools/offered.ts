import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '../../../db/client.ts'
import { migrateDb } from '../../../db/migrate.ts'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import type { Choices } from './sheet/orders.ts'

/** The lengths and authors of a new database. */
export function offered(): Choices {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-options-'))
  const db = openDb(folder)
  try {
    migrateDb(db)
    return { lengths: allStoryDefinitions(db), authors: allAuthorStyles(db) }
  } finally {
    db.$client.close()
    rmSync(folder, { recursive: true })
  }
}
