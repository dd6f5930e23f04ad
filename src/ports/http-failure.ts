/** A call that brought no answer, or a refusal. */
export interface Failure {
  /** HTTP status of the answer; undefined when there was none. */
  status: number | undefined
  /** Seconds that the answer's Retry-After asks to wait. */
  retryAfter?: number | undefined
}

/**
 * The failure in an answer over HTTP; `status` is undefined when there was no answer. Retry-After is read in seconds or
 * as a date (RFC 9110, section 10.2.3), and as `retry-after-ms`.
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
