import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { hearOfFailure } from '../db/patience.ts'
import type { Logger } from '../src/logger.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { pressureOf } from '../src/shared/kit/pressure.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { forgetUnused } from './forget-unused.ts'
import { perform as generateStory, StageFailed } from './generate-story.ts'
import type { GenerationContext } from './generation-context.ts'
import { finishJob, giveUpJob, hasStory, type Job, postponeJob, touchJob } from './job-rows.ts'
import { keepTrying } from './keep-trying.ts'
import { perform as redrawPicture } from './redraw-picture.ts'

/** A story whose making ended the process this often without one finished piece is not tried again by itself. */
const STARTS_WITHOUT_PROGRESS = 25
/** About half an hour. */
const ROUNDS_UNDER_PRESSURE = 12
const FIRST_PRESSED_MS = 500
const LONGEST_PRESSED_MS = 300_000

/** Does a job and enters how it ended: done, waiting for a vendor, or given up. Never rejects; stopped, it leaves the row as it is. */
export async function runJob(
  studio: GenerationContext,
  log: Logger,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  const { db } = studio
  const { storyId, kind } = job
  try {
    if (job.starts > STARTS_WITHOUT_PROGRESS) {
      await giveUp(db, log, job, 'stopped too often', signal)
      return log.info('story.given_up', { storyId, kind })
    }
    await workUnderPressure(studio, log, job, signal)
    await keepTrying(db, () => finishJob(db, job), signal)
    await forgetUnusable(db, log, job)
    log.info('story.complete', { storyId, kind, seconds: secondsSince(startedAt) })
  } catch (error) {
    if (!signal.aborted) await endWithout(studio, log, job, error, signal)
  }
}

/** What could not be kept, because of a lock or the disk, is made again once something can; it is no fault of the story's. */
async function workUnderPressure(
  studio: GenerationContext,
  log: Logger,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, pause = (ms: number) => sleep(ms, undefined, { signal }) } = studio
  for (let round = 1; ; round += 1) {
    try {
      return await workOf(studio, job, signal)
    } catch (error) {
      if (signal.aborted || !pressureOf(error) || round === ROUNDS_UNDER_PRESSURE) throw error
      log.error('queue.pressed', error, { storyId: job.storyId, round })
      hearOfFailure(db, error)
      await pause(Math.min(FIRST_PRESSED_MS * 2 ** round, LONGEST_PRESSED_MS))
      await keepTrying(db, () => touchJob(db, job, now()), signal)
    }
  }
}

const workOf = (
  studio: GenerationContext,
  { storyId, paragraphIndex }: Job,
  signal: AbortSignal,
): Promise<void> =>
  paragraphIndex === null
    ? generateStory(studio, storyId, signal)
    : redrawPicture(studio, { storyId, paragraphIndex }, signal)

async function endWithout(
  { db, now }: GenerationContext,
  log: Logger,
  job: Job,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { storyId, kind } = job
  if (isGone(db, log, job)) return forgetUnusable(db, log, job)
  if (error instanceof ProviderDown && (await postpone(db, log, job, now(), signal)))
    return log.info('story.waits', { storyId, kind, for: error.message })
  const failure = error instanceof StageFailed ? error.stage : failureOf(error)
  await giveUp(db, log, job, failure, signal)
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

async function postpone(db: Db, log: Logger, job: Job, now: Date, signal: AbortSignal): Promise<boolean> {
  try {
    return await keepTrying(db, () => postponeJob(db, job, now), signal)
  } catch (error) {
    log.error('queue.could_not_postpone', error, { storyId: job.storyId })
    return false
  }
}

async function giveUp(db: Db, log: Logger, job: Job, failure: string, signal: AbortSignal): Promise<void> {
  try {
    await keepTrying(db, () => giveUpJob(db, job, failure), signal)
  } catch (error) {
    // The row stays `running`: the next start takes the story up again.
    return log.error('queue.could_not_give_up', error, { storyId: job.storyId })
  }
  await forgetUnusable(db, log, job)
}

const forgetUnusable = (db: Db, log: Logger, { storyId }: Job): Promise<void> =>
  forgetUnused(db, storyId).catch((error) => log.error('queue.could_not_let_go', error, { storyId }))

function failureOf(error: unknown): string {
  if (error instanceof ProviderDown) return 'a vendor was down'
  return error instanceof Unusable ? 'nothing that can be shown' : 'unexpected'
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
