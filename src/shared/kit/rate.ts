export interface Rate {
  /** How many are allowed at once; the allowance refills evenly over the window. */
  max: number
  windowSeconds: number
}

export interface RateLimiter {
  /** Counts one; returns 0, or the seconds until the next try. */
  take(key: string, now: Date): number
}

/**
 * A leaky bucket for each key. At most `maxKeys` are remembered; the least recently used one is forgotten first.
 */
export function createRateLimiter(rate: Rate, maxKeys = 20_000): RateLimiter {
  const windowMs = rate.windowSeconds * 1000
  const stepMs = windowMs / rate.max
  /** When each key's bucket is empty. */
  const emptyAt = new Map<string, number>()

  return {
    take(key, now) {
      const time = now.getTime()
      const known = emptyAt.get(key) ?? time
      // A bucket cannot be that full: the clock was set back, and nobody should wait because of that.
      const level = known > time + windowMs ? time : Math.max(known, time)
      const waitMs = level + stepMs - time - windowMs
      emptyAt.delete(key)
      emptyAt.set(key, waitMs > 0 ? level : level + stepMs)
      if (emptyAt.size > maxKeys) forgetOldest(emptyAt)
      return waitMs > 0 ? Math.ceil(waitMs / 1000) : 0
    },
  }
}

function forgetOldest(map: Map<string, number>): void {
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
