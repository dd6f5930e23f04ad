import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { paidPeriods, users } from '../../../db/schema/index.ts'
import type { PaidInvoice } from '../../ports/payments.ts'
import type { Plan } from '../../shared/billing/plan.ts'
import { enterCredits, enteredAmount, isEntered } from './ledger.ts'

type Entitlement = Pick<Plan, 'name' | 'credits' | 'unitAmount'>

/** Credits by price; a price that is none of our plans has no entry. */
export type Entitlements = ReadonlyMap<string, Entitlement>

/**
 * Grants the credits of a paid invoice, once, and ends the trial. A billing period grants the credits of the best plan
 * paid for in it: an upgrade adds the difference, and switching back and forth adds nothing, in whatever order the
 * invoices arrive.
 */
export function grantForPaidInvoice(
  tx: DbOrTx,
  userId: number,
  invoice: PaidInvoice,
  entitlements: Entitlements,
  kind?: 'sync',
): void {
  const idempotencyKey = keyOf(invoice.id)
  if (isEntered(tx, idempotencyKey)) return
  let amount = 0
  const names: string[] = []
  for (const line of invoice.lines) {
    const plan = entitlements.get(line.priceId)
    if (line.amount <= 0 || !plan) continue
    amount += payPeriod(tx, userId, { ...invoice, ...line }, plan)
    names.push(plan.name)
  }
  if (names.length === 0) return
  const usual = invoice.reason === 'subscription_update' ? 'upgrade_grant' : 'monthly_grant'
  enterCredits(tx, { userId, amount, kind: kind ?? usual, idempotencyKey, note: names.join(', ') })
  tx.update(users).set({ activeTrial: false }).where(eq(users.id, userId)).run()
}

/** The credits that an invoice has granted. */
export const creditsOfInvoice = (tx: DbOrTx, invoiceId: string) => enteredAmount(tx, keyOf(invoiceId))

/** The highest monthly price paid in a period, in minor units; 0 when none was. */
export function highestPaid(tx: DbOrTx, period: Period): number {
  return paidPeriod(tx, period)?.unitAmount ?? 0
}

interface Period {
  subscriptionId: string
  /** Seconds since the epoch. */
  periodEnd: number
}

const keyOf = (invoiceId: string) => `invoice:${invoiceId}`

/** Raises the period to the plan; returns how many credits that adds. */
function payPeriod(tx: DbOrTx, userId: number, period: Period, plan: Entitlement): number {
  const before = paidPeriod(tx, period)
  const credits = Math.max(plan.credits, before?.credits ?? 0)
  const unitAmount = Math.max(plan.unitAmount, before?.unitAmount ?? 0)
  const { subscriptionId: stripeSubscriptionId, periodEnd } = period
  tx.insert(paidPeriods)
    .values({ userId, stripeSubscriptionId, periodEnd, credits, unitAmount })
    .onConflictDoUpdate({
      target: [paidPeriods.stripeSubscriptionId, paidPeriods.periodEnd],
      set: { credits, unitAmount },
    })
    .run()
  return credits - (before?.credits ?? 0)
}

const paidPeriod = (tx: DbOrTx, { subscriptionId, periodEnd }: Period) =>
  tx
    .select()
    .from(paidPeriods)
    .where(and(eq(paidPeriods.stripeSubscriptionId, subscriptionId), eq(paidPeriods.periodEnd, periodEnd)))
    .get()
