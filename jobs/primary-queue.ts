import { onceUnlocked } from '../db/patience.ts'
import type { Logger } from '../src/logger.ts'
import type { Duty } from './duties.ts'
import type { GenerationContext } from './generation-context.ts'
import { openJobs } from './job-rows.ts'
import { type Queue, startQueue } from './queue.ts'
import { recoverJobs } from './recover.ts'

/** The queue, started and stopped with the role; where it does not run, waking it does nothing. */
export function primaryQueue(
  studio: GenerationContext,
  log: Logger,
): Pick<Queue, 'wake' | 'depth'> & { duty: Duty } {
  let queue: Queue | undefined
  return {
    wake: () => queue?.wake(),
    depth: () => openJobs(studio.db),
    duty: {
      name: 'queue',
      async start() {
        log.info('jobs.recovered', { jobs: await onceUnlocked(() => recoverJobs(studio.db)) })
        const started = startQueue(studio, log)
        queue = started
        queue.wake()
        return () => {
          queue = undefined
          return started.stop()
        }
      },
    },
  }
}
