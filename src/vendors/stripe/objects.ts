import type Stripe from 'stripe'
import type { PaidInvoice, PaymentEvent, Price, Product, SubscriptionState } from '../../ports/payments.ts'

/** Groups prices, each with its product, into products that are on sale. */
export function productsOf(prices: Stripe.Price[]): Product[] {
  const products = new Map<string, Product>()
  for (const price of prices) {
    const { product } = price
    if (typeof product === 'string' || product.deleted || !product.active) continue
    const known = products.get(product.id) ?? productOf(product)
    products.set(product.id, { ...known, prices: [...known.prices, ...priceOf(price)] })
  }
  return [...products.values()]
}

/** A product, still without its prices. */
export function productOf({ id, name, description, metadata }: Stripe.Product): Product {
  return { id, name, description, metadata, prices: [] }
}

/** Empty for a price that is not recurring or has no fixed amount. */
export function priceOf({ id, unit_amount, currency, recurring }: Stripe.Price): Price[] {
  if (unit_amount === null || !recurring) return []
  return [{ id, unit_amount, currency, recurring: { interval: recurring.interval } }]
}

/** Since 2025-03-31 the item has the period, and the invoice's confirmation secret the client secret. */
export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`The subscription ${subscription.id} has no item`)
  const invoice = subscription.latest_invoice
  return {
    id: subscription.id,
    itemId: item.id,
    priceId: item.price.id,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    currentPeriodEnd: item.current_period_end,
    clientSecret: typeof invoice === 'string' ? null : (invoice?.confirmation_secret?.client_secret ?? null),
    latestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? null),
  }
}

/** Empty for an invoice without a subscription. */
export function paidInvoiceOf(invoice: Stripe.Invoice): PaidInvoice[] {
  const subscription = invoice.parent?.subscription_details?.subscription
  if (!subscription) return []
  return [
    {
      id: invoice.id,
      subscriptionId: idOf(subscription),
      reason: invoice.billing_reason ?? 'manual',
      lines: invoice.lines.data.flatMap(({ amount, period, pricing }) => {
        const price = pricing?.price_details?.price
        return price ? [{ priceId: idOf(price), amount, periodEnd: period.end }] : []
      }),
    },
  ]
}

/** The used fields of an event: its id and type, and its customer, if any. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const object: { id?: unknown; object?: unknown; customer?: unknown } = event.data.object
  const customer = object.object === 'customer' ? object.id : object.customer
  return { id: event.id, type: event.type, customerId: typeof customer === 'string' ? customer : null }
}

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id
