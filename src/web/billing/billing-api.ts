import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { subscriptionStatusOf } from '../../../db/queries/subscription.ts'
import type { AppEnv } from '../../context.ts'
import type { Billing } from '../../domain/billing/billing.ts'
import { cancelSubscription } from '../../domain/billing/cancel-subscription.ts'
import { type ChangeRefusal, changePlan } from '../../domain/billing/change-plan.ts'
import { listedPlans } from '../../domain/billing/plans.ts'
import { getOrCreateSubscription, isOwnPayment } from '../../domain/billing/subscribe.ts'
import { syncSubscription } from '../../domain/billing/sync-subscription.ts'
import { SubscribeBody, TestCardBody, UpgradeBody } from '../../shared/billing/billing-payloads.ts'
import { UserBody, UserQuery } from '../../shared/payloads.ts'
import { callerOf } from '../kit/caller.ts'
import { body, query } from '../kit/parse.ts'

const UNKNOWN_PLAN = { error: 'There is no such plan.' }

/** Plans and the subscription (specification, section 7). */
export const billingApi = new Hono<AppEnv>()
  .get('/api/stripe/products', async (c) => {
    const { payments, now } = c.get('services')
    return c.json(payments ? await listedPlans(payments, now()) : [])
  })

  .get('/api/subscription-status', async (c) => {
    const { db, payments } = c.get('services')
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const status = subscriptionStatusOf(db, userId)
    if (!payments || status.status !== 'incomplete') return c.json(status)
    await syncSubscription(billingOf(c), userId)
    return c.json(subscriptionStatusOf(db, userId))
  })

  .post('/api/get-or-create-subscription', async (c) => {
    const { firebaseUid, priceId } = await body(c, SubscribeBody)
    const { userId } = callerOf(c, firebaseUid)
    const begun = await getOrCreateSubscription(billingOf(c), userId, priceId)
    if (begun.ok) return c.json(begun.value)
    if (begun.failure === 'unknown-plan') return c.json(UNKNOWN_PLAN, 404)
    if (begun.failure === 'no-user') return c.json({ error: 'User authentication required' }, 401)
    return c.json({ error: 'You already have a subscription. You can change its plan.' }, 409)
  })

  .post('/api/cancel-subscription', async (c) => {
    const { firebaseUid } = await body(c, UserBody)
    const { userId } = callerOf(c, firebaseUid)
    const canceled = await cancelSubscription(billingOf(c), userId)
    if (canceled.ok) return c.json({ success: true })
    return c.json({ error: 'There is no subscription to cancel.' }, 409)
  })

  .post('/api/upgrade-subscription', async (c) => {
    const { firebaseUid, newPriceId } = await body(c, UpgradeBody)
    const { userId } = callerOf(c, firebaseUid)
    const change = await changePlan(billingOf(c), userId, newPriceId)
    return change.ok ? c.json({ success: true, ...change.value }) : refuse(c, change.failure)
  })

  .post('/api/stripe/test-card', async (c) => {
    const { firebaseUid, ...card } = await body(c, TestCardBody)
    const { userId } = callerOf(c, firebaseUid)
    const billing = billingOf(c)
    if (!billing.payments.payWithTestCard) return c.notFound()
    if (!(await isOwnPayment(billing, userId, card.clientSecret)))
      return c.json({ error: 'There is no such payment.' }, 404)
    const answer = await billing.payments.payWithTestCard(card)
    return answer.ok ? c.json({ status: answer.value }) : c.json({ error: answer.failure.message }, 402)
  })

/** What the billing functions need; throws 503 where no card provider is set up. */
export function billingOf(c: Context<AppEnv>): Billing {
  const { db, payments, now } = c.get('services')
  if (!payments) throw new HTTPException(503, { message: 'Subscriptions are not available here.' })
  return { db, payments, now }
}

function refuse(c: Context<AppEnv>, failure: ChangeRefusal) {
  switch (failure.reason) {
    case 'unknown-plan':
      return c.json(UNKNOWN_PLAN, 404)
    case 'no-subscription':
      return c.json({ error: 'There is no subscription to change.' }, 409)
    case 'current-plan':
      return c.json({ error: 'This is your current plan.' }, 409)
    case 'payment-refused':
      return c.json({ error: failure.message }, 402)
  }
}
