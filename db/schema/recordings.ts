import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { media } from './media.ts'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** Somebody of the family who has read pages of a story aloud; ends with the last of them. */
export const storyVoices = sqliteTable(
  'story_voices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Whose voice it is, such as Grandma. */
    name: text('name').notNull(),
    /** JSON as a story's narration is kept: the story in this voice, other pages in the narrator's; empty until it is joined. */
    audio: text('audio'),
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Grows with whatever the joined narration is made of. */
    revision: integer('revision').notNull().default(1),
    /** The revision that `audio` was joined from, or could not be. */
    joinedRevision: integer('joined_revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('story_voices_name').on(t.storyId, t.name),
    index('story_voices_user').on(t.userId),
    index('story_voices_media').on(t.mediaId),
    check('story_voices_audio_json', sql`${t.audio} IS NULL OR json_valid(${t.audio})`),
  ],
)

/** One page of a story as somebody read it aloud; made again, the newer takes the older one's place. */
export const recordings = sqliteTable(
  'recordings',
  {
    voiceId: integer('voice_id')
      .notNull()
      .references(() => storyVoices.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paragraphIndex: integer('paragraph_index').notNull(),
    /** The words that the page had. */
    words: text('words').notNull(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    durationSeconds: real('duration_seconds').notNull(),
    /** JSON: when each word is said, and of each sentence whether that is sure; empty until the words were found in it. */
    timings: text('timings'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.voiceId, t.paragraphIndex] }),
    index('recordings_user').on(t.userId),
    index('recordings_media').on(t.mediaId),
    check('recordings_paragraph_index', sql`${t.paragraphIndex} >= 0`),
    check('recordings_timings_json', sql`${t.timings} IS NULL OR json_valid(${t.timings})`),
  ],
)
