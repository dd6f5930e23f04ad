import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const STOP_WITHIN_MS = 10_000
/** Changes under way, what writes, and the machine that takes over are waited for before. */
const HAND_OVER_WITHIN_MS = 15_000

/**
 * Ends gracefully on SIGTERM and SIGINT: what is asked is still answered, what is being made is taken up at the next start.
 * Returns what does the same without a signal.
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

/** Resolves with the work, or when it takes longer. */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms)])
