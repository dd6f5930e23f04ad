import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** Stories of one world, one after the other. Created with the first sequel. */
export const series = sqliteTable(
  'series',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The title of its first story. */
    title: text('title').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('series_user').on(t.userId)],
)

/** The place of a story in its series. */
export const seriesStories = sqliteTable(
  'series_stories',
  {
    storyId: integer('story_id')
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 is the story that the series began with. */
    number: integer('number').notNull(),
  },
  (t) => [
    uniqueIndex('series_stories_number').on(t.seriesId, t.number),
    index('series_stories_user').on(t.userId),
    check('series_stories_number_from_1', sql`${t.number} >= 1`),
  ],
)
