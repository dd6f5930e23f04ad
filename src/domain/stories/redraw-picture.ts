import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { jobs, stories, storyImages } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { Admission } from '../gate/may-begin-work.ts'

/** Has one picture of a finished story redrawn, free of charge, once for each picture. A failed one may be requested again. */
export function redrawPicture(
  db: Db,
  { userId }: Admission,
  { storyId, paragraphIndex }: { storyId: number; paragraphIndex: number },
): Result<undefined, 'not-found' | 'not-complete' | 'drawing' | 'redrawn'> {
  return db.transaction(
    (tx) => {
      const story = tx
        .select({ status: stories.generationStatus })
        .from(stories)
        .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
        .get()
      if (!story) return failed('not-found')
      if (story.status !== 'complete') return failed('not-complete')
      const picture = tx
        .select({ storyId: storyImages.storyId })
        .from(storyImages)
        .where(and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, paragraphIndex)))
        .get()
      if (!picture) return failed('not-found')
      const job = tx
        .select()
        .from(jobs)
        .where(
          and(
            eq(jobs.storyId, storyId),
            eq(jobs.kind, 'redraw_picture'),
            eq(jobs.paragraphIndex, paragraphIndex),
          ),
        )
        .get()
      if (!job) tx.insert(jobs).values({ kind: 'redraw_picture', storyId, paragraphIndex }).run()
      else if (job.state === 'done') return failed('redrawn')
      else if (job.state !== 'failed') return failed('drawing')
      else
        tx.update(jobs)
          .set({ state: 'queued', starts: 0, waits: 0, waitUntil: null })
          .where(eq(jobs.id, job.id))
          .run()
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )
}
