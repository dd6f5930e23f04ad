import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { characters, media } from '../../../db/schema/index.ts'
import type { Painter } from '../../providers/image/index.ts'
import type { MediaStore } from '../../providers/media/index.ts'
import { mediaHashOf } from '../../shared/media-url.ts'
import { failed, ok, type Result } from '../../shared/result.ts'
import type { Gender } from '../../shared/story-request.ts'
import { holdingMedia, type MediaHolder } from '../media/holding-media.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { deriveCastSheet } from './derive-cast-sheet.ts'
import { type PhotoRefusal, readDataUrl, reencodePhoto } from './photo.ts'

export interface CharacterFields {
  name: string
  gender: Gender
  description: string
  /** A `data:` address, the address of a photo of the same family, or null for none. */
  referenceImageUrl: string | null
}

export interface CharacterStudio {
  db: Db
  media: MediaStore
  painter: Painter
}

export type CharacterRefusal = PhotoRefusal | 'not-found' | 'photo-not-found'

type Row = typeof characters.$inferSelect

/** Makes a character: photo, cast sheet and portrait, then the row, so that nothing half-made is ever listed. */
export async function createCharacter(
  studio: CharacterStudio,
  userId: number,
  fields: CharacterFields,
  seed: number,
): Promise<Result<Row, CharacterRefusal>> {
  return holdingMedia(studio.db, studio.media, async (holder) => {
    const look = await prepare(studio, holder, userId, fields, seed)
    if (!look.ok) return look
    const { name, gender, description } = fields
    const row = studio.db
      .insert(characters)
      .values({ userId, name, gender, description, seed, ...look.value })
      .returning()
      .get()
    return ok(row)
  })
}

/** Changes a character; its look follows the new words, and what they leave open stays as it was. */
export async function updateCharacter(
  studio: CharacterStudio,
  userId: number,
  id: number,
  fields: CharacterFields,
  now: Date,
): Promise<Result<Row, CharacterRefusal>> {
  const mine = and(eq(characters.id, id), eq(characters.userId, userId))
  const before = studio.db.select().from(characters).where(mine).get()
  if (!before) return failed('not-found')
  const changed = await holdingMedia(studio.db, studio.media, async (holder) => {
    const look = await prepare(studio, holder, userId, fields, before.seed)
    if (!look.ok) return look
    const { name, gender, description } = fields
    const row = studio.db
      .update(characters)
      .set({ name, gender, description, ...look.value, updatedAt: now.toISOString() })
      .where(mine)
      .returning()
      .get()
    return row ? ok(row) : failed('not-found' as const)
  })
  if (changed.ok) await removeUnusedMedia(studio.db, studio.media, mediaOf(before))
  return changed
}

/** Deletes a character with photo and portrait; stories that were made with it stay. False when the user has none such. */
export async function deleteCharacter(studio: CharacterStudio, userId: number, id: number): Promise<boolean> {
  const row = studio.db
    .delete(characters)
    .where(and(eq(characters.id, id), eq(characters.userId, userId)))
    .returning()
    .get()
  if (!row) return false
  await removeUnusedMedia(studio.db, studio.media, mediaOf(row))
  return true
}

interface Look {
  castSheet: string
  portraitId: number
  photoId: number | null
}

async function prepare(
  studio: CharacterStudio,
  holder: MediaHolder,
  userId: number,
  fields: CharacterFields,
  seed: number,
): Promise<Result<Look, CharacterRefusal>> {
  const photo = await photoId(studio.db, holder, userId, fields.referenceImageUrl)
  if (!photo.ok) return photo
  const sheet = deriveCastSheet({ gender: fields.gender, description: fields.description, seed })
  const bytes = await studio.painter.portrait(sheet)
  const portrait = await holder.keep({
    userId,
    kind: 'portrait',
    contentType: 'image/webp',
    bytes,
  })
  return ok({ castSheet: JSON.stringify(sheet), portraitId: portrait.id, photoId: photo.value })
}

async function photoId(
  db: Db,
  holder: MediaHolder,
  userId: number,
  url: string | null,
): Promise<Result<number | null, CharacterRefusal>> {
  if (url === null) return ok(null)
  const hash = mediaHashOf(url)
  if (hash) {
    const own = db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.userId, userId), eq(media.hash, hash), eq(media.kind, 'photo')))
      .get()
    if (!own) return failed('photo-not-found')
    holder.hold(own.id)
    return ok(own.id)
  }
  const bytes = readDataUrl(url)
  if (!bytes.ok) return bytes
  const photo = await reencodePhoto(bytes.value)
  if (!photo.ok) return photo
  const kept = await holder.keep({
    userId,
    kind: 'photo',
    contentType: 'image/jpeg',
    bytes: photo.value,
  })
  return ok(kept.id)
}

const mediaOf = (row: Row) => [row.photoId, row.portraitId].filter((id) => id !== null)
