import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { characters } from './characters.ts'
import { stories } from './stories.ts'
import { createdAt, updatedAt } from './times.ts'
import { users } from './users.ts'

/** A child of the family, with its usual choices; and one row for the family itself, created with the user by a trigger. */
export const profiles = sqliteTable(
  'profiles',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['family', 'child'] }).notNull(),
    name: text('name').notNull(),
    /** The character of this child; empty for the family's own profile, and when that character was deleted. */
    characterId: integer('character_id').references(() => characters.id, { onDelete: 'set null' }),
    ageGroup: text('age_group', { enum: ['3-5', '6-8', '9-12'] }),
    /** The narrator's voice; empty until one was chosen. */
    voice: text('voice'),
    /** JSON lists of ids. */
    favoriteThemes: text('favorite_themes').notNull().default('[]'),
    favoriteTones: text('favorite_tones').notNull().default('[]'),
    /** JSON: the choices of the last story. */
    lastChoices: text('last_choices'),
    /** The parents' order. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('profiles_user').on(t.userId, t.position, t.id),
    uniqueIndex('profiles_family').on(t.userId).where(sql`kind = 'family'`),
    uniqueIndex('profiles_character').on(t.characterId).where(sql`character_id IS NOT NULL`),
    check('profiles_kind', sql`${t.kind} IN ('family', 'child')`),
    check('profiles_family_is_nobody', sql`${t.kind} = 'child' OR ${t.characterId} IS NULL`),
    check('profiles_name_given', sql`length(trim(${t.name})) > 0`),
    check('profiles_age_group', sql`${t.ageGroup} IS NULL OR ${t.ageGroup} IN ('3-5', '6-8', '9-12')`),
    check('profiles_favorite_themes_json', sql`json_valid(${t.favoriteThemes})`),
    check('profiles_favorite_tones_json', sql`json_valid(${t.favoriteTones})`),
    check('profiles_last_choices_json', sql`${t.lastChoices} IS NULL OR json_valid(${t.lastChoices})`),
  ],
)

/** A child's shelf: the stories with this child. The family's own shelf is all of its stories. */
export const profileStories = sqliteTable(
  'profile_stories',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.profileId, t.storyId] }),
    index('profile_stories_story').on(t.storyId),
    index('profile_stories_profile').on(t.profileId),
  ],
)
