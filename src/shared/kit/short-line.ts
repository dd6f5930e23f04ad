import PQueue from 'p-queue'
import { TooBusy } from './too-busy.ts'

export interface ShortLine {
  /** Runs `work` when its turn comes; rejects with TooBusy, and begins nothing, where the line is full. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** A line with an end: `atOnce` are at work, at most `waiting` stand behind them, and nobody else is let in. */
export function shortLine({
  atOnce,
  waiting,
  retryAfterSeconds,
}: {
  atOnce: number
  waiting: number
  retryAfterSeconds: number
}): ShortLine {
  const queue = new PQueue({ concurrency: atOnce })
  return {
    async run(work) {
      if (queue.size >= waiting) throw new TooBusy(retryAfterSeconds)
      return queue.add(work)
    },
  }
}
