import type { Context } from 'hono'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import type { AppEnv } from '../../context.ts'
import { cleanUpTestSubscriptions } from '../../domain/billing/cancel-subscription.ts'
import { isLive, syncSubscription } from '../../domain/billing/sync-subscription.ts'
import { setCredits, setTrialBypass } from '../../domain/credits/tester-credits.ts'
import { CreditsBody, TrialBypassBody } from '../../shared/billing/billing-payloads.ts'
import { TESTER_ROLE } from '../../shared/constants.ts'
import { UserBody } from '../../shared/payloads.ts'
import { billingOf } from '../billing/billing-api.ts'
import { type Caller, callerOf } from '../kit/caller.ts'
import { body } from '../kit/parse.ts'

/** The developer tools of the settings page, only for TESTER_ROLE (specification, sections 6 and 7). */
export const testerApi = new Hono<AppEnv>()
  .post('/api/user/credits', async (c) => {
    const { firebaseUid, credits } = await body(c, CreditsBody)
    const { userId } = testerOf(c, firebaseUid)
    return c.json({ availableCredits: setCredits(c.get('services').db, userId, credits) })
  })

  .post('/api/user/trial-bypass', async (c) => {
    const { firebaseUid, trialBypass } = await body(c, TrialBypassBody)
    const { userId } = testerOf(c, firebaseUid)
    setTrialBypass(c.get('services').db, userId, trialBypass)
    return c.json({ success: true })
  })

  .post('/api/cleanup-test-subscriptions', async (c) => {
    const { firebaseUid } = await body(c, UserBody)
    const { userId } = testerOf(c, firebaseUid)
    const cleaned = await cleanUpTestSubscriptions(billingOf(c), userId)
    if (cleaned.ok) return c.json({ cleanedUp: cleaned.value })
    return c.json({ error: 'Subscriptions that are really paid for are not cleaned up.' }, 409)
  })

  .post('/api/user/sync-subscription-credits', async (c) => {
    const { firebaseUid } = await body(c, UserBody)
    const { userId } = testerOf(c, firebaseUid)
    const { creditsGranted, subscription } = await syncSubscription(billingOf(c), userId, 'sync')
    if (!subscription || !isLive(subscription))
      return c.json({ error: 'There is no active subscription.' }, 409)
    const newTotal = trialStatusOf(c.get('services').db, userId)?.availableCredits ?? 0
    return c.json({ creditsGranted, newTotal })
  })

/** The caller of a tester's call; throws 403 for everybody else. */
export function testerOf(c: Context<AppEnv>, firebaseUid: string): Caller {
  const caller = callerOf(c, firebaseUid)
  if (trialStatusOf(c.get('services').db, caller.userId)?.role !== TESTER_ROLE)
    throw new HTTPException(403, { message: 'This is for testers.' })
  return caller
}
