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
import { characters } from './characters.ts'
import { media } from './media.ts'
import { createdAt, updatedAt } from './times.ts'
import { users } from './users.ts'

/** What My Stories lists; the long texts are in story_bodies. */
export const stories = sqliteTable(
  'stories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The main child's character, empty when that was deleted. */
    avatarId: integer('avatar_id').references(() => characters.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    childName: text('child_name').notNull(),
    /** JSON list of the children in it: id, name, gender. */
    characters: text('characters').notNull(),
    theme: text('theme').notNull(),
    environment: text('environment').notNull(),
    tone: text('tone').notNull(),
    length: text('length').notNull(),
    ageGroup: text('age_group').notNull(),
    generationStatus: text('generation_status', {
      enum: ['story_created', 'images_generating', 'images_complete', 'audio_generating', 'complete'],
    })
      .notNull()
      .default('story_created'),
    retryable: integer('retryable', { mode: 'boolean' }).notNull().default(false),
    /** For the admin: which stage failed for good, and how. Never a parent's words. */
    failure: text('failure'),
    seed: integer('seed').notNull(),
    /** Made by the browser for one press of the button, so that pressing again after a lost answer makes no second story. */
    requestKey: text('request_key'),
    /** Hash of the first picture's small file. */
    coverHash: text('cover_hash'),
    /** Grows with every change of the story, its body or its pictures; answers 304 while it is made. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: text('completed_at'),
    /** Marked as a favorite by the family. */
    favorite: integer('favorite', { mode: 'boolean' }).notNull().default(false),
    /** When it was last marked or unmarked; null where it never was. */
    favoriteAt: text('favorite_at'),
  },
  (t) => [
    // Walked from the newest on; it contains the filtered columns, so that no row is read for a story that is skipped.
    index('stories_timeline').on(t.userId, t.createdAt, t.id, t.environment, t.tone, t.ageGroup, t.length),
    index('stories_by_kind').on(t.userId, t.environment, t.tone, t.ageGroup, t.length, t.createdAt, t.id),
    index('stories_unfinished').on(t.userId, t.id).where(sql`generation_status <> 'complete'`),
    index('stories_favorites').on(t.userId, t.id).where(sql`favorite`),
    index('stories_avatar').on(t.avatarId),
    uniqueIndex('stories_request_key').on(t.userId, t.requestKey).where(sql`request_key IS NOT NULL`),
    check('stories_characters_json', sql`json_valid(${t.characters})`),
    check('stories_age_group', sql`${t.ageGroup} IN ('3-5', '6-8', '9-12')`),
    check(
      'stories_generation_status',
      sql`${t.generationStatus} IN ('story_created', 'images_generating', 'images_complete', 'audio_generating', 'complete')`,
    ),
  ],
)

/** How many stories of each kind a user has; maintained by triggers over stories, so that filters need not count. */
export const storyCounts = sqliteTable(
  'story_counts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    environment: text('environment').notNull(),
    tone: text('tone').notNull(),
    ageGroup: text('age_group').notNull(),
    length: text('length').notNull(),
    stories: integer('stories').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.environment, t.tone, t.ageGroup, t.length] }),
    check('story_counts_not_below_0', sql`${t.stories} >= 0`),
  ],
)

/**
 * Stories that have to be indexed for the search; noted by triggers, indexed before the next search. The triggers do
 * not write the index themselves: it needs a newer SQLite than many systems' command line has.
 */
export const storySearchWaiting = sqliteTable(
  'story_search_waiting',
  {
    userId: integer('user_id').notNull(),
    storyId: integer('story_id').notNull(),
    /** The story was deleted, perhaps with its family. */
    isGone: integer('is_gone', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storyId] }),
    index('story_search_gone').on(t.userId, t.storyId).where(sql`is_gone`),
  ],
)

/** The long texts of a story, JSON as in the specification's section 3; empty until that piece is finished. */
export const storyBodies = sqliteTable(
  'story_bodies',
  {
    storyId: integer('story_id')
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    storyRequest: text('story_request').notNull(),
    content: text('content'),
    /** What each paragraph's picture shows, and the helpers: for the painter. */
    scenes: text('scenes'),
    audio: text('audio'),
    ambientAudio: text('ambient_audio'),
    /** Flesch-Kincaid grade of the words, as measured. */
    readingGrade: real('reading_grade'),
    /** JSON: what the family's next stories are told of this one. */
    memory: text('memory'),
    /** JSON: the first words, narration and grade; empty while no page has other words. */
    firstTelling: text('first_telling'),
    /** JSON: which engine made the text, the pictures, the voice and the ambience. */
    madeBy: text('made_by'),
  },
  (t) => [
    check('story_bodies_story_request_json', sql`json_valid(${t.storyRequest})`),
    check('story_bodies_content_json', sql`${t.content} IS NULL OR json_valid(${t.content})`),
    check('story_bodies_scenes_json', sql`${t.scenes} IS NULL OR json_valid(${t.scenes})`),
    check('story_bodies_audio_json', sql`${t.audio} IS NULL OR json_valid(${t.audio})`),
    check('story_bodies_ambient_audio_json', sql`${t.ambientAudio} IS NULL OR json_valid(${t.ambientAudio})`),
    check('story_bodies_memory_json', sql`${t.memory} IS NULL OR json_valid(${t.memory})`),
    check('story_bodies_first_telling_json', sql`${t.firstTelling} IS NULL OR json_valid(${t.firstTelling})`),
    check('story_bodies_made_by_json', sql`${t.madeBy} IS NULL OR json_valid(${t.madeBy})`),
  ],
)

/** One row for each finished picture. */
export const storyImages = sqliteTable(
  'story_images',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    paragraphIndex: integer('paragraph_index').notNull(),
    focusX: real('focus_x').notNull(),
    focusY: real('focus_y').notNull(),
    /** JSON list of the picture's files: cut, width, height, contentType, hash. */
    files: text('files').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.paragraphIndex] }),
    check('story_images_files_json', sql`json_valid(${t.files})`),
    check('story_images_paragraph_index', sql`${t.paragraphIndex} >= 0`),
  ],
)

/** Where a family stopped in a story before its end. */
export const storyPlaces = sqliteTable(
  'story_places',
  {
    storyId: integer('story_id')
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seconds: real('seconds').notNull(),
    percent: integer('percent').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('story_places_user').on(t.userId),
    check('story_places_seconds', sql`${t.seconds} > 0`),
    check('story_places_percent', sql`${t.percent} BETWEEN 0 AND 100`),
  ],
)

/** Which files a story uses, so that deleting one story keeps what another still shows. */
export const storyMedia = sqliteTable(
  'story_media',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.mediaId] }), index('story_media_media').on(t.mediaId)],
)

export const storyDefinitions = sqliteTable(
  'story_definitions',
  {
    lengthKey: text('length_key').primaryKey(),
    displayName: text('display_name').notNull(),
    description: text('description').notNull(),
    paragraphCount: integer('paragraph_count').notNull(),
    creditsRequired: integer('credits_required').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    imagesPerStory: integer('images_per_story').notNull(),
  },
  (t) => [check('story_definitions_amounts', sql`${t.paragraphCount} > 0 AND ${t.creditsRequired} >= 0`)],
)

export const authorStyles = sqliteTable(
  'author_styles',
  {
    name: text('name').primaryKey(),
    displayName: text('display_name').notNull(),
    era: text('era').notNull(),
    specialty: text('specialty').notNull(),
    style: text('style').notNull(),
    /** JSON list of short texts. */
    techniques: text('techniques').notNull(),
  },
  (t) => [check('author_styles_techniques_json', sql`json_valid(${t.techniques})`)],
)
