import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { changesOf, type StoryChange, toldWords, wantedWords } from '../../../db/queries/wanted-words.ts'
import { jobs, stories } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'

/** A page of a family's story. */
export interface PageAddress {
  storyId: number
  paragraphIndex: number
}

export type PageRefusal = { reason: 'not-found' } | { reason: 'not-complete' }

export interface PageWithChanges {
  /** The words that it is to have. */
  words: string
  /** Its changes, made or in progress, oldest first. */
  changes: StoryChange[]
}

/** A page of a finished story of this user, with its changes. */
export function pageOf(
  tx: DbOrTx,
  userId: number,
  { storyId, paragraphIndex }: PageAddress,
): Result<PageWithChanges, PageRefusal> {
  const story = tx
    .select({ status: stories.generationStatus })
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  if (!story) return failed({ reason: 'not-found' })
  if (story.status !== 'complete') return failed({ reason: 'not-complete' })
  const changes = changesOf(tx, storyId)
  const words = wantedWords(toldWords(tx, storyId), changes)[paragraphIndex]
  if (words === undefined) return failed({ reason: 'not-found' })
  return ok({ words, changes: changes.filter((change) => change.paragraphIndex === paragraphIndex) })
}

/** The job that remakes a page's picture, or without a page the story's voice; undefined when there was none. */
export const remakeJobOf = (
  tx: DbOrTx,
  kind: 'tell_pages' | 'draw_wish' | 'join_voices',
  storyId: number,
  paragraphIndex: number | null,
) =>
  tx
    .select({ state: jobs.state, waits: jobs.waits, paragraphIndex: jobs.paragraphIndex })
    .from(jobs)
    .where(and(eq(jobs.storyId, storyId), eq(jobs.kind, kind)))
    .all()
    .find((job) => job.paragraphIndex === paragraphIndex)
