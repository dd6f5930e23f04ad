import { setTimeout as sleep } from 'node:timers/promises'
import type { Failure } from '../../ports/http-failure.ts'

const TRIES = 3
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 20_000

export type { Failure }

export interface Pauses {
  pause?: (ms: number) => Promise<unknown>
  random?: () => number
  /** A vendor that asks for a longer pause than this is not asked again. */
  longestMs?: number
}

/**
 * Runs a vendor's call up to three times: again when there was no answer, on 408, 409, 429 and on 5xx, never on another
 * refusal. It waits exponentially with jitter, or as long as the vendor asks; the last error is thrown.
 */
export async function withTries<T>(
  call: () => Promise<T>,
  failureOf: (error: unknown) => Failure | undefined,
  { pause = sleep, random = Math.random, longestMs = LONGEST_PAUSE_MS }: Pauses = {},
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      const failure = failureOf(error)
      if (!failure || !mayPass(failure.status) || tried === TRIES) throw error
      const asked = (failure.retryAfter ?? 0) * 1000
      if (asked > longestMs) throw error
      await pause(Math.max(asked, FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + random())))
    }
  }
}

const PASSING = new Set([408, 409, 429])
/** Whether the same call may succeed later: there was no answer, 408, 409, 429 or 5xx. */
export const mayPass = (status: number | undefined) =>
  status === undefined || status >= 500 || PASSING.has(status)
