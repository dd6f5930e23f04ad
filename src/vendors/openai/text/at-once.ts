import type { Making } from '../../../ports/purchase-store.ts'
import type { CallClock } from '../../calls-out/index.ts'

/** How long what is late is waited for once something good has come, in milliseconds. */
export const PATIENCE_MS = 30_000

/** Why a call was ended whose answer nobody waits for any more. */
export class TooLate extends Error {}

/**
 * Begins every work at once and returns what has come, in their order: all of it, or what is there when patience ends,
 * which begins with the first that is `good`; the rest is then given up. Throws what the first failure threw when nothing
 * came, and its reason at once when the making itself is given up.
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
