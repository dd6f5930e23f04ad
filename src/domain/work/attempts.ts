import { createRateLimiter, type Rate } from '../../shared/kit/rate.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { WorkRefusal } from './refusal.ts'

/** Work that costs a vendor's money or the machine's time. */
export type Work = 'story' | 'retry' | 'redraw' | 'voice-sample'

export interface WorkRates {
  /** Stories, retries and redraws together, for one user. */
  generate: Rate
  /** What a voice sounds like: a player may ask for a sample in several parts. */
  voice: Rate
}

/** One try of a family to begin work, counted whatever comes of it; only `Attempts` makes it. */
class CountedAttempt {
  readonly #userId: number
  constructor(userId: number) {
    this.#userId = userId
  }
  get userId(): number {
    return this.#userId
  }
}
export type Attempt = CountedAttempt

export interface Attempts {
  /** Refused as `too-often` past the rate of its work. */
  count(userId: number, work: Work, now: Date): Result<Attempt, WorkRefusal>
}

/** Counts what each family tries, in memory. */
export function openAttempts(rates: WorkRates): Attempts {
  const generate = createRateLimiter(rates.generate)
  const voice = createRateLimiter(rates.voice)
  const limiters = { story: generate, retry: generate, redraw: generate, 'voice-sample': voice }
  return {
    count(userId, work, now) {
      const waitSeconds = limiters[work].take(String(userId), now)
      return waitSeconds > 0 ? failed({ reason: 'too-often', waitSeconds }) : ok(new CountedAttempt(userId))
    },
  }
}
