import { and, eq, isNull, ne } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { jobs } from '../../../db/schema/index.ts'
import type { Admission } from '../gate/may-begin-work.ts'

interface Part {
  kind: 'tell_pages' | 'draw_wish' | 'join_voices'
  storyId: number
  paragraphIndex: number | null
}

/**
 * Has a part of a story made again: one of its pictures, or without a page one of its voices. Running work continues;
 * work that waits for its next try is tried now.
 */
export const beginPart = (tx: DbOrTx, _admission: Admission, part: Part): void => queuePart(tx, part)

/** The family's voices are joined again because of an admitted change that is made now. */
export const rejoinVoices = (tx: DbOrTx, storyId: number): void =>
  queuePart(tx, { kind: 'join_voices', storyId, paragraphIndex: null })

function queuePart(tx: DbOrTx, { kind, storyId, paragraphIndex }: Part): void {
  const ofPage =
    paragraphIndex === null ? isNull(jobs.paragraphIndex) : eq(jobs.paragraphIndex, paragraphIndex)
  const thisPart = and(eq(jobs.storyId, storyId), eq(jobs.kind, kind), ofPage)
  if (!tx.select({ id: jobs.id }).from(jobs).where(thisPart).get())
    tx.insert(jobs).values({ kind, storyId, paragraphIndex }).run()
  else
    tx.update(jobs)
      .set({ state: 'queued', starts: 0, waits: 0, waitUntil: null })
      .where(and(thisPart, ne(jobs.state, 'running')))
      .run()
}
