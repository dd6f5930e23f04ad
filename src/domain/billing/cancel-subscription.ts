import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { type Billing, oneAtATimePerUser } from './billing.ts'
import { customerOf, isLive, liveSubscription, syncWithinTurn } from './sync-subscription.ts'

/** Cancels at the end of the period; the plan is kept until then. */
export const cancelSubscription = (
  billing: Billing,
  userId: number,
): Promise<Result<undefined, 'no-subscription'>> =>
  oneAtATimePerUser(billing, userId, async () => {
    const { subscription } = await syncWithinTurn(billing, userId)
    if (!subscription || !isLive(subscription)) return failed('no-subscription')
    if (!subscription.cancelAtPeriodEnd) await billing.payments.endWithPeriod(subscription.id, true)
    await syncWithinTurn(billing, userId)
    return ok(undefined)
  })

/**
 * Shown to a parent before canceling: the amount that will not be charged (minor units), and its date (seconds since
 * the epoch).
 */
export interface CancelPreview {
  amount: number
  currency: string
  endsAt: number
}

/** What `cancelSubscription` would do, from the card provider's own preview; undefined when there is nothing to cancel. */
export async function previewCancel(
  { db, payments }: Billing,
  userId: number,
): Promise<CancelPreview | undefined> {
  const subscription = await liveSubscription({ db, payments }, userId)
  if (!subscription || subscription.cancelAtPeriodEnd) return undefined
  return { ...(await payments.previewInvoice(subscription)), endsAt: subscription.currentPeriodEnd }
}

const OVER = new Set(['canceled', 'incomplete_expired'])

/**
 * For testers: ends all their subscriptions at once, so that a new one can be started; returns how many. Refused with
 * live payments.
 */
export async function cleanUpTestSubscriptions(
  billing: Billing,
  userId: number,
): Promise<Result<number, 'live-mode'>> {
  const { db, payments } = billing
  if (payments.live) return failed('live-mode')
  return oneAtATimePerUser(billing, userId, async () => {
    const customerId = customerOf(db, userId)
    const states = customerId ? await payments.subscriptions(customerId) : []
    const open = states.filter(({ status }) => !OVER.has(status))
    for (const { id } of open) await payments.endNow(id)
    await syncWithinTurn(billing, userId)
    return ok(open.length)
  })
}
