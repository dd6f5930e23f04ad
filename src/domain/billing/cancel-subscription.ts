import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { type Billing, oneAtATimePerUser } from './billing.ts'
import { customerOf, isLive, liveSubscription, refresh } from './bring-up-to-date.ts'

/** Lets the subscription end with its period; the plan is kept until then. */
export const cancelSubscription = (
  billing: Billing,
  userId: number,
): Promise<Result<undefined, 'no-subscription'>> =>
  oneAtATimePerUser(billing, userId, async () => {
    const { subscription } = await refresh(billing, userId)
    if (!subscription || !isLive(subscription)) return failed('no-subscription')
    if (!subscription.cancelAtPeriodEnd) await billing.payments.endWithPeriod(subscription.id, true)
    await refresh(billing, userId)
    return ok(undefined)
  })

/** What a parent is asked before canceling: what will not be paid (minor units), and when it would have been (seconds since the epoch). */
export interface CancelPreview {
  amount: number
  currency: string
  endsAt: number
}

/** What `cancelSubscription` would do, from the card provider's own preview; undefined when nothing is to be canceled. */
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
 * For testers: ends every subscription of theirs at once, so that a new one can be begun; returns how many. Refused
 * where real money moves.
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
    await refresh(billing, userId)
    return ok(open.length)
  })
}
