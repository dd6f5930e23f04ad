import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt, updatedAt } from './times.ts'

/**
 * `tell_pages` reads the changed words of a story, `draw_wish` draws one of its pictures after a parent's wish,
 * `join_voices` makes it playable in the family's voices.
 */
export const JOB_KINDS = [
  'generate_story',
  'redraw_picture',
  'tell_pages',
  'draw_wish',
  'join_voices',
] as const

/** Work that must be finished even when the process dies: a story, or a part of it that is made again. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: JOB_KINDS }).notNull(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** The picture to draw; empty for the story itself and for its voices. */
    paragraphIndex: integer('paragraph_index'),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    /** Starts since the last finished piece: bounded, so that a story that kills the process is not tried forever. */
    starts: integer('starts').notNull().default(0),
    /** Set while it waits because a vendor could not be reached. */
    waitUntil: text('wait_until'),
    /** How often in a row it has waited for a vendor. */
    waits: integer('waits').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('jobs_of_story').on(t.storyId, t.kind).where(sql`paragraph_index IS NULL`),
    uniqueIndex('jobs_of_picture').on(t.storyId, t.kind, t.paragraphIndex),
    index('jobs_open').on(t.state, t.id).where(sql`state IN ('queued', 'running')`),
    check('jobs_state', sql`${t.state} IN ('queued', 'running', 'done', 'failed')`),
  ],
)
