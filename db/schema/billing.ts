import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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
    /** Seconds since the epoch, as in the card provider's data and the calls. */
    currentPeriodEnd: integer('current_period_end'),
    /** How many profiles the plan has, from its metadata when the subscription was last refreshed. */
    profiles: integer('profiles').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('subscriptions_status').on(t.status),
    check('subscriptions_period_end', sql`${t.currentPeriodEnd} IS NULL OR ${t.currentPeriodEnd} >= 0`),
    check('subscriptions_profiles', sql`${t.profiles} >= 1`),
  ],
)

/** Events of the card provider that were handled, each once. */
export const processedEvents = sqliteTable('processed_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  processedAt: createdAt(),
})

/**
 * What was paid for in one billing period of one subscription: a plan's credits are granted once, however often the
 * plan changes.
 */
export const paidPeriods = sqliteTable(
  'paid_periods',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeSubscriptionId: text('stripe_subscription_id').notNull(),
    /** Seconds since the epoch; identifies the period, because a change of plan keeps its end but not its start. */
    periodEnd: integer('period_end').notNull(),
    /** The credits granted in this period so far. */
    credits: integer('credits').notNull(),
    /** The highest monthly price paid in it, in minor units. */
    unitAmount: integer('unit_amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.stripeSubscriptionId, t.periodEnd] }),
    index('paid_periods_user').on(t.userId),
    check('paid_periods_amounts', sql`${t.credits} >= 0 AND ${t.unitAmount} >= 0`),
  ],
)

/** The embedded card provider's objects in test mode; empty with Stripe. */
export const embeddedPayments = sqliteTable(
  'embedded_payments',
  {
    id: text('id').primaryKey(),
    /** customer, subscription, invoice, event … */
    object: text('object').notNull(),
    /** The object as its answers show it. */
    json: text('json').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('embedded_payments_object').on(t.object),
    check('embedded_payments_json', sql`json_valid(${t.json})`),
  ],
)
