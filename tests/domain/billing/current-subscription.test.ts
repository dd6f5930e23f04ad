import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../../../db/schema/index.ts'
import { syncSubscription } from '../../../src/domain/billing/sync-subscription.ts'
import type { Payments, SubscriptionState } from '../../../src/ports/payments.ts'
import { freshDatabase } from '../../support/database.ts'
import { aFamily } from '../../support/families.ts'

const state = (id: string, status: string): SubscriptionState => ({
  id,
  status,
  itemId: `item of ${id}`,
  priceId: 'price_1',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: 1_800_000_000,
  clientSecret: null,
  latestInvoiceId: null,
})

test.each([
  ['a live one beside a newer one that ended', [state('newer', 'canceled'), state('live', 'active')], 'live'],
  [
    'one that is tried again beside a newer one that ended',
    [state('newer', 'canceled'), state('late', 'past_due')],
    'late',
  ],
  [
    'a live one beside a newer one that waits for a payment',
    [state('newer', 'incomplete'), state('live', 'active')],
    'live',
  ],
  [
    'one that waits beside a newer one that ended',
    [state('newer', 'canceled'), state('waits', 'incomplete')],
    'waits',
  ],
  ['the newest of those that ended', [state('newer', 'canceled'), state('older', 'canceled')], 'newer'],
])('of several subscriptions, %s counts', async (_what, states, counts) => {
  const { db } = freshDatabase()
  const { userId } = aFamily(db)
  db.insert(subscriptions).values({ userId, stripeCustomerId: 'cus_1', status: 'none' }).run()
  const payments = {
    subscriptions: async () => states,
    paidInvoices: async () => [],
    products: async () => [],
    productOfPrice: async () => undefined,
  } as Partial<Payments> as Payments
  const { subscription } = await syncSubscription({ db, payments, now: () => new Date() }, userId)
  expect(subscription?.id).toBe(counts)
  const kept = db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get()
  expect(kept?.stripeSubscriptionId).toBe(counts)
  db.$client.close()
})
