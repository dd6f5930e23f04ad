import { and, count, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { recordings, storyVoices } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { RecordingFault, TakeRecording } from '../../ports/recorder.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { VOICES_PER_STORY } from '../../shared/recordings/recording.ts'
import { wordsMark } from '../../shared/recordings/words-mark.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { isLinkLive } from '../links/story-links.ts'
import { holdingMedia } from '../media/holding-media.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { beginPart } from '../mending/begin-part.ts'
import { type PageAddress, type PageRefusal, pageOf } from '../mending/page-of.ts'

export interface NewRecording extends PageAddress {
  /** Whose voice it is, as returned by `voiceName`. */
  voice: string
  bytes: Uint8Array
  /** Duration in seconds, according to the browser. */
  seconds: number
  /** The hash of the words that were read. */
  seen: string
  /** The link that it comes through; undefined for the family's own. */
  linkId?: number
}

export type RecordingRefusal =
  | PageRefusal
  | { reason: RecordingFault | 'changed-meanwhile' | 'full' | 'too-many-voices' | 'link-over' }

interface Services {
  db: Db
  media: MediaStore
  takeRecording: TakeRecording
  now: () => Date
}

/**
 * Stores a page as somebody read it aloud, replacing the same voice's earlier recording of it, and has the story made
 * playable in that voice. Refused when it is inaudible, or when the page has other words by now.
 */
export async function keepRecording(
  services: Services,
  admission: Admission,
  recording: NewRecording,
): Promise<Result<undefined, RecordingRefusal>> {
  const { db, media, takeRecording } = services
  const { userId } = admission
  const before = mayKeep(db, userId, recording, services.now())
  if (!before.ok) return before
  const { bytes, seconds } = recording
  const taken = await takeRecording({ bytes, seconds })
  if (!taken.ok) return failed({ reason: taken.failure })
  const { contentType, durationSeconds } = taken.value
  const kept = await holdingMedia(db, media, async ({ keep }) => {
    // It is a narration of the story; the row that names it says what it belongs to.
    const file = await keep({ userId, kind: 'narration', contentType, bytes: taken.value.bytes })
    return saveRecording(services, admission, recording, { mediaId: file.id, durationSeconds })
  })
  if (!kept.ok) return kept
  await removeUnusedMedia(db, media, kept.value)
  return ok(undefined)
}

interface Kept {
  mediaId: number
  durationSeconds: number
}

/** The file that it replaces. */
function saveRecording(
  { db, now }: Services,
  admission: Admission,
  recording: NewRecording,
  { mediaId, durationSeconds }: Kept,
): Result<number[], RecordingRefusal> {
  const { userId } = admission
  const { storyId, paragraphIndex, voice } = recording
  return db.transaction(
    (tx): Result<number[], RecordingRefusal> => {
      const page = mayKeep(tx, userId, recording, now())
      if (!page.ok) return page
      const voiceId = voiceIdOf(tx, { userId, storyId, name: voice })
      const ofPage = and(eq(recordings.voiceId, voiceId), eq(recordings.paragraphIndex, paragraphIndex))
      const before = tx.select({ id: recordings.mediaId }).from(recordings).where(ofPage).all()
      const row = {
        words: page.value,
        mediaId,
        durationSeconds,
        timings: null,
        createdAt: now().toISOString(),
      }
      tx.insert(recordings)
        .values({ voiceId, userId, paragraphIndex, ...row })
        .onConflictDoUpdate({ target: [recordings.voiceId, recordings.paragraphIndex], set: row })
        .run()
      tx.update(storyVoices)
        .set({ revision: sql`${storyVoices.revision} + 1` })
        .where(eq(storyVoices.id, voiceId))
        .run()
      beginPart(tx, admission, { kind: 'join_voices', storyId, paragraphIndex: null })
      return ok(before.map(({ id }) => id))
    },
    { behavior: 'immediate' },
  )
}

/** The words of the page; checked before the recording is decoded, and again before it is stored. */
function mayKeep(
  tx: DbOrTx,
  userId: number,
  { storyId, paragraphIndex, voice, seen, linkId }: NewRecording,
  now: Date,
): Result<string, RecordingRefusal> {
  if (linkId !== undefined && !isLinkLive(tx, linkId, now)) return failed({ reason: 'link-over' })
  const page = pageOf(tx, userId, { storyId, paragraphIndex })
  if (!page.ok) return page
  if (wordsMark(page.value.words) !== seen) return failed({ reason: 'changed-meanwhile' })
  const known = voicesOf(tx, storyId).find(({ name }) => name === voice)
  if (!known && voicesOf(tx, storyId).length >= VOICES_PER_STORY) return failed({ reason: 'too-many-voices' })
  const hasPage = known && pagesOf(tx, known.id).includes(paragraphIndex)
  if (!hasPage && !hasRoomFor(tx, userId, 'recording')) return failed({ reason: 'full' })
  return ok(page.value.words)
}

const voicesOf = (tx: DbOrTx, storyId: number) =>
  tx
    .select({ id: storyVoices.id, name: storyVoices.name })
    .from(storyVoices)
    .where(eq(storyVoices.storyId, storyId))
    .all()

const pagesOf = (tx: DbOrTx, voiceId: number): number[] =>
  tx
    .select({ page: recordings.paragraphIndex })
    .from(recordings)
    .where(eq(recordings.voiceId, voiceId))
    .all()
    .map(({ page }) => page)

function voiceIdOf(tx: DbOrTx, voice: { userId: number; storyId: number; name: string }): number {
  const known = voicesOf(tx, voice.storyId).find(({ name }) => name === voice.name)
  return known?.id ?? tx.insert(storyVoices).values(voice).returning({ id: storyVoices.id }).get().id
}

/** How many pages a voice has recorded. */
export const recordedCount = (tx: DbOrTx, voiceId: number): number =>
  tx.select({ n: count() }).from(recordings).where(eq(recordings.voiceId, voiceId)).get()?.n ?? 0
