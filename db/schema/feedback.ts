import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

export const feedback = sqliteTable(
  'feedback',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['STORY_GENERATION'] }).notNull(),
    rating: text('rating', { enum: ['positive', 'negative'] }).notNull(),
    comment: text('comment'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('feedback_once').on(t.userId, t.storyId, t.type),
    check('feedback_rating', sql`${t.rating} IN ('positive', 'negative')`),
  ],
)
