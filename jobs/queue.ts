import PQueue from 'p-queue'
import { mayWrite } from '../db/client.ts'
import type { Logger } from '../src/logger.ts'
import type { GenerationContext } from './generation-context.ts'
import { claimJobs, nextDue, openJobs, putBackJobs } from './job-rows.ts'
import { runJob } from './run-job.ts'

const STORIES_AT_ONCE = 2
/** Wait before the next look, when the database could not be read. */
const WAKE_AGAIN_MS = 1000

export interface Queue {
  /** Starts jobs that were added; cheap, and harmless when there are none. */
  wake(): void
  /** Waiting and running jobs. */
  depth(): number
  /** Resolves when nothing runs; jobs that wait for a vendor keep waiting. */
  idle(): Promise<void>
  /** Starts nothing more and stops what is running; the next start continues it. */
  stop(): Promise<void>
}

/** The worker inside the process: p-queue over the rows of `jobs`. */
export function startQueue(studio: GenerationContext, log: Logger): Queue {
  const { db, now } = studio
  const queue = new PQueue({ concurrency: STORIES_AT_ONCE })
  const stopping = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined

  const wake = () => {
    if (stopping.signal.aborted) return
    try {
      for (const job of claimJobs(db, queue.concurrency - queue.pending - queue.size, now()))
        void queue.add(() => runJob(studio, log, job, stopping.signal)).finally(wake)
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

  return {
    wake,
    depth: () => openJobs(db),
    idle: () => queue.onIdle(),
    async stop() {
      stopping.abort(new Error('The server is stopping'))
      clearTimeout(alarm)
      await queue.onIdle()
      // Where the role is lost, the next primary puts them back at its start.
      if (mayWrite(db)) putBackJobs(db)
    },
  }
}
