import type { Random } from '../../../src/shared/kit/random.ts'
import type { CallClock } from '../../../src/vendors/calls-out/index.ts'

/** The adapters' time-out, in milliseconds. */
export const TIMEOUT_MS = 90_000

/** Pauses pass at once; time-outs come as soon as all waiting calls hang. */
export function hastyClock(random: Random, hung: () => number): CallClock {
  const waiting = new Set<() => void>()
  let ended = 0
  const endHanging = () => {
    if (waiting.size === 0 || waiting.size > hung() - ended) return
    for (const end of waiting) {
      ended += 1
      waiting.delete(end)
      end()
    }
  }
  return {
    now: () => performance.now() * 1000,
    random,
    async sleep(ms, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const isTimeout = ms === TIMEOUT_MS
      const timer = isTimeout ? setInterval(endHanging, LOOK_EVERY_MS) : setTimeout(resolve, 0)
      if (isTimeout) waiting.add(resolve)
      const abort = () => reject(signal?.reason)
      signal?.addEventListener('abort', abort, { once: true })
      try {
        await promise
      } finally {
        clearTimeout(timer)
        waiting.delete(resolve)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}
const LOOK_EVERY_MS = 4
