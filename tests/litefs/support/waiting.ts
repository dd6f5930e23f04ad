/** Polls until the result is neither undefined nor false. */
export type Waiting = <T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs?: number,
) => Promise<T>

const WITHIN_MS = 120_000
const LOOK_EVERY_MS = 20

/** A timeout reports what was waited for, and the machines' state from `tell`. */
export function waiting(tell: () => string): Waiting {
  return async (what, look, withinMs = WITHIN_MS) => {
    const end = performance.now() + withinMs
    for (;;) {
      const seen = await look()
      if (seen !== undefined && seen !== false) return seen
      if (performance.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}.\n${tell()}`)
      await Bun.sleep(LOOK_EVERY_MS)
    }
  }
}
