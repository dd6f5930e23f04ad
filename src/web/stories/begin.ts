import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { reachedLimit, secondsToNextDay } from '../../domain/spending/spending-limit.ts'

const RESTS = 'Our storytellers are having a little rest. Please try again a little later.'
const APP_LIMIT = 'Our storytellers have told all the stories they can today. Please come back tomorrow.'
const FAMILY_LIMIT = 'That was a lot of stories for one day. There will be new ones for you tomorrow.'

/**
 * Why nothing can be begun now that vendors make, before anything is charged: a vendor rests after failures (503), or a
 * day's spending limit is reached (503, for one family 429). Undefined when it can.
 */
export function refusalToBegin(c: Context<AppEnv>, userId: number): Response | undefined {
  const { callsOut, db, env, now } = c.var.services
  if (callsOut.down()) {
    c.header('Retry-After', '60')
    return c.json({ error: RESTS }, 503)
  }
  const limits = { perDay: env.DAILY_SPENDING_LIMIT, perFamilyAndDay: env.DAILY_SPENDING_LIMIT_PER_FAMILY }
  const reached = reachedLimit(db, userId, limits, now())
  if (!reached) return undefined
  c.header('Retry-After', String(secondsToNextDay(now())))
  return reached === 'family' ? c.json({ error: FAMILY_LIMIT }, 429) : c.json({ error: APP_LIMIT }, 503)
}
