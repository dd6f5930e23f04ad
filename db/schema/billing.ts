import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, updatedAt } from './times.ts'
import { users } from './users.ts'

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    priceId: text('price_id'),
    status: text('status').notNull(),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** Seconds since the epoch, as the card provider and the calls have it. */
    currentPeriodEnd: integer('current_period_end'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('subscriptions_status').on(t.status),
    check('subscriptions_period_end', sql`${t.currentPeriodEnd} IS NULL OR ${t.currentPeriodEnd} >= 0`),
  ],
)

/** Events of the card provider that were acted on, each once. */
export const processedEvents = sqliteTable('processed_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  processedAt: createdAt(),
})
