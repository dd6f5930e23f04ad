/** Lets many wait for something that may change at any moment. */
export interface Bell {
  /** Looks again, for all who wait. */
  ring(): void
  /** What `look` finds, as soon as it is not undefined; undefined when `withinMs` have passed. */
  until<T>(look: () => T | undefined, withinMs: number): Promise<T | undefined>
}

/** A bell; everybody also looks by themselves every `lookEveryMs`. */
export function createBell(lookEveryMs: number): Bell {
  let waiting: (() => void)[] = []

  const nextRing = (withinMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs)
      waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })

  return {
    ring() {
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    async until(look, withinMs) {
      const end = performance.now() + withinMs
      for (;;) {
        const found = look()
        const left = end - performance.now()
        if (found !== undefined || left <= 0) return found
        await nextRing(Math.min(left, lookEveryMs))
      }
    },
  }
}
