import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** One row for each call that a vendor answered and will bill. It outlives story and family: money was spent. */
export const spending = sqliteTable(
  'spending',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    vendor: text('vendor').notNull(),
    kind: text('kind', { enum: ['text', 'picture', 'portrait', 'check', 'speech', 'sound'] }).notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    pictures: integer('pictures'),
    /** Characters of speech. */
    characters: integer('characters'),
    /** Seconds of sound. */
    seconds: integer('seconds'),
    /** Millionths of a US dollar, by the prices that the app knows. */
    microDollars: integer('micro_dollars').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('spending_of_day').on(t.createdAt, t.microDollars),
    index('spending_of_family').on(t.userId, t.createdAt, t.microDollars),
    index('spending_of_story').on(t.storyId),
    check('spending_kind', sql`${t.kind} IN ('text', 'picture', 'portrait', 'check', 'speech', 'sound')`),
    check('spending_not_below_0', sql`${t.microDollars} >= 0`),
  ],
)
