import { asc, count, eq, inArray } from 'drizzle-orm'
import PQueue from 'p-queue'
import { jobs } from '../db/schema/index.ts'
import { failStory, StoryGone } from '../src/domain/stories/save-pieces.ts'
import type { Logger } from '../src/logger.ts'
import { perform, StageFailed, type Studio } from './generate-story.ts'

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
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>
  /** Takes up nothing more, lets go of what is running; a later start goes on with it. */
  stop(): Promise<void>
}

/** The worker inside the process: p-queue over the rows of `jobs`. */
export function startQueue(studio: Studio, log: Logger): Queue {
  const { db } = studio
  const queue = new PQueue({ concurrency: STORIES_AT_ONCE })
  const stopping = new AbortController()

  const wake = () => {
    if (stopping.signal.aborted) return
    try {
      for (const job of takeWaiting(queue.concurrency - queue.pending - queue.size)) {
        void queue.add(() => run(job)).finally(wake)
      }
    } catch (error) {
      log.error('queue.waits', error)
      setTimeout(wake, WAKE_AGAIN_MS).unref()
    }
  }

  const takeWaiting = (free: number) =>
    free <= 0
      ? []
      : db.transaction(
          (tx) => {
            const waiting = tx
              .select()
              .from(jobs)
              .where(eq(jobs.state, 'queued'))
              .orderBy(asc(jobs.id))
              .limit(free)
              .all()
            for (const job of waiting) {
              tx.update(jobs)
                .set({ state: 'running', starts: job.starts + 1 })
                .where(eq(jobs.id, job.id))
                .run()
            }
            return waiting.map((job) => ({ ...job, starts: job.starts + 1 }))
          },
          { behavior: 'immediate' },
        )

  const run = async (job: typeof jobs.$inferSelect) => {
    const startedAt = performance.now()
    try {
      if (job.starts > STARTS_WITHOUT_PROGRESS) {
        giveUp(job, 'stopped too often')
        return log.info('story.given_up', { storyId: job.storyId })
      }
      await perform(studio, job.storyId, stopping.signal)
      end(job.id, 'done')
      log.info('story.complete', { storyId: job.storyId, seconds: secondsSince(startedAt) })
    } catch (error) {
      if (stopping.signal.aborted) return
      if (error instanceof StoryGone) return
      const failure = error instanceof StageFailed ? error.stage : 'unexpected'
      giveUp(job, failure)
      log.error('story.failed', error instanceof StageFailed ? error.cause : error, {
        storyId: job.storyId,
        failure,
      })
    }
  }

  const giveUp = (job: typeof jobs.$inferSelect, failure: string) => {
    try {
      db.transaction(() => {
        failStory(db, job.storyId, failure)
        end(job.id, 'failed')
      })
    } catch (error) {
      // The row stays `running`: the next start takes the story up again.
      log.error('queue.could_not_give_up', error, { storyId: job.storyId })
    }
  }

  const end = (id: number, state: 'done' | 'failed') =>
    db.update(jobs).set({ state }).where(eq(jobs.id, id)).run()

  return {
    wake,
    depth: () =>
      db
        .select({ n: count() })
        .from(jobs)
        .where(inArray(jobs.state, ['queued', 'running']))
        .get()?.n ?? 0,
    idle: () => queue.onIdle(),
    async stop() {
      stopping.abort(new Error('The server is stopping'))
      await queue.onIdle()
      db.update(jobs).set({ state: 'queued', starts: 0 }).where(eq(jobs.state, 'running')).run()
    },
  }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
