export interface Backoff {
  firstMs: number
  longestMs?: number
}

/** Exponential backoff: milliseconds to wait after this many failures in a row, doubling up to the longest. */
export const backoffMs = (
  { firstMs, longestMs = Number.POSITIVE_INFINITY }: Backoff,
  failures: number,
): number => Math.min(firstMs * 2 ** (failures - 1), longestMs)

/** For short failures, while somebody waits. */
export const SHORT_BACKOFF: Backoff = { firstMs: 400 }

export interface RetryPolicy {
  /** Tries in all; three by default. */
  tries?: number
  /** Milliseconds before the next try; undefined where another try is useless. A short backoff by default. */
  pauseAfter?: (error: unknown, failures: number) => number | undefined
  /** Once it aborts, there are no more tries. */
  signal?: AbortSignal | undefined
  /** Waits between two tries. */
  pause?: (ms: number) => Promise<unknown>
}

/** Runs `work` until it succeeds or its last try fails; then throws that try's error. */
export async function retry<T>(work: () => Promise<T>, policy: RetryPolicy = {}): Promise<T> {
  const { tries = 3, pauseAfter = shortBackoff, signal, pause = sleep } = policy
  for (let tried = 1; ; tried += 1) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      const isLast = tried >= tries || signal?.aborted
      const pauseMs = isLast ? undefined : pauseAfter(error, tried)
      if (pauseMs === undefined) throw error
      await pause(pauseMs)
    }
  }
}

const shortBackoff = (_error: unknown, failures: number) => backoffMs(SHORT_BACKOFF, failures)

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
