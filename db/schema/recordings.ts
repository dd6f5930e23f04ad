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

/** A family member who has recorded pages of a story; deleted with the last of them. */
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
    /** Whose voice it is, e.g. Grandma. */
    name: text('name').notNull(),
    /** JSON like a story's narration: the story in this voice, other pages in the narrator's; empty until it is joined. */
    audio: text('audio'),
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Grows with every change of what the narration is joined from. */
    revision: integer('revision').notNull().default(1),
    /** The revision from which `audio` was joined, or could not be. */
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

/** One page of a story as somebody read it aloud; a newer one replaces it. */
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
    /** The words of the page when it was recorded. */
    words: text('words').notNull(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    durationSeconds: real('duration_seconds').notNull(),
    /** JSON: the time of each word, and for each sentence whether it is certain; empty until the words were found. */
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
