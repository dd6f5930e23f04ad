import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { subscriptions, users } from '../../../db/schema/index.ts'
import type { PaidInvoice, SubscriptionState } from '../../ports/payments.ts'
import { LIVE_STATUSES } from '../../shared/billing/plan.ts'
import { isEntered } from '../credits/ledger.ts'
import { creditsOfInvoice, type Entitlements, grantForPaidInvoice } from '../credits/paid-invoice.ts'
import { bringIntoProfiles } from '../profiles/bring-into-profiles.ts'
import { type Billing, oneAtATimePerUser } from './billing.ts'
import { planOfPrice } from './plans.ts'

export interface SyncedSubscription {
  /** Missing credits that have been granted now. */
  creditsGranted: number
  subscription: SubscriptionState | undefined
}

/**
 * Makes a user's subscription and credits match the card provider's current state. It always asks the provider, so
 * events may come late, repeated, in any order, or not at all.
 */
export const syncSubscription = (
  billing: Billing,
  userId: number,
  kind?: 'sync',
): Promise<SyncedSubscription> =>
  oneAtATimePerUser(billing, userId, () => syncWithinTurn(billing, userId, kind))

/** The same, for callers that already hold the user's turn. */
export async function syncWithinTurn(
  billing: Billing,
  userId: number,
  kind?: 'sync',
): Promise<SyncedSubscription> {
  const { db, payments } = billing
  const customerId = customerOf(db, userId)
  if (!customerId) return { creditsGranted: 0, subscription: undefined }
  const [states, invoices] = await Promise.all([
    payments.subscriptions(customerId),
    payments.paidInvoices(customerId),
  ])
  const missing = invoices.filter(({ id }) => !isEntered(db, `invoice:${id}`))
  const entitlements = await entitlementsOf(billing, missing)
  const subscription = currentSubscription(states)
  const profiles = await profilesOfPlan(billing, subscription)
  const creditsGranted = db.transaction(
    (tx) => {
      const isHere = tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).get()
      if (!isHere) return 0
      for (const invoice of missing) grantForPaidInvoice(tx, userId, invoice, entitlements, kind)
      saveState(tx, userId, subscription, profiles)
      bringIntoProfiles(tx, userId)
      return missing.reduce((sum, { id }) => sum + creditsOfInvoice(tx, id), 0)
    },
    { behavior: 'immediate' },
  )
  return { creditsGranted, subscription }
}

/** The user's subscription at the provider, without storing anything; undefined when none is live. */
export async function liveSubscription(
  { db, payments }: Pick<Billing, 'db' | 'payments'>,
  userId: number,
): Promise<SubscriptionState | undefined> {
  const customerId = customerOf(db, userId)
  return customerId ? (await payments.subscriptions(customerId)).find(isLive) : undefined
}

/** The user's customer at the provider; undefined before the first checkout. */
export const customerOf = (db: DbOrTx, userId: number) =>
  db
    .select({ id: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .get()?.id ?? undefined

export const isLive = ({ status }: Pick<SubscriptionState, 'status'>) =>
  LIVE_STATUSES.some((live) => live === status)

/** A live one first, then one that waits for its first payment, then the newest that ended. */
function currentSubscription(states: SubscriptionState[]): SubscriptionState | undefined {
  return states.find(isLive) ?? states.find(({ status }) => status === 'incomplete') ?? states[0]
}

async function entitlementsOf(billing: Billing, invoices: PaidInvoice[]): Promise<Entitlements> {
  const priceIds = new Set(invoices.flatMap(({ lines }) => lines.map(({ priceId }) => priceId)))
  const entitlements = new Map()
  for (const priceId of priceIds) {
    const plan = await planOfPrice(billing.payments, priceId, billing.now())
    if (plan) entitlements.set(priceId, plan)
  }
  return entitlements
}

/** From the plan's metadata; a price that is none of our plans allows one, the family's own. */
async function profilesOfPlan(billing: Billing, state: SubscriptionState | undefined): Promise<number> {
  if (!state || !isLive(state)) return 1
  return (await planOfPrice(billing.payments, state.priceId, billing.now()))?.profiles ?? 1
}

function saveState(tx: DbOrTx, userId: number, state: SubscriptionState | undefined, profiles: number): void {
  const values = state
    ? {
        stripeSubscriptionId: state.id,
        priceId: state.priceId,
        status: state.status,
        cancelAtPeriodEnd: state.cancelAtPeriodEnd,
        currentPeriodEnd: state.currentPeriodEnd,
      }
    : { stripeSubscriptionId: null, priceId: null, status: 'none', cancelAtPeriodEnd: false }
  tx.update(subscriptions)
    .set({ ...values, profiles })
    .where(eq(subscriptions.userId, userId))
    .run()
}
