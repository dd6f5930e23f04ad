import type { Making } from '../../../ports/purchase-store.ts'
import type { CallClock } from '../../calls-out/index.ts'

/** How long to wait for late results once there is a good one, in milliseconds. */
export const PATIENCE_MS = 30_000

/** The reason for aborting a call that nobody waits for any more. */
export class TooLate extends Error {}

/**
 * Starts all work at once and returns the results in order: all of them, or those that exist when patience ends, which
 * starts with the first that is `good`; the rest is aborted. Throws the first failure when there is no result, and the
 * signal's reason at once when the making itself is aborted.
 */
export async function atOnce<T>(
  works: readonly ((making: Making) => Promise<T>)[],
  good: (come: T) => boolean,
  { making, clock }: { making: Making; clock: CallClock },
): Promise<T[]> {
  const late = new AbortController()
  const signal = making.signal ? AbortSignal.any([making.signal, late.signal]) : late.signal
  const come: (T | undefined)[] = works.map(() => undefined)
  const failures: unknown[] = []
  const ended = Promise.withResolvers<void>()
  making.signal?.addEventListener('abort', () => ended.resolve(), { once: true, signal: late.signal })
  const begun = works.map(async (work, index) => {
    try {
      const one = await work({ ...making, signal })
      come[index] = one
      if (good(one)) clock.sleep(PATIENCE_MS, signal).then(ended.resolve, () => undefined)
    } catch (error) {
      failures.push(error)
    }
  })
  await Promise.race([Promise.all(begun), ended.promise])
  late.abort(new TooLate('Others have come'))
  making.signal?.throwIfAborted()
  const there = come.filter((one) => one !== undefined)
  if (there.length === 0) throw failures[0]
  return there
}
