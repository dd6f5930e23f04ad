import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { changesOf, toldWords, wantedWords } from '../../../db/queries/wanted-words.ts'
import { media, recordings, stories, storyVoices } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { mediaUrl } from '../../shared/media/media-url.ts'
import type { RecordedStory, RecordedVoice } from '../../shared/recordings/recorded-story-payload.ts'
import { type PageRefusal, remakeJobOf } from '../mending/page-of.ts'
import { smallPictures } from '../mending/story-pages.ts'

/** A finished story of this user for the recording page: page by page, and who has read which pages. */
export function recordedStory(
  db: DbOrTx,
  userId: number,
  storyId: number,
): Result<RecordedStory, PageRefusal> {
  const story = db
    .select({ title: stories.title, status: stories.generationStatus })
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  if (!story) return failed({ reason: 'not-found' })
  if (story.status !== 'complete') return failed({ reason: 'not-complete' })
  const pictures = smallPictures(db, storyId)
  const words = wantedWords(toldWords(db, storyId), changesOf(db, storyId))
  return ok({
    id: storyId,
    title: story.title,
    pages: words.map((page, index) => ({ words: page, pictureUrl: pictures.get(index) ?? null })),
    voices: voicesOf(db, storyId, words),
  })
}

function voicesOf(db: DbOrTx, storyId: number, words: readonly string[]): RecordedVoice[] {
  const notYet = joiningOf(db, storyId)
  return db
    .select()
    .from(storyVoices)
    .where(eq(storyVoices.storyId, storyId))
    .orderBy(asc(storyVoices.id))
    .all()
    .map(({ id, name, revision, joinedRevision }) => ({
      name,
      state: revision === joinedRevision ? 'there' : notYet,
      recorded: pagesOf(db, id)
        .filter((page) => page.words === words[page.page])
        .map(({ page, hash, contentType, seconds }) => ({ page, url: mediaUrl(hash, contentType), seconds })),
    }))
}

/** The state of recordings that are not joined yet; a running try is not a delay, however many failed before it. */
function joiningOf(db: DbOrTx, storyId: number): RecordedVoice['state'] {
  const job = remakeJobOf(db, 'join_voices', storyId, null)
  if (job?.state === 'failed') return 'failed'
  return job?.state === 'queued' && job.waits > 0 ? 'delayed' : 'making'
}

const pagesOf = (db: DbOrTx, voiceId: number) =>
  db
    .select({
      page: recordings.paragraphIndex,
      words: recordings.words,
      hash: media.hash,
      contentType: media.contentType,
      seconds: recordings.durationSeconds,
    })
    .from(recordings)
    .innerJoin(media, eq(media.id, recordings.mediaId))
    .where(eq(recordings.voiceId, voiceId))
    .orderBy(asc(recordings.paragraphIndex))
    .all()
