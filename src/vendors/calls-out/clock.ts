import { setTimeout as timer } from 'node:timers/promises'

/** Time and randomness for the policy of calls out. */
export interface CallClock {
  /** Milliseconds; only differences count. */
  now(): number
  /** Rejects early when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

/** The machine's clock. */
export const SYSTEM_CLOCK: CallClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => timer(ms, undefined, signal ? { signal } : {}),
  random: Math.random,
}
