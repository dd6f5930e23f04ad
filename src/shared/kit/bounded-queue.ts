import PQueue from 'p-queue'
import { TooBusy } from './too-busy.ts'

export interface BoundedQueue {
  /** Runs `work` when its turn comes; rejects with TooBusy, without running it, where too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface QueueBounds {
  /** How many run at once. */
  concurrency: number
  /** How many may wait behind them. */
  maxWaiting: number
  /** What refused callers are told. */
  retryAfterSeconds: number
}

/** A queue in memory that refuses work instead of growing. */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  retryAfterSeconds,
}: QueueBounds): BoundedQueue {
  const queue = new PQueue({ concurrency })
  return {
    async run(work) {
      if (queue.size >= maxWaiting) throw new TooBusy(retryAfterSeconds)
      return queue.add(work)
    },
  }
}
