import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const STOP_WITHIN_MS = 10_000
/** Time for running changes, for writers to stop, and for the machine that takes over. */
const HAND_OVER_WITHIN_MS = 15_000

/**
 * Ends gracefully on SIGTERM and SIGINT: requests are still answered, running work continues at the next start.
 * Returns a function that does the same without a signal.
 */
export function stopOnSignal(log: Logger, isReplicated: boolean, stop: () => Promise<void>): () => void {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS + (isReplicated ? HAND_OVER_WITHIN_MS : 0)).unref()
    await stop()
    log.info('server.stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return onSignal
}

/** Resolves with the work, or when the time is over. */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms)])
