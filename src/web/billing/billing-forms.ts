import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { cancelSubscription } from '../../domain/billing/cancel-subscription.ts'
import { type ChangeRefusal, changePlan } from '../../domain/billing/change-plan.ts'
import { customerOf } from '../../domain/billing/sync-subscription.ts'
import { databaseUserOf } from '../kit/caller.ts'
import { billingOf } from './billing-api.ts'

const SUBSCRIPTION = '/app/subscription'
const ChangeForm = z.object({ newPriceId: z.string().catch('') })

/** The subscription page's forms for browsers without script, and the way to the card provider's own pages. */
export const billingForms = new Hono<AppEnv>()
  .post('/app/subscription/change', async (c) => {
    const { userId } = databaseUserOf(c)
    const { newPriceId } = ChangeForm.parse(await c.req.parseBody())
    const change = await changePlan(billingOf(c), userId, newPriceId)
    if (!change.ok) throw new HTTPException(409, { message: sentenceOf(change.failure) })
    return back(c)
  })

  .post('/app/subscription/cancel', async (c) => {
    await cancelSubscription(billingOf(c), databaseUserOf(c).userId)
    return back(c)
  })

  .get('/app/subscription/portal', async (c) => {
    const { userId } = databaseUserOf(c)
    const { db, payments } = billingOf(c)
    const customerId = customerOf(db, userId)
    const home = new URL(SUBSCRIPTION, c.get('services').env.PUBLIC_URL ?? c.req.url).href
    const url = customerId && (await payments.portalUrl(customerId, home))
    return c.redirect(url || SUBSCRIPTION)
  })

const sentenceOf = (failure: ChangeRefusal) =>
  failure.reason === 'payment-refused' ? failure.message : 'Failed to upgrade subscription'

const back = (c: Context) => c.redirect(SUBSCRIPTION, 303)
