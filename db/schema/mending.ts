import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stories } from './stories.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** The changes a parent made to pages of a finished story, in order, with the previous content. */
export const storyChanges = sqliteTable(
  'story_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    paragraphIndex: integer('paragraph_index').notNull(),
    kind: text('kind', { enum: ['words', 'picture'] }).notNull(),
    /**
     * `waiting` for its voice or its picture, `made`, `leaving` while the previous voice is restored, or `gone`:
     * undone, and remembered because later changes of the page cost the price of further ones.
     */
    state: text('state', { enum: ['waiting', 'made', 'leaving', 'gone'] })
      .notNull()
      .default('waiting'),
    /** The new words of the page, or the wish for its picture; empty once it is gone. */
    asked: text('asked').notNull(),
    /** The previous content: the words, or JSON of the picture (focus and files) once it was replaced. */
    before: text('before'),
    createdAt: createdAt(),
  },
  (t) => [
    index('story_changes_page').on(t.storyId, t.paragraphIndex, t.id),
    index('story_changes_user').on(t.userId),
    check('story_changes_kind', sql`${t.kind} IN ('words', 'picture')`),
    check('story_changes_state', sql`${t.state} IN ('waiting', 'made', 'leaving', 'gone')`),
    check('story_changes_paragraph_index', sql`${t.paragraphIndex} >= 0`),
  ],
)

/** The narration of one page's changed words, from which a story's narration is joined; bought once for the same words. */
export const pageNarrations = sqliteTable(
  'page_narrations',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paragraphIndex: integer('paragraph_index').notNull(),
    words: text('words').notNull(),
    /** JSON like a story's narration, timed from the start of the page. */
    audio: text('audio').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.paragraphIndex, t.words] }),
    index('page_narrations_user').on(t.userId),
    check('page_narrations_audio_json', sql`json_valid(${t.audio})`),
  ],
)
