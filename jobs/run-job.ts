import type { Db } from '../db/client.ts'
import type { Logger } from '../src/logger.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { perform as generateStory, StageFailed } from './generate-story.ts'
import { finishJob, giveUpJob, hasStory, type Job, postponeJob } from './job-rows.ts'
import { letGo } from './let-go.ts'
import { perform as redrawPicture } from './redraw-picture.ts'
import type { Studio } from './studio.ts'

/** A story whose making ended the process this often without one finished piece is not tried again by itself. */
const STARTS_WITHOUT_PROGRESS = 25

/** Does a job and enters how it ended: done, waiting for a vendor, or given up. Never rejects; stopped, it leaves the row as it is. */
export async function runJob(studio: Studio, log: Logger, job: Job, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  const { db } = studio
  const { storyId, kind } = job
  try {
    if (job.starts > STARTS_WITHOUT_PROGRESS) {
      await giveUp(db, log, job, 'stopped too often')
      return log.info('story.given_up', { storyId, kind })
    }
    await workOf(studio, job, signal)
    finishJob(db, job)
    await forgetUnusable(db, log, job)
    log.info('story.complete', { storyId, kind, seconds: secondsSince(startedAt) })
  } catch (error) {
    if (!signal.aborted) await endWithout(studio, log, job, error)
  }
}

const workOf = (studio: Studio, { storyId, paragraphIndex }: Job, signal: AbortSignal): Promise<void> =>
  paragraphIndex === null
    ? generateStory(studio, storyId, signal)
    : redrawPicture(studio, { storyId, paragraphIndex }, signal)

async function endWithout({ db, now }: Studio, log: Logger, job: Job, error: unknown): Promise<void> {
  const { storyId, kind } = job
  if (isGone(db, log, job)) return forgetUnusable(db, log, job)
  if (error instanceof ProviderDown && postpone(db, log, job, now()))
    return log.info('story.waits', { storyId, kind, for: error.message })
  const failure = error instanceof StageFailed ? error.stage : failureOf(error)
  await giveUp(db, log, job, failure)
  log.error('story.failed', error instanceof StageFailed ? error.cause : error, { storyId, kind, failure })
}

/** What was made for a story that was deleted meanwhile, perhaps with its family, ends without a word. */
function isGone(db: Db, log: Logger, { storyId }: Job): boolean {
  try {
    return !hasStory(db, storyId)
  } catch (error) {
    log.error('queue.could_not_look', error, { storyId })
    return false
  }
}

function postpone(db: Db, log: Logger, job: Job, now: Date): boolean {
  try {
    return postponeJob(db, job, now)
  } catch (error) {
    log.error('queue.could_not_postpone', error, { storyId: job.storyId })
    return false
  }
}

async function giveUp(db: Db, log: Logger, job: Job, failure: string): Promise<void> {
  try {
    giveUpJob(db, job, failure)
  } catch (error) {
    // The row stays `running`: the next start takes the story up again.
    return log.error('queue.could_not_give_up', error, { storyId: job.storyId })
  }
  await forgetUnusable(db, log, job)
}

const forgetUnusable = (db: Db, log: Logger, { storyId }: Job): Promise<void> =>
  letGo(db, storyId).catch((error) => log.error('queue.could_not_let_go', error, { storyId }))

function failureOf(error: unknown): string {
  if (error instanceof ProviderDown) return 'a vendor was down'
  return error instanceof Unusable ? 'nothing that can be shown' : 'unexpected'
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
