import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** What somebody without an account may do by a link: hear the story, or read it aloud into the browser. */
export const LINK_KINDS = ['share', 'recording'] as const

/** A link that lets whoever has it to one story. Its token is kept as a hash alone. */
export const storyLinks = sqliteTable(
  'story_links',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    /** Whether the children are called by their names in what it shows. */
    withName: integer('with_name', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    /** Whose voice a recording link is for, or in whose a shared story is told; empty where the narrator tells it. */
    voice: text('voice'),
    /** Empty for a link that leads on until it is ended. */
    expiresAt: text('expires_at'),
    /** When a link that serves once has served. */
    usedAt: text('used_at'),
    /** When the family ended it. */
    endedAt: text('ended_at'),
  },
  (t) => [
    uniqueIndex('story_links_token').on(t.tokenHash),
    index('story_links_user').on(t.userId, t.endedAt),
    index('story_links_story').on(t.storyId),
    check('story_links_kind', sql`${t.kind} IN ('share', 'recording')`),
    check('story_links_hash_is_sha256', sql`length(${t.tokenHash}) = 64`),
  ],
)
