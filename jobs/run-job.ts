import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { noteFailure } from '../db/patience.ts'
import type { Logger } from '../src/logger.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { pressureOf } from '../src/shared/kit/pressure.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { backoffMs, retry } from '../src/shared/kit/retry.ts'
import { runDrawWish } from './draw-wish.ts'
import { forgetUnused } from './forget-unused.ts'
import { runGenerateStory, StageFailed } from './generate-story.ts'
import type { GenerationContext } from './generation-context.ts'
import {
  finishJob,
  giveUpJob,
  hasStory,
  type Job,
  postponeJob,
  type SeenVoices,
  touchJob,
} from './job-rows.ts'
import { JoiningFailed, joinVoices } from './join-voices.ts'
import { keepTrying } from './keep-trying.ts'
import { lightenCover } from './lighten-cover.ts'
import { runRedrawPicture } from './redraw-picture.ts'
import { runTellPages } from './tell-pages.ts'

/** A story that has ended the process this often without one finished piece is not retried automatically. */
const STARTS_WITHOUT_PROGRESS = 25
/** About half an hour. */
const TRIES_UNDER_PRESSURE = 12
/** Over about two hours. Each joining costs processor time on this machine, so it is not tried for as long as a vendor is. */
const JOINED_AGAIN = 12
const UNDER_PRESSURE = { firstMs: 1000, longestMs: 300_000 }

/**
 * Runs a job and stores how it ended: done, waiting for a vendor, or given up. Never rejects; when stopped, it leaves
 * the row unchanged.
 */
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
      await giveUp(db, log, job, { failure: 'stopped too often' }, signal)
      return log.info('story.given_up', { storyId, kind })
    }
    await workUnderPressure(studio, log, job, signal)
    await keepTrying(db, () => finishJob(db, job), signal)
    await forgetUnusable(db, log, job)
    lightenCover(studio, storyId)
    log.info('story.complete', { storyId, kind, seconds: secondsSince(startedAt) })
  } catch (error) {
    if (!signal.aborted) await endWithout(studio, log, job, error, signal)
  }
}

/** What a lock or a full disk kept from being stored is made again once it can be stored; the story is not to blame. */
function workUnderPressure(
  studio: GenerationContext,
  log: Logger,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, pause = (ms: number) => sleep(ms, undefined, { signal }) } = studio
  return retry(() => workOf(studio, job, signal), {
    tries: TRIES_UNDER_PRESSURE,
    signal,
    pauseAfter(error, failures) {
      if (!pressureOf(error)) return undefined
      for (const one of eachOf(error))
        log.error('queue.pressed', one, { storyId: job.storyId, round: failures })
      noteFailure(db, error)
      return backoffMs(UNDER_PRESSURE, failures)
    },
    async pause(ms) {
      await pause(ms)
      await keepTrying(db, () => touchJob(db, job, now()), signal)
    },
  })
}

function workOf(
  studio: GenerationContext,
  { kind, storyId, paragraphIndex }: Job,
  signal: AbortSignal,
): Promise<void> {
  if (kind === 'tell_pages') return runTellPages(studio, storyId, signal)
  if (kind === 'join_voices') return joinVoices(studio, storyId, signal)
  if (paragraphIndex === null) return runGenerateStory(studio, storyId, signal)
  const page = { storyId, paragraphIndex }
  return kind === 'draw_wish' ? runDrawWish(studio, page, signal) : runRedrawPicture(studio, page, signal)
}

async function endWithout(
  { db, now }: GenerationContext,
  log: Logger,
  job: Job,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { storyId, kind } = job
  if (isGone(db, log, job)) return forgetUnusable(db, log, job)
  const mayWait = error instanceof ProviderDown || kind === 'join_voices'
  const seen = error instanceof JoiningFailed ? error.seen : undefined
  if (mayWait && (await postpone(db, log, job, { now: now(), seen }, signal))) {
    if (error instanceof ProviderDown) log.info('story.waits', { storyId, kind, for: error.message })
    else for (const one of eachOf(error)) log.error('story.waits', one, { storyId, kind })
    return
  }
  const failure = error instanceof StageFailed ? error.stage : failureOf(error)
  await giveUp(db, log, job, { failure, seen }, signal)
  const reason = error instanceof StageFailed ? error.cause : error
  for (const one of eachOf(reason)) log.error('story.failed', one, { storyId, kind, failure })
}

/** The errors to log: each voice that was not joined has its own. */
const eachOf = (error: unknown): unknown[] => (error instanceof JoiningFailed ? error.errors : [error])

/** The story was deleted meanwhile, perhaps with its family: the job ends without a log line. */
function isGone(db: Db, log: Logger, { storyId }: Job): boolean {
  try {
    return !hasStory(db, storyId)
  } catch (error) {
    log.error('queue.could_not_look', error, { storyId })
    return false
  }
}

async function postpone(
  db: Db,
  log: Logger,
  job: Job,
  { now, seen }: { now: Date; seen: SeenVoices | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const limit = job.kind === 'join_voices' ? { waitsMax: JOINED_AGAIN } : {}
    return await keepTrying(db, () => postponeJob(db, job, now, { ...limit, seen }), signal)
  } catch (error) {
    log.error('queue.could_not_postpone', error, { storyId: job.storyId })
    return false
  }
}

async function giveUp(
  db: Db,
  log: Logger,
  job: Job,
  { failure, seen }: { failure: string; seen?: SeenVoices | undefined },
  signal: AbortSignal,
): Promise<void> {
  try {
    await keepTrying(db, () => giveUpJob(db, job, failure, seen), signal)
  } catch (error) {
    // The row stays `running`: the next start continues the story.
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
