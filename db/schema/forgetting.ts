import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One row while words of deleted content may still be in the search index or the journal: by triggers, so that
 * hand-written SQL counts too. `dueAt` is when they must be erased.
 */
export const forgetting = sqliteTable(
  'forgetting',
  { id: integer('id').primaryKey(), dueAt: text('due_at').notNull() },
  (t) => [check('forgetting_is_one', sql`${t.id} = 1`)],
)
