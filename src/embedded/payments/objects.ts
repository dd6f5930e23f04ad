import type Stripe from 'stripe'
import type { EmbeddedPaymentStore } from '../../ports/payment-store.ts'

/** The parts of Stripe's objects that our calls read; the SDK's types keep them true to Stripe. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'balance'
>

export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name'
>

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'livemode' | 'metadata' | 'type' | 'unit_amount'
> & { product: string; recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> }

/** A visit to the pages on which a parent manages cards and receipts. */
export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'customer' | 'livemode' | 'return_url' | 'url'
>

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'subscription'
> & { price: Price; quantity: number }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'start_date'
> & { customer: string; latest_invoice: string; items: List<SubscriptionItem> }

export type InvoiceLine = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'> & {
  description: string
  pricing: { type: 'price_details'; price_details: { price: string; product: string } }
}

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'next_payment_attempt'
  | 'period_start'
  | 'period_end'
  | 'status'
  | 'total'
> & {
  customer: string
  lines: List<InvoiceLine>
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  confirmation_secret: { type: string; client_secret: string }
}

/** An invoice that nobody has written yet. */
export type InvoicePreview = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'amount_due' | 'billing_reason' | 'created' | 'currency' | 'livemode' | 'status' | 'total'
> & { customer: string; lines: List<InvoiceLine> }

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
> & { customer: string; client_secret: string; invoice: string }

export interface TestEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  data: { object: object }
}

/** How the card that a customer keeps behaves when it is charged again. */
export interface StoredCard {
  id: string
  object: 'card'
  renews: boolean
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

interface Objects {
  customer: Customer
  subscription: Subscription
  invoice: Invoice
  payment_intent: PaymentIntent
  event: TestEvent
  card: StoredCard
}

export type PaymentObject = Objects[keyof Objects]

export interface PaymentObjects {
  get<Kind extends keyof Objects>(kind: Kind, id: string): Objects[Kind] | undefined
  all<Kind extends keyof Objects>(kind: Kind): Objects[Kind][]
  put<Stored extends PaymentObject>(stored: Stored): Stored
  remove(id: string): void
}

/** The store with the objects' types. */
export const paymentObjectsOf = (store: EmbeddedPaymentStore): PaymentObjects => ({
  get(kind, id) {
    const json = store.read(id)
    const stored: PaymentObject | undefined = json && JSON.parse(json)
    return stored?.object === kind ? (stored as Objects[typeof kind]) : undefined
  },
  all: (kind) => store.list(kind).map((json) => JSON.parse(json)),
  put(stored) {
    store.write(stored.id, stored.object, JSON.stringify(stored))
    return stored
  },
  remove: (id) => store.remove(id),
})

export const listOf = <T>(url: string, data: T[]): List<T> => ({ object: 'list', url, has_more: false, data })

export const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`
