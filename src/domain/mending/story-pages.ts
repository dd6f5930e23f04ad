import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { readersOf } from '../../../db/queries/recordings.ts'
import { changesOf, type StoryChange, toldWords, wantedWords } from '../../../db/queries/wanted-words.ts'
import { jobs, stories, storyImages, users } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { mediaUrl } from '../../shared/media/media-url.ts'
import type { MendablePage, StoryPages } from '../../shared/mending/story-pages-payload.ts'
import { smallest } from '../stories/save-pieces.ts'
import { changePrice } from './change-price.ts'
import type { PageRefusal } from './page-of.ts'

/** The engines that would make a change. */
export interface ChangeEngines {
  narrator: { engine: string }
  painter: { engine: string }
}

/** A finished story of this user for the page where it is mended: each page with the price of each change. */
export function storyPages(
  db: DbOrTx,
  userId: number,
  storyId: number,
  makers: ChangeEngines,
): Result<StoryPages, PageRefusal> {
  const story = db
    .select()
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  if (!story) return failed({ reason: 'not-found' })
  if (story.generationStatus !== 'complete') return failed({ reason: 'not-complete' })
  const user = db.select().from(users).where(eq(users.id, userId)).get()
  const changes = changesOf(db, storyId)
  const hasFailed = failedParts(db, storyId)
  const pictures = smallPictures(db, storyId)
  const readers = readersOf(db, storyId)
  const pages = wantedWords(toldWords(db, storyId), changes).map((words, paragraphIndex): MendablePage => {
    const ofPage = changes.filter((change) => change.paragraphIndex === paragraphIndex)
    const told = ofPage.filter(({ kind }) => kind === 'words')
    const drawn = ofPage.filter(({ kind }) => kind === 'picture')
    const price = (kind: StoryChange['kind'], maker: { engine: string }) =>
      changePrice(db, { storyId, paragraphIndex, kind }, maker)
    return {
      words,
      voice: stateOf(told, hasFailed('tell_pages', null)),
      recordedBy: readers.get(paragraphIndex) ?? [],
      wordsChanged: told.filter(({ state }) => state !== 'leaving').length,
      wordsPrice: price('words', makers.narrator),
      pictureUrl: pictures.get(paragraphIndex) ?? null,
      picture: stateOf(drawn, hasFailed('draw_wish', paragraphIndex)),
      picturesChanged: drawn.length,
      picturePrice: price('picture', makers.painter),
      wish: drawn.at(-1)?.asked ?? null,
    }
  })
  const { title, ageGroup } = story
  return ok({
    id: storyId,
    title,
    ageGroup: ageGroup as StoryPages['ageGroup'],
    availableCredits: user?.availableCredits ?? 0,
    pages,
  })
}

function stateOf(changes: readonly StoryChange[], hasFailed: boolean): MendablePage['voice'] {
  if (changes.every(({ state }) => state === 'made')) return 'there'
  return hasFailed ? 'failed' : 'making'
}

function failedParts(db: DbOrTx, storyId: number) {
  const rows = db
    .select({ kind: jobs.kind, paragraphIndex: jobs.paragraphIndex })
    .from(jobs)
    .where(and(eq(jobs.storyId, storyId), eq(jobs.state, 'failed')))
    .all()
  return (kind: 'tell_pages' | 'draw_wish', paragraphIndex: number | null) =>
    rows.some((job) => job.kind === kind && job.paragraphIndex === paragraphIndex)
}

/** Each page's picture, small and wide. */
export function smallPictures(db: DbOrTx, storyId: number): Map<number, string> {
  const rows = db
    .select()
    .from(storyImages)
    .where(eq(storyImages.storyId, storyId))
    .orderBy(asc(storyImages.paragraphIndex))
    .all()
  return new Map(
    rows.flatMap(({ paragraphIndex, files }) => {
      const file = smallest(
        JSON.parse(files) as { cut: 'wide' | 'tall'; width: number; hash: string; contentType: string }[],
      )
      return file ? [[paragraphIndex, mediaUrl(file.hash, file.contentType)] as const] : []
    }),
  )
}
