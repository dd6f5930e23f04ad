import { setTimeout as timer } from 'node:timers/promises'

/** Time and chance, as a policy for calls out sees them. */
export interface CallClock {
  /** Milliseconds; only differences count. */
  now(): number
  /** Ends early, by rejecting, when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

/** The clock of the machine. */
export const SYSTEM_CLOCK: CallClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => timer(ms, undefined, signal ? { signal } : {}),
  random: Math.random,
}
