import type { Db } from '../../../db/client.ts'
import { storyOf } from '../../../db/queries/story.ts'
import type { StoryToBind } from '../../ports/bindery.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { mediaHashOf } from '../../shared/media/media-url.ts'
import { readAlong } from '../../shared/stories/alignment.ts'
import type { StoryAnswer, StoryAudio, StoryContent, StoryImage } from '../../shared/stories/story-answer.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { beginOf, litPieces } from './lit-pieces.ts'

/** Why a story cannot be exported; `changed` where a picture or the voice was replaced while it was read. */
export type BindRefusal = 'not-found' | 'not-complete' | 'changed'

/**
 * A family's finished story as it is now, in the narrator's voice or one of the family's, with everything that an
 * edition needs.
 */
export async function storyToBind(
  db: Db,
  store: MediaStore,
  { userId }: Admission,
  { storyId, voiceId }: { storyId: number; voiceId?: number | undefined },
  now: Date,
): Promise<Result<StoryToBind, BindRefusal>> {
  const story = storyOf(db, userId, storyId)
  const ofFamily = story?.voices?.find(({ id }) => id === voiceId)
  if (!story || (voiceId !== undefined && !ofFamily)) return failed('not-found')
  if (story.generationStatus !== 'complete') return failed('not-complete')
  const paragraphs = parsed<StoryContent>(story.content)?.paragraphs ?? []
  const audio = parsed<StoryAudio>(ofFamily ? ofFamily.audio : story.audio)
  const pictures = await picturesOf(store, story, paragraphs.length)
  const voice = await voiceOf(store, audio)
  if (!pictures || (audio && !voice)) return failed('changed')
  const { words = [], together } = audio?.alignment ?? {}
  const along = readAlong(paragraphs, words, together)
  const durationSeconds = audio?.durationSeconds ?? along.words.at(-1)?.end ?? 0
  const pages = paragraphs.map((text, at) => ({
    text,
    picture: pictures[at],
    lit: litPieces(text, along, at, durationSeconds),
    begins: beginOf(along, at),
  }))
  return ok({
    title: story.title,
    children: childrenOf(story),
    pages,
    narration: voice && { bytes: voice, durationSeconds, reader: ofFamily?.name },
    colophon: story.colophon ?? '',
    identifier: identifierOf(storyId, story.createdAt),
    createdAt: story.createdAt,
    boundAt: now.toISOString(),
  })
}

/** In the order of paragraphs; undefined when one was replaced just now. */
async function picturesOf(
  store: MediaStore,
  { images }: StoryAnswer,
  count: number,
): Promise<(Uint8Array | undefined)[] | undefined> {
  const pictures: (Uint8Array | undefined)[] = Array(count).fill(undefined)
  for (const { imageUrl, paragraphIndex } of parsed<StoryImage[]>(images) ?? []) {
    const bytes = await bytesOf(store, imageUrl)
    if (!bytes) return undefined
    if (paragraphIndex < count) pictures[paragraphIndex] = bytes
  }
  return pictures
}

async function voiceOf(store: MediaStore, audio: StoryAudio | undefined): Promise<Uint8Array | undefined> {
  if (audio?.audioUrl) return bytesOf(store, audio.audioUrl)
  // Older records hold the sound itself.
  return audio?.audioBase64 ? Uint8Array.fromBase64(audio.audioBase64.replace(/^data:[^,]*,/, '')) : undefined
}

async function bytesOf(store: MediaStore, url: string): Promise<Uint8Array | undefined> {
  const file = await store.get(mediaHashOf(url) ?? '')
  return file && new Uint8Array(await file.arrayBuffer())
}

function childrenOf({ storyRequest }: StoryAnswer): string[] {
  const characters = parsed<{ characters?: { name?: string }[] }>(storyRequest)?.characters ?? []
  return characters.flatMap(({ name }) => name ?? [])
}

/** The same story is always the same book on a shelf; the identifier reveals nothing about the family. */
function identifierOf(storyId: number, createdAt: string): string {
  const hash = new Bun.CryptoHasher('sha256')
    .update(`${PRODUCT_NAME} story ${storyId} ${createdAt}`)
    .digest('hex')
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 0x3) | 0x8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Undefined when missing or unreadable. */
function parsed<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : ((JSON.parse(text) as T | null) ?? undefined)
  } catch {
    return undefined
  }
}
