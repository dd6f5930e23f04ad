import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One row, once a first family has signed up: by a trigger, so that hand-written SQL is heard too. It outlives the last one.
 * What was stored before `since` is another database's, which this one may be waiting for.
 */
export const firstFamily = sqliteTable(
  'first_family',
  { id: integer('id').primaryKey(), since: text('since').notNull() },
  (t) => [check('first_family_is_one', sql`${t.id} = 1`)],
)
