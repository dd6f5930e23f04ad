import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { media } from './media.ts'
import { createdAt, updatedAt } from './times.ts'
import { users } from './users.ts'

export const characters = sqliteTable(
  'characters',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }).notNull(),
    description: text('description').notNull(),
    photoId: integer('photo_id').references(() => media.id, { onDelete: 'set null' }),
    portraitId: integer('portrait_id').references(() => media.id, { onDelete: 'set null' }),
    /** JSON of the cast sheet: how this child looks in every picture. */
    castSheet: text('cast_sheet').notNull(),
    /** The parent chose the cast sheet; otherwise it follows the description. */
    castSheetChosen: integer('cast_sheet_chosen', { mode: 'boolean' }).notNull().default(false),
    /** The pronunciation of the name, as the parent spells it, e.g. "neev" for Niamh. */
    soundsLike: text('sounds_like'),
    /** What the parent agreed to for the photo: only stored here, or also sent to a picture service. */
    photoConsent: text('photo_consent', { enum: ['kept', 'shared'] }),
    photoConsentAt: text('photo_consent_at'),
    /** The engine name of the picture service that the parent agreed to; no other one is sent the photo. */
    photoSharedWith: text('photo_shared_with'),
    seed: integer('seed').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('characters_user').on(t.userId, t.id),
    index('characters_photo').on(t.photoId),
    index('characters_portrait').on(t.portraitId),
    check('characters_gender', sql`${t.gender} IN ('male', 'female')`),
    check('characters_name_given', sql`length(trim(${t.name})) > 0`),
    check(
      'characters_description_given',
      sql`length(trim(${t.description})) > 0 AND length(${t.description}) <= 500`,
    ),
    check('characters_cast_sheet_json', sql`json_valid(${t.castSheet})`),
    check('characters_sounds_like', sql`${t.soundsLike} IS NULL OR length(trim(${t.soundsLike})) > 0`),
    check(
      'characters_photo_consent',
      sql`${t.photoConsent} IS NULL OR ${t.photoConsent} IN ('kept', 'shared')`,
    ),
  ],
)
