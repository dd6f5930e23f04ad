import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { recordings, stories, storyVoices } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { giveToNarrator } from '../links/story-links.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { beginPart, rejoinVoices } from '../mending/begin-part.ts'
import { recordedCount } from './keep-recording.ts'
import { voicesNotJoined } from './voices-to-join.ts'

/**
 * Deletes a voice's recording of one page of a family's story, or without a page all of them. False when there is no
 * such recording. The story is joined again without it.
 */
export async function forgetRecording(
  db: Db,
  store: MediaStore,
  admission: Admission,
  { storyId, voice, paragraphIndex }: { storyId: number; voice: string; paragraphIndex: number | undefined },
): Promise<boolean> {
  const unused = db.transaction(
    (tx) => {
      const found = voiceIn(tx, admission.userId, storyId, voice)
      const ofPage = paragraphIndex === undefined ? undefined : eq(recordings.paragraphIndex, paragraphIndex)
      const gone = found && forget(tx, found.id, ofPage)
      if (!gone || gone.length === 0) return undefined
      beginPart(tx, admission, { kind: 'join_voices', storyId, paragraphIndex: null })
      return gone
    },
    { behavior: 'immediate' },
  )
  if (!unused) return false
  await removeUnusedMedia(db, store, unused)
  return true
}

const voiceIn = (tx: DbOrTx, userId: number, storyId: number, name: string) =>
  tx
    .select({ id: storyVoices.id })
    .from(storyVoices)
    .innerJoin(stories, eq(stories.id, storyVoices.storyId))
    .where(and(eq(storyVoices.storyId, storyId), eq(storyVoices.name, name), eq(stories.userId, userId)))
    .get()

/**
 * Deletes the recordings of pages whose words have changed; the voices are joined again. Returns the files that are no
 * longer used.
 */
export function loseMended(tx: DbOrTx, storyId: number, words: readonly string[]): number[] {
  const voices = tx
    .select({ id: storyVoices.id, mediaId: storyVoices.mediaId })
    .from(storyVoices)
    .where(eq(storyVoices.storyId, storyId))
    .all()
  const unused = voices.flatMap(({ id, mediaId }) => {
    const read = tx.select().from(recordings).where(eq(recordings.voiceId, id)).all()
    const mended = read
      .filter((page) => page.words !== words[page.paragraphIndex])
      .map((page) => page.paragraphIndex)
    if (mended.length === 0) raiseRevision(tx, id)
    const gone = mended.length > 0 ? forget(tx, id, inArray(recordings.paragraphIndex, mended)) : []
    // It says words that the story no longer has.
    tx.update(storyVoices).set({ audio: null, mediaId: null }).where(eq(storyVoices.id, id)).run()
    return [...gone, ...(mediaId === null ? [] : [mediaId])]
  })
  if (voicesNotJoined(tx, storyId).length > 0) rejoinVoices(tx, storyId)
  return unused
}

type Which = ReturnType<typeof eq> | undefined

function forget(tx: DbOrTx, voiceId: number, which: Which): number[] {
  const gone = tx
    .delete(recordings)
    .where(and(eq(recordings.voiceId, voiceId), which))
    .returning({ mediaId: recordings.mediaId })
    .all()
    .map(({ mediaId }) => mediaId)
  if (recordedCount(tx, voiceId) > 0) {
    raiseRevision(tx, voiceId)
    return gone
  }
  const ended = tx.delete(storyVoices).where(eq(storyVoices.id, voiceId)).returning().all()
  for (const { storyId, name } of ended) giveToNarrator(tx, storyId, name)
  return [...gone, ...ended.flatMap(({ mediaId }) => mediaId ?? [])]
}

/** The voice is then joined again. */
function raiseRevision(tx: DbOrTx, voiceId: number): void {
  tx.update(storyVoices)
    .set({ revision: sql`${storyVoices.revision} + 1` })
    .where(eq(storyVoices.id, voiceId))
    .run()
}
