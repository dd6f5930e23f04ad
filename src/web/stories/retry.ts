import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { wordsOfStory } from '../../domain/gate/typed-words.ts'
import { type RetryRefusal, retryStory } from '../../domain/stories/retry-story.ts'
import type { Result } from '../../shared/kit/result.ts'
import { admissionFor } from '../kit/begin-work.ts'

/** A parent's retry, by call or by form; throws Refused where no work may begin. */
export async function retryFor<E extends AppEnv>(
  c: Context<E>,
  userId: number,
  storyId: number,
): Promise<Result<undefined, RetryRefusal>> {
  const { db, wakeQueue } = c.get('services')
  const admission = await admissionFor(c, wordsOfStory(db, userId, storyId))
  const retry = retryStory(db, admission, storyId)
  if (retry.ok) wakeQueue()
  return retry
}
