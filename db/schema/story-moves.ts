import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/**
 * The last changes of which stories a family's lists contain, by triggers and by the search index: what was found
 * before is carried on by them instead of found anew. `version` is `users.finds_version` after the change; a version
 * without a row is a change that cannot be carried on.
 */
export const storyMoves = sqliteTable(
  'story_moves',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Tells this change from one that a copy of the database had instead, under the same version. */
    token: integer('token').notNull().default(sql`(random() >> 11)`),
    storyId: integer('story_id').notNull(),
    /** The child's profile whose shelf changed; null for the family's own list. */
    profileId: integer('profile_id'),
    /** 1: the story came. -1: it left. 0: only a heart, or what a search finds in it, has changed. */
    step: integer('step').notNull(),
    /** Where it is in lists, and its kind; empty with a step of 0. */
    createdAt: text('created_at'),
    environment: text('environment'),
    tone: text('tone'),
    ageGroup: text('age_group'),
    length: text('length'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.version] }),
    check('story_moves_step', sql`${t.step} IN (-1, 0, 1)`),
  ],
)
