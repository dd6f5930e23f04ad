import { and, eq } from 'drizzle-orm'
import { characters, media } from '../db/schema/index.ts'
import { keepLikeness } from '../src/domain/characters/keep-likeness.ts'
import { singleFlight } from '../src/domain/media/single-flight.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import { AnswerFailed } from '../src/ports/answer-failed.ts'
import type { MediaStore } from '../src/ports/media-store.ts'
import type { LikenessBrief, Painter } from '../src/ports/painter.ts'
import type { Making } from '../src/ports/purchase-store.ts'
import { Unusable } from '../src/ports/unusable.ts'
import type { CastSheet } from '../src/shared/characters/cast-sheet.ts'
import { allOrFirstError } from '../src/shared/kit/all-or-first-error.ts'
import { type GenerationContext, makingFor } from './generation-context.ts'

/** Portraits of a story's children, or nothing to wait for where none are needed. */
export type Likenesses = Promise<(Uint8Array | undefined)[]> | []

/**
 * The portraits by which a story's children are painted, in the order of its cast; none where the painter uses the
 * cast sheet. Missing ones are made, once for each character, and stored with it.
 */
export async function likenessesFor(
  studio: GenerationContext,
  story: UnfinishedStory,
  signal: AbortSignal,
): Promise<(Uint8Array | undefined)[]> {
  const likeness = studio.painter.likeness
  if (!likeness) return []
  return allOrFirstError(
    story.request.characters.map(({ id, castSheet, gender }) =>
      likenessOf(studio, story, { id, castSheet, gender, likeness }, signal),
    ),
  )
}

interface Sitter {
  id: number
  castSheet: CastSheet
  gender: LikenessBrief['gender']
  likeness: NonNullable<Painter['likeness']>
}

async function likenessOf(
  studio: GenerationContext,
  story: UnfinishedStory,
  sitter: Sitter,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { db, media: store } = studio
  const { id, castSheet, gender, likeness } = sitter
  const character = characterOf(studio, story.userId, id)
  const isAsWished = character && JSON.stringify(character.castSheet) === JSON.stringify(castSheet)
  // Deleted or changed since the story was requested: the portrait is for this story only.
  if (!isAsWished) return drawn(likeness, { sheet: castSheet, gender }, makingFor(studio, story, signal))

  const kept = character.isLikeness && character.portrait && (await bytesOf(store, character.portrait))
  if (kept) return kept
  return singleFlight(db, `likeness ${id} ${character.castSheetJson}`, () =>
    keptLikeness(studio, story, { ...sitter, character }, signal),
  )
}

/** Draws the portrait of a character that has none, and stores it. */
async function keptLikeness(
  studio: GenerationContext,
  story: UnfinishedStory,
  { id, castSheet, gender, likeness, character }: Sitter & { character: KnownCharacter },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { db, media: store, painter } = studio
  const hash = character.sharedPhoto
  const bytesOfPhoto = hash && (await bytesOf(store, hash))
  // Read late: a call can wait in line for half an hour, and the parent may withdraw the photo meanwhile.
  const photo = () =>
    bytesOfPhoto && characterOf(studio, story.userId, id)?.sharedPhoto === hash ? bytesOfPhoto : undefined
  const brief = { sheet: castSheet, gender, ...(bytesOfPhoto ? { photo } : {}) }
  const owner = { userId: story.userId, characterId: id }
  const bytes = await drawn(likeness, brief, makingFor(studio, story, signal, owner))
  await keepLikeness({ db, media: store }, owner, character, { bytes, madeBy: painter.engine })
  return bytes
}

/** Vendors often refuse photos of children, with an answer without a picture or with none: then the cast sheet has to do. */
async function drawn(
  likeness: Sitter['likeness'],
  brief: LikenessBrief,
  making: Making,
): Promise<Uint8Array> {
  try {
    return await likeness(brief, making)
  } catch (error) {
    const isRefusal = error instanceof Unusable || error instanceof AnswerFailed
    if (!isRefusal || !brief.photo) throw error
    return likeness({ sheet: brief.sheet, gender: brief.gender }, making)
  }
}

type KnownCharacter = NonNullable<ReturnType<typeof characterOf>>

function characterOf({ db, painter }: Pick<GenerationContext, 'db' | 'painter'>, userId: number, id: number) {
  const row = db
    .select()
    .from(characters)
    .where(and(eq(characters.id, id), eq(characters.userId, userId)))
    .get()
  if (!row) return undefined
  const file = (mediaId: number | null) =>
    mediaId === null ? undefined : db.select().from(media).where(eq(media.id, mediaId)).get()
  const portrait = file(row.portraitId)
  const isShared = row.photoConsent === 'shared' && row.photoSharedWith === painter.engine
  return {
    portraitId: row.portraitId,
    castSheetJson: row.castSheet,
    castSheet: JSON.parse(row.castSheet) as CastSheet,
    /** The photo that the parent agreed to send to this very service. */
    sharedPhoto: isShared ? file(row.photoId)?.hash : undefined,
    portrait: portrait?.hash,
    isLikeness: portrait?.madeBy != null,
  }
}

async function bytesOf(store: MediaStore, hash: string): Promise<Uint8Array | undefined> {
  const file = await store.get(hash)
  return file && new Uint8Array(await file.arrayBuffer())
}
