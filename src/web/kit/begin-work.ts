import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { type Admission, mayBeginWork } from '../../domain/gate/may-begin-work.ts'
import type { TypedWords } from '../../domain/gate/typed-words.ts'
import { WORK } from '../../domain/gate/work.ts'
import { asksForConfirmation } from './confirmation.ts'
import { Refused } from './refused.ts'

/**
 * Asks the gate for permission to begin work, with the words it is made from; throws Refused. Only for the routes of
 * `WORK_OF_ROUTES`, once the caller's database user is known.
 */
export async function admissionFor<E extends AppEnv>(
  c: Context<E>,
  words: readonly TypedWords[] = [],
): Promise<Admission> {
  const { attempt, mustBeWritable, services }: AppEnv['Variables'] = c.var
  if (!attempt) throw new Error(`${c.req.method} ${c.req.path} begins work and has no line in WORK_OF_ROUTES`)
  if (WORK[attempt.work].mayBuy) await mustBeWritable()
  const { callsOut, db, env, moderator, now } = services
  const limits = { perDay: env.DAILY_SPENDING_LIMIT, perFamilyAndDay: env.DAILY_SPENDING_LIMIT_PER_FAMILY }
  const gate = {
    callsOut,
    db,
    moderator,
    limits,
    asksForConfirmation: asksForConfirmation(services),
    now: now(),
    signal: c.req.raw.signal,
  }
  const admitted = await mayBeginWork(gate, attempt, words)
  if (!admitted.ok) throw new Refused(admitted.failure)
  return admitted.value
}
