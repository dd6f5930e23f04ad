import { addMonth } from './months.ts'
import {
  type Invoice,
  type InvoiceLine,
  type InvoicePreview,
  listOf,
  newId,
  type PaymentObjects,
  type Price,
  type Subscription,
} from './objects.ts'
import { seededProduct } from './plans.ts'

/** The account's objects, its clock, and whom it tells of changes. */
export interface AccountWorld {
  shelf: PaymentObjects
  /** Seconds since the epoch. */
  seconds: () => number
  tell: (type: string, object: object) => void
}

export type DraftInvoiceLine = Pick<InvoiceLine, 'amount' | 'description' | 'period'> & { price: Price }

/** An open invoice with the payment that it waits for. */
export function openInvoice(
  { shelf, seconds }: AccountWorld,
  subscription: Subscription,
  billing_reason: Invoice['billing_reason'],
  lines: DraftInvoiceLine[],
): Invoice {
  const id = newId('in')
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const { period } = lines.at(-1) ?? { period: { start: seconds(), end: seconds() } }
  const { customer, currency } = subscription
  const client_secret = `${intentIdOf(id)}_secret_${newId('s').slice(2)}`
  shelf.put({
    id: intentIdOf(id),
    object: 'payment_intent',
    amount: total,
    created: seconds(),
    currency,
    customer,
    client_secret,
    invoice: id,
    livemode: false,
    metadata: {},
    status: 'requires_payment_method',
  })
  return shelf.put<Invoice>({
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason,
    confirmation_secret: { type: 'payment_intent', client_secret },
    created: seconds(),
    currency,
    customer,
    lines: listOf(`/v1/invoices/${id}/lines`, lines.map(lineOf)),
    livemode: false,
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
    period_start: period.start,
    period_end: period.end,
    status: 'open',
    total,
  })
}

/** The invoice that a change would bring at once, with `prorate`, or else the next one; nothing is kept of it. */
export function previewOf(
  subscription: Subscription,
  change: { price?: Price | undefined; prorate: boolean },
  at: number,
): InvoicePreview | undefined {
  const [item] = subscription.items.data
  if (!item) return undefined
  const { current_period_end: end } = item
  const price = change.price ?? item.price
  const period = { start: end, end: addMonth(end, subscription.start_date) }
  const lines = change.prorate ? prorationOf(item, price, at) : [periodLine(price, period)]
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const { currency, customer } = subscription
  const id = newId('upcoming_in')
  return {
    id,
    object: 'invoice',
    amount_due: Math.max(0, total),
    billing_reason: change.prorate ? 'subscription_update' : 'upcoming',
    created: at,
    currency,
    customer,
    lines: listOf(`/v1/invoices/${id}/lines`, lines.map(lineOf)),
    livemode: false,
    status: 'draft',
    total,
  }
}

/** The invoice is paid, and so is its payment. */
export function settleInvoice({ shelf, tell }: AccountWorld, open: Invoice): void {
  const paid = { ...open, status: 'paid' as const, amount_paid: open.total, next_payment_attempt: null }
  shelf.put({ ...paid, attempt_count: open.attempt_count + 1 })
  const intent = shelf.get('payment_intent', intentIdOf(open.id))
  if (intent) tell('payment_intent.succeeded', shelf.put({ ...intent, status: 'succeeded' as const }))
  tell('invoice.paid', paid)
}

/** A whole period of a price. */
export const periodLine = (price: Price, period: DraftInvoiceLine['period']): DraftInvoiceLine => ({
  amount: price.unit_amount ?? 0,
  price,
  period,
  description: nameOf(price),
})

/** What is left of the period is given back at the old price and charged at the new one. */
export function prorationOf(
  item: Subscription['items']['data'][number],
  price: Price,
  at: number,
): DraftInvoiceLine[] {
  const { current_period_start: start, current_period_end: end } = item
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)))
  const period = { start: at, end }
  const part = (of: Price) => Math.round((of.unit_amount ?? 0) * share)
  return [
    {
      amount: -part(item.price),
      price: item.price,
      period,
      description: `Unused time on ${nameOf(item.price)}`,
    },
    { amount: part(price), price, period, description: `Remaining time on ${nameOf(price)}` },
  ]
}

function lineOf({ amount, description, period, price }: DraftInvoiceLine): InvoiceLine {
  const price_details = { price: price.id, product: price.product }
  const pricing = { type: 'price_details', price_details } as const
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    period,
    pricing,
  }
}

const intentIdOf = (invoiceId: string) => invoiceId.replace('in_', 'pi_')

const nameOf = (price: Price) => seededProduct(price.product)?.name ?? price.id
