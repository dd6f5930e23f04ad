import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** What somebody without an account may do with a link: hear the story, or read it aloud into the browser. */
export const LINK_KINDS = ['share', 'recording'] as const

/** A link that opens one story to whoever has it. Its token is stored only as a hash. */
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
    /** Whether it shows the children's names. */
    withName: integer('with_name', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    /** The voice that a recording link is for, or that tells a shared story; empty where the narrator tells it. */
    voice: text('voice'),
    /** Empty for a link that is valid until it is ended. */
    expiresAt: text('expires_at'),
    /** When a single-use link was used. */
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
