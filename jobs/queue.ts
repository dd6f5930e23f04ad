import PQueue from 'p-queue'
import type { Logger } from '../src/logger.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { perform as generateStory, StageFailed } from './generate-story.ts'
import {
  finishJob,
  giveUpJob,
  hasStory,
  type Job,
  nextDue,
  openJobs,
  postponeJob,
  putBackJobs,
  takeJobs,
} from './job-rows.ts'
import { letGo } from './let-go.ts'
import { perform as redrawPicture } from './redraw-picture.ts'
import type { Studio } from './studio.ts'

const STORIES_AT_ONCE = 2
/** A story whose making ended the process this often without one finished piece is not tried again by itself. */
const STARTS_WITHOUT_PROGRESS = 25
/** When the database could not be asked. */
const WAKE_AGAIN_MS = 1000

export interface Queue {
  /** Takes up jobs that were added; cheap, and harmless when there is none. */
  wake(): void
  /** Jobs that are waiting or running. */
  depth(): number
  /** Resolves when nothing runs; what waits for a vendor goes on waiting. */
  idle(): Promise<void>
  /** Takes up nothing more, lets go of what is running; a later start goes on with it. */
  stop(): Promise<void>
}

/** The worker inside the process: p-queue over the rows of `jobs`. */
export function startQueue(studio: Studio, log: Logger): Queue {
  const { db, now } = studio
  const queue = new PQueue({ concurrency: STORIES_AT_ONCE })
  const stopping = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined

  const wake = () => {
    if (stopping.signal.aborted) return
    try {
      for (const job of takeJobs(db, queue.concurrency - queue.pending - queue.size, now()))
        void queue.add(() => run(job)).finally(wake)
      wakeWhenDue()
    } catch (error) {
      log.error('queue.waits', error)
      setTimeout(wake, WAKE_AGAIN_MS).unref()
    }
  }

  const wakeWhenDue = () => {
    clearTimeout(alarm)
    const due = nextDue(db)
    if (!due) return
    alarm = setTimeout(wake, Math.max(WAKE_AGAIN_MS, due.getTime() - now().getTime()))
    alarm.unref()
  }

  const run = async (job: Job) => {
    const startedAt = performance.now()
    const { storyId, kind } = job
    try {
      if (job.starts > STARTS_WITHOUT_PROGRESS) {
        await giveUp(job, 'stopped too often')
        return log.info('story.given_up', { storyId, kind })
      }
      await workOf(job)
      finishJob(db, job)
      await forgetUnusable(job)
      log.info('story.complete', { storyId, kind, seconds: secondsSince(startedAt) })
    } catch (error) {
      if (stopping.signal.aborted) return
      if (isGone(job)) return await forgetUnusable(job)
      if (error instanceof ProviderDown && postpone(job))
        return log.info('story.waits', { storyId, kind, for: error.message })
      const failure = error instanceof StageFailed ? error.stage : failureOf(error)
      await giveUp(job, failure)
      log.error('story.failed', error instanceof StageFailed ? error.cause : error, {
        storyId,
        kind,
        failure,
      })
    }
  }

  const workOf = ({ storyId, paragraphIndex }: Job): Promise<void> =>
    paragraphIndex === null
      ? generateStory(studio, storyId, stopping.signal)
      : redrawPicture(studio, { storyId, paragraphIndex }, stopping.signal)

  /** What was made for a story that was deleted meanwhile, perhaps with its family, ends without a word. */
  const isGone = ({ storyId }: Job): boolean => {
    try {
      return !hasStory(db, storyId)
    } catch (error) {
      log.error('queue.could_not_look', error, { storyId })
      return false
    }
  }

  const giveUp = async (job: Job, failure: string) => {
    try {
      giveUpJob(db, job, failure)
    } catch (error) {
      // The row stays `running`: the next start takes the story up again.
      return log.error('queue.could_not_give_up', error, { storyId: job.storyId })
    }
    await forgetUnusable(job)
  }

  const forgetUnusable = ({ storyId }: Job) =>
    letGo(db, storyId).catch((error) => log.error('queue.could_not_let_go', error, { storyId }))

  const postpone = (job: Job): boolean => {
    try {
      return postponeJob(db, job, now())
    } catch (error) {
      log.error('queue.could_not_postpone', error, { storyId: job.storyId })
      return false
    }
  }

  return {
    wake,
    depth: () => openJobs(db),
    idle: () => queue.onIdle(),
    async stop() {
      stopping.abort(new Error('The server is stopping'))
      clearTimeout(alarm)
      await queue.onIdle()
      putBackJobs(db)
    },
  }
}

function failureOf(error: unknown): string {
  if (error instanceof ProviderDown) return 'a vendor was down'
  return error instanceof Unusable ? 'nothing that can be shown' : 'unexpected'
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
