import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { characters, media, profiles } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { Painter } from '../../ports/painter.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { PhotoLook } from '../../shared/characters/photo-look/look.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { mediaHashOf } from '../../shared/media/media-url.ts'
import type { Gender } from '../../shared/stories/story-request.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { holdingMedia, type MediaHolder } from '../media/holding-media.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { becomeChild } from '../profiles/become-child.ts'
import { deriveCastSheet } from './derive-cast-sheet.ts'
import { type PhotoRefusal, readDataUrl, reencodePhoto } from './photo.ts'

export interface CharacterFields {
  name: string
  gender: Gender
  description: string
  /** A `data:` address, the address of a photo of the same family, or null for none. */
  referenceImageUrl: string | null
  /** Required for a new photo: whether it is only stored here, or also shown to a picture service. */
  photoConsent?: PhotoConsent | undefined
  /** The picture service that the parent agreed to share the photo with; without it nothing is shared. */
  photoSharedWith?: string | undefined
  /** How the name is pronounced, in the parent's spelling. */
  soundsLike: string | null
  /** A look that the parent chose; null to follow the description again; undefined to leave it unchanged. */
  castSheet?: CastSheet | null | undefined
  /** What the parent was shown of the photo: the derived look keeps exactly that. */
  photoLook?: PhotoLook | undefined
}

export type PhotoConsent = 'kept' | 'shared'

export interface CharacterStudio {
  db: Db
  media: MediaStore
  painter: Painter
}

export type CharacterRefusal = PhotoRefusal | 'full' | 'not-found' | 'photo-not-found' | 'no-consent'

type Row = typeof characters.$inferSelect

/** Creates a character: photo, cast sheet and portrait first, then the row, so that nothing half-made is ever listed. */
export async function createCharacter(
  studio: CharacterStudio,
  { userId }: Admission,
  fields: CharacterFields,
  { seed, now }: { seed: number; now: Date },
): Promise<Result<Row, CharacterRefusal>> {
  if (!hasRoomFor(studio.db, userId, 'character')) return failed('full')
  return holdingMedia(studio.db, studio.media, async (holder) => {
    const look = await prepare(studio, holder, userId, fields, { seed, now })
    if (!look.ok) return look
    // Other characters may have been created meanwhile.
    if (!hasRoomFor(studio.db, userId, 'character')) return failed('full')
    const { name, gender, description, soundsLike } = fields
    const row = studio.db.transaction((tx) => {
      const made = tx
        .insert(characters)
        .values({ userId, name, gender, description, soundsLike, seed, ...look.value })
        .returning()
        .get()
      becomeChild(tx, userId, made)
      return made
    })
    return ok(row)
  })
}

/** Changes a character. A look that the parent did not choose follows the new description; what it leaves open stays unchanged. */
export async function updateCharacter(
  studio: CharacterStudio,
  { userId }: Admission,
  id: number,
  fields: CharacterFields,
  now: Date,
): Promise<Result<Row, CharacterRefusal>> {
  const mine = and(eq(characters.id, id), eq(characters.userId, userId))
  const before = studio.db.select().from(characters).where(mine).get()
  if (!before) return failed('not-found')
  return holdingMedia(studio.db, studio.media, async (holder) => {
    const look = await prepare(studio, holder, userId, fields, { seed: before.seed, now, before })
    if (!look.ok) return look
    const { name, gender, description, soundsLike } = fields
    const changed = studio.db.transaction((tx) => {
      // Another edit may have been stored while this one was painted: replace what that one stored.
      const replaced = tx.select().from(characters).where(mine).get()
      if (!replaced) return
      const changes = { name, gender, description, soundsLike, ...look.value, updatedAt: now.toISOString() }
      return { replaced, row: tx.update(characters).set(changes).where(mine).returning().get() }
    })
    if (!changed) return failed('not-found')
    await removeUnusedMedia(studio.db, studio.media, mediaOf(changed.replaced))
    return ok(changed.row)
  })
}

/**
 * Deletes a character with its photo and portrait; its stories stay. Its profile is either kept with its shelf,
 * without a character, or removed. False when the user has no such character.
 */
export async function deleteCharacter(
  studio: CharacterStudio,
  userId: number,
  id: number,
  profile: 'keep' | 'remove' = 'keep',
): Promise<boolean> {
  const row = studio.db.transaction((tx) => {
    const theirs = and(eq(profiles.characterId, id), eq(profiles.userId, userId))
    if (profile === 'remove') tx.delete(profiles).where(theirs).run()
    return tx
      .delete(characters)
      .where(and(eq(characters.id, id), eq(characters.userId, userId)))
      .returning()
      .get()
  })
  if (!row) return false
  await removeUnusedMedia(studio.db, studio.media, mediaOf(row))
  return true
}

type Look = Pick<Row, 'castSheet' | 'castSheetChosen' | 'portraitId' | keyof Photo>

interface Circumstances {
  seed: number
  now: Date
  /** For a change: the character before it. */
  before?: Row
}

async function prepare(
  studio: CharacterStudio,
  holder: MediaHolder,
  userId: number,
  fields: CharacterFields,
  { seed, now, before }: Circumstances,
): Promise<Result<Look, CharacterRefusal>> {
  const photo = await photoOf(studio.db, holder, userId, fields, { now, before })
  if (!photo.ok) return photo
  const { sheet, chosen } = sheetOf(fields, seed, before)
  const bytes = await studio.painter.portrait(sheet)
  const portrait = await holder.keep({
    userId,
    kind: 'portrait',
    contentType: 'image/webp',
    bytes,
  })
  return ok({
    castSheet: JSON.stringify(sheet),
    castSheetChosen: chosen,
    portraitId: portrait.id,
    ...photo.value,
  })
}

function sheetOf(
  { castSheet, gender, description, photoLook }: CharacterFields,
  seed: number,
  before: Row | undefined,
): { sheet: CastSheet; chosen: boolean } {
  if (castSheet) return { sheet: castSheet, chosen: true }
  if (castSheet === undefined && before?.castSheetChosen)
    return { sheet: JSON.parse(before.castSheet) as CastSheet, chosen: true }
  const isSeen = photoLook !== undefined && Object.keys(photoLook).length > 0
  return { sheet: deriveCastSheet({ gender, description, seed, photoLook }), chosen: isSeen }
}

type Photo = Pick<Row, 'photoId' | 'photoConsent' | 'photoConsentAt' | 'photoSharedWith'>

const NO_PHOTO: Photo = { photoId: null, photoConsent: null, photoConsentAt: null, photoSharedWith: null }

async function photoOf(
  db: Db,
  holder: MediaHolder,
  userId: number,
  { referenceImageUrl: url, photoConsent, photoSharedWith }: CharacterFields,
  { now, before }: { now: Date; before: Row | undefined },
): Promise<Result<Photo, CharacterRefusal>> {
  if (url === null) return ok(NO_PHOTO)
  const consent = photoConsent && {
    photoConsent,
    photoConsentAt: now.toISOString(),
    photoSharedWith: photoConsent === 'shared' ? (photoSharedWith ?? null) : null,
  }
  const hash = mediaHashOf(url)
  if (hash) {
    const own = db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.userId, userId), eq(media.hash, hash), eq(media.kind, 'photo')))
      .get()
    if (!own) return failed('photo-not-found')
    holder.hold(own.id)
    const given = before?.photoId === own.id ? before : NO_PHOTO
    return ok({
      photoId: own.id,
      photoConsent: given.photoConsent,
      photoConsentAt: given.photoConsentAt,
      photoSharedWith: given.photoSharedWith,
      ...consent,
    })
  }
  const bytes = readDataUrl(url)
  if (!bytes.ok) return bytes
  if (!consent) return failed('no-consent')
  const photo = await reencodePhoto(bytes.value)
  if (!photo.ok) return photo
  const kept = await holder.keep({
    userId,
    kind: 'photo',
    contentType: 'image/jpeg',
    bytes: photo.value,
  })
  return ok({ photoId: kept.id, ...consent })
}

const mediaOf = (row: Row) => [row.photoId, row.portraitId].filter((id) => id !== null)
