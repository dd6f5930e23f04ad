import type { DbOrTx } from '../../../db/client.ts'
import type { SubscriptionState } from '../../ports/payments.ts'
import type { Plan } from '../../shared/billing/plan.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { creditsOfInvoice, highestPaid } from '../credits/paid-invoice.ts'
import { type Billing, oneAtATimePerUser } from './billing.ts'
import { plansOnSale } from './plans.ts'
import { isLive, liveSubscription, syncWithinTurn } from './sync-subscription.ts'

export interface PlanChange {
  status: string
  cancelAtPeriodEnd: boolean
  creditsGranted: number
}

export type ChangeRefusal =
  | { reason: 'unknown-plan' }
  | { reason: 'no-subscription' }
  | { reason: 'current-plan' }
  | { reason: 'payment-refused'; message: string }

/**
 * Moves a live subscription to the plan of this price; one that was set to end continues. A plan that costs more than
 * any paid for in this period charges the difference for the rest of it now and grants the extra credits. Any other
 * change costs nothing now, keeps the credits and takes effect with the next invoice.
 */
export async function changePlan(
  billing: Billing,
  userId: number,
  priceId: string,
): Promise<Result<PlanChange, ChangeRefusal>> {
  const { db, payments, now } = billing
  const plan = (await plansOnSale(payments, now())).find((one) => one.priceId === priceId)
  if (!plan) return failed({ reason: 'unknown-plan' })
  return oneAtATimePerUser(billing, userId, async () => {
    const { subscription } = await syncWithinTurn(billing, userId)
    if (!subscription || !isLive(subscription)) return failed({ reason: 'no-subscription' })
    const isCurrent = subscription.priceId === priceId
    if (isCurrent && !subscription.cancelAtPeriodEnd) return failed({ reason: 'current-plan' })
    let invoiceId: string | null = null
    if (isCurrent) await payments.endWithPeriod(subscription.id, false)
    else {
      const prorate = isDearer(db, plan, subscription)
      const changed = await payments.changePlan(subscription, { priceId, prorate })
      if (!changed.ok) return failed({ reason: 'payment-refused', ...changed.failure })
      if (prorate) invoiceId = changed.value.latestInvoiceId
    }
    const { subscription: refreshed = subscription } = await syncWithinTurn(billing, userId)
    return ok({
      status: refreshed.status,
      cancelAtPeriodEnd: refreshed.cancelAtPeriodEnd,
      creditsGranted: invoiceId ? creditsOfInvoice(db, invoiceId) : 0,
    })
  })
}

/** Shown to a parent before a change: what it costs, and when. Amounts are minor units of `currency`. */
export interface ChangePreview {
  plan: Plan
  currency: string
  /** Charged at once; 0 where the change takes effect with the next invoice. */
  now: number
  /** Charged with the next invoice. */
  next: number
  /** Seconds since the epoch. */
  nextAt: number
}

/** What `changePlan` would do, from the card provider's own preview; nothing is changed. */
export async function previewChange(
  { db, payments, now }: Billing,
  userId: number,
  priceId: string,
): Promise<ChangePreview | undefined> {
  const plan = (await plansOnSale(payments, now())).find((one) => one.priceId === priceId)
  const subscription = await liveSubscription({ db, payments }, userId)
  if (!plan || !subscription || subscription.priceId === priceId) return undefined
  const prorate = isDearer(db, plan, subscription)
  const { amount, currency } = await payments.previewInvoice(subscription, { priceId, prorate })
  const amounts = prorate ? { now: amount, next: plan.unitAmount } : { now: 0, next: amount }
  return { plan, currency, ...amounts, nextAt: subscription.currentPeriodEnd }
}

/** A plan that costs more than any paid for in this period is charged at once. */
function isDearer(db: DbOrTx, plan: Plan, { id, currentPeriodEnd }: SubscriptionState): boolean {
  return plan.unitAmount > highestPaid(db, { subscriptionId: id, periodEnd: currentPeriodEnd })
}
