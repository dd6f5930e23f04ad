import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'

/** Whether there is a family. */
export const hasFamilies = (db: DbOrTx): boolean => db.get(sql`SELECT 1 FROM users LIMIT 1`) !== undefined

/** Whether this database has a table of families, in any version. */
export const knowsFamilies = (db: DbOrTx): boolean =>
  db.get(sql`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'users'`) !== undefined

/**
 * Since when this database has, or had, families; undefined where none ever signed up: it may be about to be restored
 * from a backup.
 */
export function familiesSince(db: DbOrTx): Date | undefined {
  const [first] = db.all<{ since: string }>(sql`SELECT since FROM first_family`)
  return first && new Date(first.since)
}
