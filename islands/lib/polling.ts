import { ApiError } from './api.ts'
import { noteAnswer } from './reachable.ts'

export interface Polling<T> {
  url: string
  /** Milliseconds from an answer to the next request; 2000 by default, as for a list (specification, section 9). */
  everyMs?: number
  /** Called with each changed answer; unchanged ones (304) are not reported. True ends the polling. */
  onValue: (value: T) => boolean | undefined
  /** Called when a request failed; polling continues unless it returns true. */
  onError?: (error: unknown) => boolean | undefined
  /** How to parse the body; JSON by default. */
  parse?: (text: string) => T
  headers?: Record<string, string>
  /** True while no change is expected: polling then rests when the page has been hidden for 5 minutes, until it is visible. */
  mayRest?: () => boolean
  /** What the page shows already is known by. */
  etag?: string | undefined
  /** Put before the status in an error's message: `HTTP ` for a story. */
  prefix?: string
}

const LONG_HIDDEN_MS = 5 * 60_000

/** Requests now and repeatedly, also in the background and at once on focus, until told to end. Returns what stops it. */
export function poll<T>(polling: Polling<T>): () => void {
  const { url, everyMs = 2000, onValue, onError, parse = JSON.parse, prefix = '', headers = {} } = polling
  const { mayRest } = polling
  let hiddenSince = document.hidden ? Date.now() : Number.POSITIVE_INFINITY
  let etag = polling.etag ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let stopped = false

  const ask = async () => {
    clearTimeout(timer)
    if (asking || stopped) return
    asking = true
    const ended = await question().catch((error) => !stopped && onError?.(error) === true)
    asking = false
    if (ended) stop()
    const isLongHidden = Date.now() - hiddenSince > LONG_HIDDEN_MS
    if (!stopped && !(isLongHidden && mayRest?.())) timer = setTimeout(ask, everyMs)
  }

  const question = async (): Promise<boolean> => {
    const response = await fetch(url, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: etag === null ? headers : { ...headers, 'if-none-match': etag },
    }).catch((error) => {
      noteAnswer(false)
      throw error
    })
    noteAnswer(response.status < 502)
    if (response.status === 304 || stopped) return false
    // When the session has ended, the page redirects to the login page.
    if (response.redirected) throw new ApiError(401, response.url, prefix)
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, text || response.statusText, prefix)
    etag = response.headers.get('etag')
    return !stopped && onValue(parse(text)) === true
  }

  const onReturn = () => {
    hiddenSince = document.hidden ? Math.min(hiddenSince, Date.now()) : Number.POSITIVE_INFINITY
    if (document.visibilityState === 'visible') void ask()
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
  addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  void ask()
  return stop
}
