import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { backoffMs } from '../../shared/kit/retry.ts'
import type { CallClock } from './clock.ts'

/** `answered` includes refusals; `unknown` when the caller gave up. */
export type Outcome = 'answered' | 'failed' | 'unknown'

export interface Breaker {
  /** The vendor failed repeatedly and rests: nothing that needs it may begin. */
  isOpen(): boolean
  /**
   * Resolves when a call may be made; throws ProviderDown when that would be after `until`. Pass the outcome to what
   * it returns.
   */
  passage(until: number, signal?: AbortSignal): Promise<(outcome: Outcome) => void>
}

const OPENS_AFTER = 5
const REST = { firstMs: 30_000, longestMs: 5 * 60_000 }

/**
 * A circuit breaker: after five failures in a row the vendor rests for half a minute, then one call probes it; if that
 * fails too, the rest is twice as long, up to five minutes.
 */
export function openBreaker(vendor: string, clock: CallClock): Breaker {
  let failures = 0
  let rests = 0
  let restsUntil: number | undefined
  let probe: PromiseWithResolvers<void> | undefined

  const rest = () => {
    rests += 1
    restsUntil = clock.now() + backoffMs(REST, rests) * (0.75 + clock.random() / 2)
  }
  const isOpen = () => restsUntil !== undefined && clock.now() < restsUntil

  const take = (outcome: Outcome, wasProbe: boolean) => {
    if (outcome === 'answered') {
      failures = 0
      rests = 0
      restsUntil = undefined
    } else if (outcome === 'failed') {
      failures += 1
      if (wasProbe || (restsUntil === undefined && failures >= OPENS_AFTER)) rest()
    }
    if (!wasProbe) return
    probe?.resolve()
    probe = undefined
  }

  return {
    isOpen,
    async passage(until, signal) {
      for (;;) {
        signal?.throwIfAborted()
        if (restsUntil === undefined) return (outcome) => take(outcome, false)
        const left = restsUntil - clock.now()
        if (left <= 0 && !probe) {
          probe = Promise.withResolvers()
          return (outcome) => take(outcome, true)
        }
        if (clock.now() + Math.max(left, 0) >= until) throw new ProviderDown(`${vendor} rests after failures`)
        await (left > 0 ? clock.sleep(left, signal) : orAborted(probe?.promise, signal))
      }
    },
  }
}

/** Waits for `event`; rejects with the signal's reason when that comes first. */
function orAborted(event: Promise<void> | undefined, signal: AbortSignal | undefined): Promise<void> {
  if (!event || !signal) return event ?? Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  void event.then(resolve)
  return promise.finally(() => signal.removeEventListener('abort', abort))
}
