import type { Db } from '../../../db/client.ts'
import type { Moderator } from '../../ports/moderator.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { reachedLimit, type SpendingLimits, secondsToNextDay } from '../spending/spending-limit.ts'
import type { Attempt } from './attempts.ts'
import type { WorkRefusal } from './refusal.ts'
import { type TypedWords, unfitWords } from './typed-words.ts'

/** What the rule looks at. */
export interface Gate {
  db: Db
  callsOut: { down(): string | undefined }
  moderator: Moderator
  limits: SpendingLimits
  now: Date
  signal?: AbortSignal
}

/** Leave to begin one piece of work for a family. Whatever adds a job or buys asks for it; only `mayBeginWork` gives it. */
class GivenAdmission {
  readonly #userId: number
  constructor(userId: number) {
    this.#userId = userId
  }
  get userId(): number {
    return this.#userId
  }
}
export type Admission = GivenAdmission

/**
 * Whether a family may begin work now, before anything is charged: its attempt is counted (design, section 7), no vendor
 * that stories need rests after failures, no daily spending limit is reached, and the words that the work is made from
 * are fit for children. What a story costs is taken, or refused as `not-enough-credits`, where it is stored.
 */
export async function mayBeginWork(
  gate: Gate,
  { userId }: Attempt,
  words: readonly TypedWords[] = [],
): Promise<Result<Admission, WorkRefusal>> {
  if (gate.callsOut.down()) return failed({ reason: 'vendor-rests' })
  const reached = reachedLimit(gate.db, userId, gate.limits, gate.now)
  if (reached) return failed({ reason: `${reached}-has-spent`, waitSeconds: secondsToNextDay(gate.now) })
  const unfit = await unfitWords(gate.moderator, words, gate.signal)
  return unfit ? failed(unfit) : ok(new GivenAdmission(userId))
}
