import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/**
 * What was bought of a vendor and is not yet a finished piece, such as a chunk of speech: kept before anything else is done with it,
 * so that neither a crash nor a retry buys it again. Goes with its story or family; what belongs to neither serves all stories.
 */
export const boughtPieces = sqliteTable(
  'bought_pieces',
  {
    /** What it is, in full: two requests with the same key would have bought the same. */
    key: text('key').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    /** The bytes lie in the media store. */
    hash: text('hash').notNull(),
    /** JSON of what came with the bytes, such as the times of the characters. */
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
