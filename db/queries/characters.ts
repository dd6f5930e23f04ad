import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { CastSheet } from '../../src/shared/characters/cast-sheet.ts'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { Db } from '../client.ts'
import { characters, media, profiles } from '../schema/index.ts'
import { prepared } from '../statements.ts'

const photo = alias(media, 'photo')
const portrait = alias(media, 'portrait')

export interface CharacterAnswer {
  id: number
  name: string
  gender: 'male' | 'female'
  description: string
  referenceImageUrl: string | null
  portraitUrl: string | null
}

/** The user's characters, oldest first. */
export const charactersOf = (db: Db, userId: number): CharacterAnswer[] =>
  ofUser(db).all({ userId }).map(answer)

/** One of the user's characters; undefined when there is no such character. */
export function characterOf(db: Db, userId: number, id: number): CharacterAnswer | undefined {
  const row = select(db)
    .where(and(eq(characters.userId, userId), eq(characters.id, id)))
    .get()
  return row && answer(row)
}

/** A character with everything that its screen changes. */
export interface EditedCharacter extends CharacterAnswer {
  seed: number
  castSheet: CastSheet
  castSheetChosen: boolean
  soundsLike: string | null
  /** The picture service that the parent agreed to send the photo to; null for none. */
  photoSharedWith: string | null
  /** Whether a child's profile has this character. */
  hasProfile: boolean
}

/** One of the user's characters, for editing; undefined when there is no such character. */
export function editedCharacterOf(db: Db, userId: number, id: number): EditedCharacter | undefined {
  const row = select(db)
    .where(and(eq(characters.userId, userId), eq(characters.id, id)))
    .get()
  if (!row) return undefined
  const { seed, castSheet, castSheetChosen, soundsLike, photoConsent } = row.character
  const photoSharedWith = photoConsent === 'shared' ? row.character.photoSharedWith : null
  const sheet = JSON.parse(castSheet) as CastSheet
  const profile = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.characterId, id)).get()
  const hasProfile = profile !== undefined
  return { ...answer(row), seed, castSheet: sheet, castSheetChosen, soundsLike, photoSharedWith, hasProfile }
}

const select = (db: Db) =>
  db
    .select({ character: characters, photo: photo.hash, portrait: portrait.hash })
    .from(characters)
    .leftJoin(photo, eq(photo.id, characters.photoId))
    .leftJoin(portrait, eq(portrait.id, characters.portraitId))

const ofUser = prepared((db) =>
  select(db)
    .where(eq(characters.userId, sql.placeholder('userId')))
    .orderBy(asc(characters.id)),
)

interface Row {
  character: typeof characters.$inferSelect
  photo: string | null
  portrait: string | null
}

const answer = ({ character, photo, portrait }: Row): CharacterAnswer => ({
  id: character.id,
  name: character.name,
  gender: character.gender,
  description: character.description,
  referenceImageUrl: photo && mediaUrl(photo, 'image/jpeg'),
  portraitUrl: portrait && mediaUrl(portrait, 'image/webp'),
})
