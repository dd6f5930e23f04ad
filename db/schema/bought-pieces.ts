import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/**
 * What was bought from a vendor and is not yet a finished piece, e.g. a chunk of speech: stored first, so that neither
 * a crash nor a retry buys it again. Deleted with its story or family; rows of neither serve all stories.
 */
export const boughtPieces = sqliteTable(
  'bought_pieces',
  {
    /** The complete request: the same key would buy the same thing. */
    key: text('key').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    /** The bytes are in the media store. */
    hash: text('hash').notNull(),
    /** JSON of what came with the bytes, e.g. the times of the characters. */
    facts: text('facts').notNull().default('null'),
    createdAt: createdAt(),
  },
  (t) => [
    index('bought_pieces_story').on(t.storyId),
    index('bought_pieces_user').on(t.userId),
    index('bought_pieces_hash').on(t.hash),
    check('bought_pieces_hash_is_sha256', sql`length(${t.hash}) = 64`),
    check('bought_pieces_facts_json', sql`json_valid(${t.facts})`),
  ],
)
