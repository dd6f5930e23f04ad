import { and, inArray, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../db/schema/index.ts'
import type { Billing } from '../src/domain/billing/billing.ts'
import { bringUpToDate } from '../src/domain/billing/bring-up-to-date.ts'
import { forgetOldEvents } from '../src/domain/billing/handle-payment-event.ts'
import type { Logger } from '../src/logger.ts'

export const RECONCILE_EVERY_MS = 3600_000

const WATCHED = ['none', 'incomplete', 'active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Repairs what missing webhooks have left undone. Returns how many subscriptions were checked. */
export async function perform(billing: Billing, log: Logger, signal?: AbortSignal): Promise<number> {
  forgetOldEvents(billing)
  const rows = billing.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.stripeCustomerId), inArray(subscriptions.status, WATCHED)))
    .all()
  for (const { userId } of rows) {
    if (signal?.aborted) break
    try {
      const { creditsGranted } = await bringUpToDate(billing, userId)
      if (creditsGranted > 0) log.info('billing.repaired', { userId, creditsGranted })
    } catch (error) {
      log.error('billing.reconcile_failed', error, { userId })
    }
  }
  return rows.length
}
