import type { CallClock } from '../../src/vendors/calls-out/index.ts'

export interface TestCallClock extends CallClock {
  /** Milliseconds of every pause, in order, without time-outs. */
  pauses: number[]
  /** Times out all calls that are waiting for an answer, or those that wait this many milliseconds. */
  timeOut(ms?: number): void
  /** How many wait this many milliseconds. */
  waiting(ms: number): number
  advance(ms: number): void
}

/** Time-outs of the adapters, in milliseconds. */
const TIMEOUTS = [4000, 8000, 30_000, 120_000]

/** A clock whose pauses pass at once, while calls never time out until `timeOut`. */
export function callClock(timeouts: readonly number[] = TIMEOUTS): TestCallClock {
  let now = 0
  let waiting: { ms: number; end: () => void }[] = []
  const pauses: number[] = []
  return {
    pauses,
    now: () => now,
    // So that no pause is as long as a time-out.
    random: () => 0.4,
    advance(ms) {
      now += ms
    },
    timeOut(only) {
      const late = waiting.filter(({ ms }) => only === undefined || ms === only)
      waiting = waiting.filter((one) => !late.includes(one))
      for (const { end } of late) end()
    },
    waiting: (ms) => waiting.filter((one) => one.ms === ms).length,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      if (timeouts.includes(ms)) {
        await new Promise<void>((resolve, reject) => {
          waiting.push({ ms, end: resolve })
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        })
        return
      }
      pauses.push(ms)
      const due = now + ms
      await new Promise((resolve) => setImmediate(resolve))
      now = Math.max(now, due)
    },
  }
}
