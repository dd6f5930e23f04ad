import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { jobs, stories } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { jobOf } from './save-pieces.ts'

export type RetryRefusal = 'not-found' | 'not-failed'

/** Makes the missing pieces of a failed story again, free of charge. Refused for a story that has not failed. */
export function retryStory(db: Db, { userId }: Admission, storyId: number): Result<undefined, RetryRefusal> {
  return db.transaction(
    (tx) => {
      const story = tx
        .select({ retryable: stories.retryable })
        .from(stories)
        .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
        .get()
      if (!story) return failed('not-found')
      if (!story.retryable) return failed('not-failed')
      tx.update(stories).set({ retryable: false, failure: null }).where(eq(stories.id, storyId)).run()
      tx.update(jobs)
        .set({ state: 'queued', starts: 0, waits: 0, waitUntil: null })
        .where(jobOf(storyId))
        .run()
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )
}
