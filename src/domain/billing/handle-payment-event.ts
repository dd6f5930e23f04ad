import { eq, lt } from 'drizzle-orm'
import { processedEvents, subscriptions } from '../../../db/schema/index.ts'
import type { PaymentEvent } from '../../ports/payments.ts'
import type { Billing } from './billing.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Stripe redelivers an event for at most three days. */
const REMEMBERED_DAYS = 30
const DAY_MS = 24 * 3600_000

const CHANGES = /^(?:invoice\.|customer\.subscription\.)/

/**
 * Handles an event of the card provider once. Unknown types and customers are accepted and ignored. The event is
 * stored after it took effect, so that the next delivery repeats the work after a crash in between.
 */
export async function handlePaymentEvent(
  billing: Billing,
  { id, type, customerId }: PaymentEvent,
): Promise<void> {
  const { db } = billing
  const known = db.select().from(processedEvents).where(eq(processedEvents.eventId, id)).get()
  if (known) return
  const userId = customerId && CHANGES.test(type) ? userOfCustomer(billing, customerId) : undefined
  if (userId !== undefined) await syncSubscription(billing, userId)
  const processedAt = billing.now().toISOString()
  db.insert(processedEvents).values({ eventId: id, type, processedAt }).onConflictDoNothing().run()
}

/** Deletes events that will not be redelivered. */
export function forgetOldEvents({ db, now }: Pick<Billing, 'db' | 'now'>): void {
  const oldest = new Date(now().getTime() - REMEMBERED_DAYS * DAY_MS).toISOString()
  db.delete(processedEvents).where(lt(processedEvents.processedAt, oldest)).run()
}

const userOfCustomer = ({ db }: Billing, customerId: string) =>
  db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, customerId))
    .get()?.userId
