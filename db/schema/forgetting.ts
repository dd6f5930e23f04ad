import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One row while something was deleted whose words may still lie in the search's index or in the journal: by triggers, so
 * that hand-written SQL is heard too. `dueAt` is when they must be taken out.
 */
export const forgetting = sqliteTable(
  'forgetting',
  { id: integer('id').primaryKey(), dueAt: text('due_at').notNull() },
  (t) => [check('forgetting_is_one', sql`${t.id} = 1`)],
)
