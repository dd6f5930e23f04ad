import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt } from './times.ts'
import { users } from './users.ts'

export const MEDIA_KINDS = ['photo', 'portrait', 'picture', 'narration', 'ambience'] as const

/** One row for each file of each family; the bytes are in the media store under `hash`. */
export const media = sqliteTable(
  'media',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** The vendor's model that made it; empty for photos and for what the app made itself. */
    madeBy: text('made_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('media_of_user').on(t.userId, t.hash),
    index('media_hash').on(t.hash),
    check('media_kind', sql`${t.kind} IN ('photo', 'portrait', 'picture', 'narration', 'ambience')`),
    check('media_hash_is_sha256', sql`length(${t.hash}) = 64`),
  ],
)
