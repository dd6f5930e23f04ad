import { and, inArray, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../db/schema/index.ts'
import type { Billing } from '../src/domain/billing/billing.ts'
import { forgetOldEvents } from '../src/domain/billing/handle-payment-event.ts'
import { syncSubscription } from '../src/domain/billing/sync-subscription.ts'
import type { Logger } from '../src/logger.ts'

export const RECONCILE_EVERY_MS = 3600_000

const WATCHED = ['none', 'incomplete', 'active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Repairs what missing webhooks have left undone. Returns how many subscriptions were checked. */
export async function reconcileSubscriptions(
  billing: Billing,
  log: Logger,
  signal?: AbortSignal,
): Promise<number> {
  forgetOldEvents(billing)
  const rows = billing.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.stripeCustomerId), inArray(subscriptions.status, WATCHED)))
    .all()
  for (const { userId } of rows) {
    if (signal?.aborted) break
    try {
      const { creditsGranted } = await syncSubscription(billing, userId)
      if (creditsGranted > 0) log.info('billing.repaired', { userId, creditsGranted })
    } catch (error) {
      log.error('billing.reconcile_failed', error, { userId })
    }
  }
  return rows.length
}
