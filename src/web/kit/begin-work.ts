import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { Attempt, Work } from '../../domain/work/attempts.ts'
import { type Admission, mayBeginWork } from '../../domain/work/may-begin-work.ts'
import { type TypedWords, unfitWords } from '../../domain/work/typed-words.ts'
import { Refused } from './refused.ts'

/** Counts that a family tries to begin work, before anything is read of what it sends; throws Refused past the rate. */
export function countAttempt<E extends AppEnv>(c: Context<E>, userId: number, work: Work): Attempt {
  const { attempts, services } = c.var
  const counted = attempts.count(userId, work, services.now())
  if (!counted.ok) throw new Refused(counted.failure)
  return counted.value
}

/** The leave that every work asks for; throws Refused where the rule refuses. */
export async function admissionFor<E extends AppEnv>(
  c: Context<E>,
  attempt: Attempt,
  words: readonly TypedWords[] = [],
): Promise<Admission> {
  const { callsOut, db, env, moderator, now } = c.var.services
  const limits = { perDay: env.DAILY_SPENDING_LIMIT, perFamilyAndDay: env.DAILY_SPENDING_LIMIT_PER_FAMILY }
  const gate = { callsOut, db, moderator, limits, now: now(), signal: c.req.raw.signal }
  const admitted = await mayBeginWork(gate, attempt, words)
  if (!admitted.ok) throw new Refused(admitted.failure)
  return admitted.value
}

/** For words that are kept now and used later; throws Refused where some are unfit for children. */
export async function requireFitWords<E extends AppEnv>(c: Context<E>, words: TypedWords[]): Promise<void> {
  const unfit = await unfitWords(c.var.services.moderator, words, c.req.raw.signal)
  if (unfit) throw new Refused(unfit)
}
