import type { Result } from '../shared/kit/result.ts'

/** A product of the card provider with the prices for which it is sold; field names as the provider's own. */
export interface Product {
  id: string
  name: string
  description: string | null
  metadata: Record<string, string>
  prices: Price[]
}

export interface Price {
  id: string
  /** Minor units, such as cents. */
  unit_amount: number
  /** ISO code in lower case. */
  currency: string
  recurring: { interval: string }
}

/** A subscription as it is at the provider at this moment. */
export interface SubscriptionState {
  id: string
  /** The one item that changes when the plan changes. */
  itemId: string
  priceId: string
  /** Stripe's own word: incomplete, active, past_due, canceled … */
  status: string
  cancelAtPeriodEnd: boolean
  /** Seconds since the epoch. */
  currentPeriodEnd: number
  /** With it the browser pays the invoice that is open; null when nothing is to be paid. */
  clientSecret: string | null
  latestInvoiceId: string | null
}

/** An invoice of a subscription that was paid. */
export interface PaidInvoice {
  id: string
  subscriptionId: string
  /** subscription_create, subscription_cycle, subscription_update … */
  reason: string
  /** What was paid for; a change of plan also has a negative line for the time that was not used. */
  lines: { priceId: string; amount: number; periodEnd: number }[]
}

/** What an invoice that is not written yet asks for. */
export interface InvoicePreview {
  /** Minor units; never below 0. */
  amount: number
  /** ISO code in lower case. */
  currency: string
}

/** Something that happened at the provider; what has become of the customer is asked for again. */
export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
}

/** A sentence for the parent, in the provider's words. */
export interface PaymentRefusal {
  message: string
}

/** How a test card was taken; `confirmation` asks for one more step, as a bank's app does. */
export type CardAnswer = 'succeeded' | 'confirmation'

export interface TestCard {
  /** Digits, spaces allowed. */
  number: string
  clientSecret: string
  /** What the parent said to the bank's question; absent when it was not asked yet. */
  confirmed?: boolean | undefined
}

/** Who takes cards, keeps subscriptions and tells what was paid. All methods throw ProviderDown when it cannot be reached. */
export interface Payments {
  name: string
  /** True where real money moves. */
  live: boolean
  /** How the browser takes a card: Stripe's own form, or the form of the test mode. */
  cardForm: { kind: 'stripe'; publishableKey: string } | { kind: 'test-card' }
  /** Every product that is on sale, with its recurring prices. */
  products(): Promise<Product[]>
  /** The product of a price, also one that is no longer on sale; undefined when there is none. */
  productOfPrice(priceId: string): Promise<Product | undefined>
  /** The same `key` makes one customer. */
  createCustomer(person: { firebaseUid: string; email: string; key: string }): Promise<string>
  /** Ends the customer's subscriptions at once and forgets the person; harmless when it is gone. */
  deleteCustomer(customerId: string): Promise<void>
  /** Newest first, ended ones too. */
  subscriptions(customerId: string): Promise<SubscriptionState[]>
  /** Oldest first. */
  paidInvoices(customerId: string): Promise<PaidInvoice[]>
  /** Begins a subscription that waits for its first payment; the same `key` begins it once. */
  subscribe(wish: { customerId: string; priceId: string; key: string }): Promise<SubscriptionState>
  /** Moves to another price and keeps the subscription going; `prorate` charges the difference for the rest of the period now, or refuses. */
  changePlan(
    subscription: SubscriptionState,
    change: { priceId: string; prorate: boolean },
  ): Promise<Result<SubscriptionState, PaymentRefusal>>
  /** What the next invoice asks for, after `change` if there is one: with `prorate` the one that it brings at once, else the one at the end of the period. */
  previewInvoice(
    subscription: SubscriptionState,
    change?: { priceId: string; prorate: boolean },
  ): Promise<InvoicePreview>
  /** Lets the subscription end with its period, or go on. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>
  /** Ends it at once; harmless when it has ended. */
  endNow(subscriptionId: string): Promise<void>
  /** Where the parent manages cards and receipts at the provider; undefined where there is no such place. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | undefined>
  /** The event of a webhook's raw body; undefined when its signature is not the provider's or is older than 5 minutes. */
  readEvent(rawBody: string, signature: string, now: Date): Promise<PaymentEvent | undefined>
  /** Only in the test mode: what Stripe's script does in the browser. */
  payWithTestCard?(card: TestCard): Promise<Result<CardAnswer, PaymentRefusal>>
}
