import type { CallClock } from '../../src/vendors/calls-out/index.ts'

export interface TestCallClock extends CallClock {
  /** Milliseconds of every pause, in order; time-outs are none. */
  pauses: number[]
  /** Lets the time of all calls that are waiting for an answer run out. */
  timeOut(): void
  advance(ms: number): void
}

/** Time-outs of the adapters, in milliseconds. */
const TIMEOUTS = [4000, 8000, 120_000]

/** A clock whose pauses pass at once, while calls have all the time they need until `timeOut`. */
export function callClock(timeouts: readonly number[] = TIMEOUTS): TestCallClock {
  let now = 0
  let waiting: (() => void)[] = []
  const pauses: number[] = []
  return {
    pauses,
    now: () => now,
    // No pause is then as long as a time-out.
    random: () => 0.4,
    advance(ms) {
      now += ms
    },
    timeOut() {
      const late = waiting
      waiting = []
      for (const end of late) end()
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      if (timeouts.includes(ms)) {
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
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
