import type { CallClock } from './clock.ts'

export class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
  }
}

/** The maximum of an answer's duration, in multiples of the silence limit, however lively it is. */
const LONGEST_IN_SILENCES = 10

/**
 * Runs `work` until it ends, `ms` have passed since its last sign of life (TimedOut) or `outer` aborts; its own signal
 * then aborts as well. Work that never calls `alive` has `ms` in all, and lively work ten times that.
 */
export async function withTimeout<T>(
  ms: number,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
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
  let heardAt = clock.now()
  const watch = (left: number): void => {
    clock.sleep(left, ended.signal).then(
      () => {
        const rest = Math.min(heardAt + ms, begunAt + LONGEST_IN_SILENCES * ms) - clock.now()
        if (heardAt > begunAt && rest > 0) watch(rest)
        else give(new TimedOut(ms))
      },
      () => {},
    )
  }
  const begunAt = heardAt
  const alive = () => {
    heardAt = clock.now()
  }
  watch(ms)
  try {
    outer?.throwIfAborted()
    return await Promise.race([work(stop.signal, alive), stopped.promise])
  } finally {
    ended.abort()
    outer?.removeEventListener('abort', onAbort)
  }
}
