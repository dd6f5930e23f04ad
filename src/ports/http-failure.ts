/** A call without an answer, or with a refusal. */
export interface Failure {
  /** HTTP status of the answer; undefined when there was none. */
  status: number | undefined
  /** Seconds in the answer's Retry-After. */
  retryAfter?: number | undefined
}

/**
 * The failure of an HTTP call; `status` is undefined without an answer. Retry-After is read in seconds or as a date
 * (RFC 9110, section 10.2.3), and as `retry-after-ms`.
 */
export function httpFailure(
  status: number | undefined,
  headers?: Pick<Headers, 'get'>,
  now = Date.now,
): Failure {
  return { status, retryAfter: headers && retryAfterOf(headers, now) }
}

function retryAfterOf(headers: Pick<Headers, 'get'>, now: () => number): number | undefined {
  const ms = headers.get('retry-after-ms')
  if (ms && Number.isFinite(Number(ms))) return Number(ms) / 1000
  const said = headers.get('retry-after')?.trim()
  if (!said) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(said) ? Number(said) : (Date.parse(said) - now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
