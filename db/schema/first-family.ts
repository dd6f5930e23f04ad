import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One row, once a first family has signed up: by a trigger, so that hand-written SQL counts too. It outlives the last
 * family. What was stored before `since` belongs to another database, which may be restored into this one.
 */
export const firstFamily = sqliteTable(
  'first_family',
  { id: integer('id').primaryKey(), since: text('since').notNull() },
  (t) => [check('first_family_is_one', sql`${t.id} = 1`)],
)
