import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { cleanUpTestSubscriptions } from '../../domain/billing/cancel-subscription.ts'
import { syncSubscription } from '../../domain/billing/sync-subscription.ts'
import { setCredits, setTrialBypass } from '../../domain/credits/tester-credits.ts'
import { creditsField } from '../../shared/billing/billing-payloads.ts'
import { digits } from '../../shared/payloads.ts'
import { billingOf } from '../billing/billing-api.ts'
import { sessionOf } from '../kit/caller.ts'
import { testerOf } from './tester-api.ts'

const CreditsForm = z.object({ credits: digits.pipe(creditsField) })
const BypassForm = z.object({ trialBypass: z.enum(['true', 'false']).catch('false') })

/** The developer tools for browsers without script. */
export const testerForms = new Hono<AppEnv>()
  .post('/app/settings/tester/credits', async (c) => {
    const { userId } = callerOf(c)
    const form = CreditsForm.safeParse(await c.req.parseBody())
    if (form.success) setCredits(c.get('services').db, userId, form.data.credits)
    return back(c)
  })

  .post('/app/settings/tester/trial-bypass', async (c) => {
    const { userId } = callerOf(c)
    const { trialBypass } = BypassForm.parse(await c.req.parseBody())
    setTrialBypass(c.get('services').db, userId, trialBypass === 'true')
    return back(c)
  })

  .post('/app/settings/tester/cleanup', async (c) => {
    await cleanUpTestSubscriptions(billingOf(c), callerOf(c).userId)
    return back(c)
  })

  .post('/app/settings/tester/sync', async (c) => {
    await syncSubscription(billingOf(c), callerOf(c).userId, 'sync')
    return back(c)
  })

const callerOf = (c: Context<AppEnv>) => testerOf(c, sessionOf(c).firebaseUid)

const back = (c: Context) => c.redirect('/app/settings#developer', 303)
