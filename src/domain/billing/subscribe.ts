import { eq } from 'drizzle-orm'
import { subscriptions, users } from '../../../db/schema/index.ts'
import type { SubscriptionState } from '../../ports/payments.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { type Billing, oneAtATimePerUser } from './billing.ts'
import { plansOnSale } from './plans.ts'
import { customerOf, isLive, syncWithinTurn } from './sync-subscription.ts'

export type SubscribeRefusal = 'unknown-plan' | 'already-subscribed' | 'no-user'

/**
 * Returns a subscription to the plan of this price that waits for its first payment: the existing one, or a new one.
 * Answers with what the browser needs to pay it; null when nothing is due.
 */
export async function getOrCreateSubscription(
  billing: Billing,
  userId: number,
  priceId: string,
): Promise<Result<{ clientSecret: string | null }, SubscribeRefusal>> {
  const { db, payments, now } = billing
  const plans = await plansOnSale(payments, now())
  if (!plans.some((plan) => plan.priceId === priceId)) return failed('unknown-plan')
  return oneAtATimePerUser(billing, userId, async () => {
    const customerId = customerOf(db, userId) ?? (await becomeCustomer(billing, userId))
    if (!customerId) return failed('no-user')
    const states = await payments.subscriptions(customerId)
    if (states.some(isLive)) {
      await syncWithinTurn(billing, userId)
      return failed('already-subscribed')
    }
    const begun = states.find((state) => canBePaid(state) && state.priceId === priceId)
    if (begun) return ok({ clientSecret: begun.clientSecret })
    for (const { id } of states.filter(isLeftOver)) await payments.endNow(id)
    const key = `subscribe:${customerId}:${priceId}:${states[0]?.id ?? 'first'}`
    const { clientSecret } = await payments.subscribe({ customerId, priceId, key })
    await syncWithinTurn(billing, userId)
    return ok({ clientSecret })
  })
}

/** Whether the client secret belongs to a subscription of this user that waits for its payment. */
export async function isOwnPayment(
  { db, payments }: Billing,
  userId: number,
  clientSecret: string,
): Promise<boolean> {
  const customerId = customerOf(db, userId)
  const states = customerId ? await payments.subscriptions(customerId) : []
  return states.some((state) => state.clientSecret === clientSecret)
}

/** Undefined when the account was deleted meanwhile. */
async function becomeCustomer({ db, payments }: Billing, userId: number): Promise<string | undefined> {
  const user = db.select().from(users).where(eq(users.id, userId)).get()
  if (!user) return undefined
  const { firebaseUid, email } = user
  const key = `customer:${userId}:${firebaseUid}:${email}`
  const stripeCustomerId = await payments.createCustomer({ firebaseUid, email, key })
  db.insert(subscriptions)
    .values({ userId, stripeCustomerId, status: 'none' })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { stripeCustomerId } })
    .run()
  return stripeCustomerId
}

const canBePaid = ({ status, clientSecret }: SubscriptionState) =>
  status === 'incomplete' && clientSecret !== null

const isLeftOver = ({ status }: SubscriptionState) => status === 'incomplete' || status === 'unpaid'
