import type { Db } from '../../../db/client.ts'
import { isUnconfirmedTrial } from '../../../db/queries/unconfirmed.ts'
import type { Moderator } from '../../ports/moderator.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { reachedLimit, type SpendingLimits, secondsToNextDay } from '../spending/spending-limit.ts'
import type { Attempt } from './attempts.ts'
import type { WorkRefusal } from './refusal.ts'
import { type TypedWords, unfitWords } from './typed-words.ts'
import { WORK } from './work.ts'

/** What the decision depends on. */
export interface Gate {
  db: Db
  callsOut: { down(): string | undefined }
  moderator: Moderator
  limits: SpendingLimits
  /** Whether a trial needs a confirmed e-mail before money is spent on it. */
  asksForConfirmation: boolean
  now: Date
  signal?: AbortSignal
}

/** Permission to begin one piece of work for a family. Code that adds a job or buys needs it; only `mayBeginWork` gives it. */
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
 * Whether a family may begin work now, before anything is charged. Its attempt is counted (design, section 7), no
 * vendor that it may buy from rests after failures, a trial's e-mail is confirmed, no daily spending limit is reached,
 * and the words of the work are fit for children. The price of a story is charged, or refused as `not-enough-credits`,
 * where the story is stored.
 */
export async function mayBeginWork(
  gate: Gate,
  { userId, work }: Attempt,
  words: readonly TypedWords[] = [],
): Promise<Result<Admission, WorkRefusal>> {
  const { mayBuy } = WORK[work]
  if (mayBuy && gate.callsOut.down()) return failed({ reason: 'vendor-rests' })
  if (mayBuy && gate.asksForConfirmation && isUnconfirmedTrial(gate.db, userId))
    return failed({ reason: 'unconfirmed-email' })
  const reached = mayBuy ? reachedLimit(gate.db, userId, gate.limits, gate.now) : undefined
  if (reached) return failed({ reason: `${reached}-has-spent`, waitSeconds: secondsToNextDay(gate.now) })
  const unfit = await unfitWords(gate.moderator, words, gate.signal)
  return unfit ? failed(unfit) : ok(new GivenAdmission(userId))
}
