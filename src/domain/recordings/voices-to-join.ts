import { and, asc, eq, ne, or } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { toldWords } from '../../../db/queries/wanted-words.ts'
import { media, recordings, storyBodies, storyVoices } from '../../../db/schema/index.ts'
import type { FollowedWords } from '../../ports/recorder.ts'
import { mediaUrl } from '../../shared/media/media-url.ts'
import type { StoryAudio } from '../../shared/stories/story-answer.ts'

export interface RecordedPage {
  paragraphIndex: number
  words: string
  mediaId: number
  hash: string
  durationSeconds: number
  timings: FollowedWords | undefined
}

/** A voice whose narration is to be joined. */
export interface VoiceToJoin {
  id: number
  userId: number
  revision: number
  /** The words of the story's pages, and the narrator's telling of them where there is one. */
  words: string[]
  told: StoryAudio | undefined
  /** Those that read the story's current words. */
  pages: RecordedPage[]
}

/** A voice at the revision at which its recordings were read. */
export type VoiceRevision = Pick<VoiceToJoin, 'id' | 'revision'>

/** The voices of a story whose narration is out of date. */
export const voicesNotJoined = (db: DbOrTx, storyId: number): VoiceRevision[] =>
  db
    .select({ id: storyVoices.id, revision: storyVoices.revision })
    .from(storyVoices)
    .where(and(eq(storyVoices.storyId, storyId), ne(storyVoices.revision, storyVoices.joinedRevision)))
    .all()

/** The first voice of a story whose narration is out of date, except for revisions to pass over; undefined when there is none. */
export function voiceToJoin(
  db: DbOrTx,
  storyId: number,
  passedOver: readonly VoiceRevision[] = [],
): VoiceToJoin | undefined {
  const voice = db
    .select()
    .from(storyVoices)
    .where(
      and(
        eq(storyVoices.storyId, storyId),
        ne(storyVoices.revision, storyVoices.joinedRevision),
        ...passedOver.map(({ id, revision }) =>
          or(ne(storyVoices.id, id), ne(storyVoices.revision, revision)),
        ),
      ),
    )
    .orderBy(asc(storyVoices.id))
    .limit(1)
    .get()
  if (!voice) return undefined
  const body = db
    .select({ audio: storyBodies.audio })
    .from(storyBodies)
    .where(eq(storyBodies.storyId, storyId))
    .get()
  const words = toldWords(db, storyId)
  const { id, userId, revision } = voice
  return {
    id,
    userId,
    revision,
    words,
    told: body?.audio ? (JSON.parse(body.audio) as StoryAudio) : undefined,
    pages: recordedPages(db, id).filter((page) => page.words === words[page.paragraphIndex]),
  }
}

const recordedPages = (db: DbOrTx, voiceId: number): RecordedPage[] =>
  db
    .select()
    .from(recordings)
    .innerJoin(media, eq(media.id, recordings.mediaId))
    .where(eq(recordings.voiceId, voiceId))
    .orderBy(asc(recordings.paragraphIndex))
    .all()
    .map(({ recordings: { paragraphIndex, words, mediaId, durationSeconds, timings }, media: { hash } }) => ({
      paragraphIndex,
      words,
      mediaId,
      hash,
      durationSeconds,
      timings: timings === null ? undefined : (JSON.parse(timings) as FollowedWords),
    }))

/** Stores the word times of a recording, unless another one has replaced it. */
export const saveTimings = (db: Db, voiceId: number, page: RecordedPage, timings: FollowedWords): void =>
  void db
    .update(recordings)
    .set({ timings: JSON.stringify(timings) })
    .where(
      and(
        eq(recordings.voiceId, voiceId),
        eq(recordings.paragraphIndex, page.paragraphIndex),
        eq(recordings.mediaId, page.mediaId),
      ),
    )
    .run()

/** A story told in a voice; undefined where that is not possible. */
export type JoinedVoice =
  | { audio: Omit<StoryAudio, 'audioUrl'>; mediaId: number; hash: string; contentType: string }
  | undefined

/**
 * Makes this the story's telling in a voice, unless another page was recorded meanwhile. Returns the file that is no
 * longer used.
 */
export function saveJoinedVoice(db: Db, { id, revision }: VoiceRevision, joined: JoinedVoice): number[] {
  return db.transaction(
    (tx) => {
      const asItWas = and(eq(storyVoices.id, id), eq(storyVoices.revision, revision))
      const before = tx.select({ mediaId: storyVoices.mediaId }).from(storyVoices).where(asItWas).get()
      if (!before) return []
      const audio = joined && {
        audioUrl: mediaUrl(joined.hash, joined.contentType),
        ...joined.audio,
      }
      tx.update(storyVoices)
        .set({
          audio: audio ? JSON.stringify(audio satisfies StoryAudio) : null,
          mediaId: joined?.mediaId ?? null,
          joinedRevision: revision,
        })
        .where(asItWas)
        .run()
      return before.mediaId === null ? [] : [before.mediaId]
    },
    { behavior: 'immediate' },
  )
}
