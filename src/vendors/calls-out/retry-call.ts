import type { Failure } from '../../ports/http-failure.ts'
import { backoffMs, retry, SHORT_BACKOFF } from '../../shared/kit/retry.ts'

const LONGEST_PAUSE_MS = 20_000

export type { Failure }

export interface Pauses {
  pause?: (ms: number) => Promise<unknown>
  random?: () => number
  /** A vendor that asks for a longer pause than this is not called again. */
  longestMs?: number
}

/**
 * Runs a vendor's call up to three times: again when there was no answer, on 408, 409, 429 and on 5xx, never on
 * another refusal. It waits exponentially with jitter, or as long as the vendor asks; the last error is thrown.
 */
export function retryCall<T>(
  call: () => Promise<T>,
  failureOf: (error: unknown) => Failure | undefined,
  { pause, random = Math.random, longestMs = LONGEST_PAUSE_MS }: Pauses = {},
): Promise<T> {
  const pauseAfter = (error: unknown, failures: number) => {
    const failure = failureOf(error)
    if (!failure || !mayPass(failure.status)) return undefined
    const asked = (failure.retryAfter ?? 0) * 1000
    if (asked > longestMs) return undefined
    return Math.max(asked, backoffMs(SHORT_BACKOFF, failures) * (0.5 + random()))
  }
  return retry(call, { pauseAfter, ...(pause ? { pause } : {}) })
}

const PASSING = new Set([408, 409, 429])
/** Whether the same call may succeed later: there was no answer, 408, 409, 429 or 5xx. */
export const mayPass = (status: number | undefined) =>
  status === undefined || status >= 500 || PASSING.has(status)
