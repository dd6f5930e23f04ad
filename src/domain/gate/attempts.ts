import { createRateLimiter, type RateLimiter } from '../../shared/kit/rate.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { WorkRefusal } from './refusal.ts'
import { WORK, type Work, type WorkRates } from './work.ts'

/** One attempt of a family to begin work, counted whether it succeeds or not; only `Attempts` creates it. */
class CountedAttempt {
  readonly #userId: number
  readonly #work: Work
  constructor(userId: number, work: Work) {
    this.#userId = userId
    this.#work = work
  }
  get userId(): number {
    return this.#userId
  }
  get work(): Work {
    return this.#work
  }
}
export type Attempt = CountedAttempt

export interface Attempts {
  /** Refused as `too-often` above the rate for this work. */
  count(userId: number, work: Work, now: Date): Result<Attempt, WorkRefusal>
}

/** Counts each family's attempts, in memory. */
export function openAttempts(rates: WorkRates): Attempts {
  const limiters: Record<keyof WorkRates, RateLimiter> = {
    generate: createRateLimiter(rates.generate),
    mend: createRateLimiter(rates.mend),
    voice: createRateLimiter(rates.voice),
    upload: createRateLimiter(rates.upload),
    export: createRateLimiter(rates.export),
    edition: createRateLimiter(rates.edition),
    share: createRateLimiter(rates.share),
    record: createRateLimiter(rates.record),
  }
  return {
    count(userId, work, now) {
      const waitSeconds = limiters[WORK[work].rate].take(String(userId), now)
      return waitSeconds > 0
        ? failed({ reason: 'too-often', waitSeconds })
        : ok(new CountedAttempt(userId, work))
    },
  }
}
