import { eq, sql } from 'drizzle-orm'
import { LIVE_STATUSES, type SubscriptionStatus } from '../../src/shared/billing/plan.ts'
import type { DbOrTx } from '../client.ts'
import { subscriptions } from '../schema/index.ts'
import { prepared } from '../statements.ts'

/** The subscription status of the specification's section 3, as last reported by the card provider. */
export function subscriptionStatusOf(db: DbOrTx, userId: number): SubscriptionStatus {
  const row = ofUser(db).get({ userId })
  const status = row?.stripeSubscriptionId ? row.status : null
  const hasSubscription = LIVE_STATUSES.some((live) => live === status)
  return {
    hasSubscription,
    status,
    planId: hasSubscription ? (row?.priceId ?? null) : null,
    cancelAtPeriodEnd: hasSubscription && row?.cancelAtPeriodEnd === true,
    currentPeriodEnd: hasSubscription ? (row?.currentPeriodEnd ?? null) : null,
  }
}

const ofUser = prepared((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId'))),
)
