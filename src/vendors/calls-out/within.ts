import type { CallClock } from './clock.ts'

export class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
  }
}

/** Runs `work` until it ends, `ms` have passed (TimedOut) or `outer` aborts; its own signal then aborts as well. */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  clock: CallClock,
  outer?: AbortSignal,
): Promise<T> {
  const stop = new AbortController()
  const ended = new AbortController()
  const stopped = Promise.withResolvers<never>()
  const give = (reason: unknown) => {
    stop.abort(reason)
    stopped.reject(reason)
  }
  const onAbort = () => give(outer?.reason)
  outer?.addEventListener('abort', onAbort, { once: true })
  clock.sleep(ms, ended.signal).then(
    () => give(new TimedOut(ms)),
    () => {},
  )
  try {
    outer?.throwIfAborted()
    return await Promise.race([work(stop.signal), stopped.promise])
  } finally {
    ended.abort()
    outer?.removeEventListener('abort', onAbort)
  }
}
