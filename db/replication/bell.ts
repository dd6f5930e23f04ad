/** Lets many wait for something that may change at any moment. */
export interface Bell {
  /** Makes all who wait look again. */
  ring(): void
  /** Resolves to the first result of `look` that is not undefined; to undefined after `withinMs`. */
  until<T>(look: () => T | undefined, withinMs: number): Promise<T | undefined>
}

/** A bell; those who wait also look by themselves every `lookEveryMs`. */
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
