import type { Result } from '../shared/kit/result.ts'

/** A product of the card provider with its prices; field names are the provider's own. */
export interface Product {
  id: string
  name: string
  description: string | null
  metadata: Record<string, string>
  prices: Price[]
}

export interface Price {
  id: string
  /** Minor units, e.g. cents. */
  unit_amount: number
  /** ISO code in lower case. */
  currency: string
  recurring: { interval: string }
}

/** A subscription's current state at the provider. */
export interface SubscriptionState {
  id: string
  /** The item that changes when the plan changes. */
  itemId: string
  priceId: string
  /** Stripe's own status: incomplete, active, past_due, canceled … */
  status: string
  cancelAtPeriodEnd: boolean
  /** Seconds since the epoch. */
  currentPeriodEnd: number
  /** With it the browser pays the open invoice; null when nothing is due. */
  clientSecret: string | null
  latestInvoiceId: string | null
}

/** A paid invoice of a subscription. */
export interface PaidInvoice {
  id: string
  subscriptionId: string
  /** subscription_create, subscription_cycle, subscription_update … */
  reason: string
  /** What was paid for; a change of plan also has a negative line for the unused time. */
  lines: { priceId: string; amount: number; periodEnd: number }[]
}

/** The amount of a future invoice. */
export interface InvoicePreview {
  /** Minor units; never below 0. */
  amount: number
  /** ISO code in lower case. */
  currency: string
}

/** An event at the provider; the customer's current state is then requested. */
export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
}

/** A sentence for the parent, in the provider's words. */
export interface PaymentRefusal {
  message: string
}

/** The result for a test card; `confirmation` asks for one more step, as a bank's app does. */
export type CardAnswer = 'succeeded' | 'confirmation'

export interface TestCard {
  /** Digits, spaces allowed. */
  number: string
  clientSecret: string
  /** The parent's answer to the bank's question; absent before it was asked. */
  confirmed?: boolean | undefined
}

/** Accepts cards, manages subscriptions and reports payments. All methods throw ProviderDown when it is unreachable. */
export interface Payments {
  name: string
  /** True where real money moves. */
  live: boolean
  /** How the browser takes a card: with Stripe's own form, or the test mode's. */
  cardForm: { kind: 'stripe'; publishableKey: string } | { kind: 'test-card' }
  /** Every product on sale, with its recurring prices. */
  products(): Promise<Product[]>
  /** The product of a price, on sale or not; undefined when there is none. */
  productOfPrice(priceId: string): Promise<Product | undefined>
  /** The same `key` creates one customer. */
  createCustomer(person: { firebaseUid: string; email: string; key: string }): Promise<string>
  /** Ends the customer's subscriptions at once and deletes the person; harmless when there is none. */
  deleteCustomer(customerId: string): Promise<void>
  /** Newest first, ended ones too. */
  subscriptions(customerId: string): Promise<SubscriptionState[]>
  /** Oldest first. */
  paidInvoices(customerId: string): Promise<PaidInvoice[]>
  /** Begins a subscription that waits for its first payment; the same `key` begins it once. */
  subscribe(wish: { customerId: string; priceId: string; key: string }): Promise<SubscriptionState>
  /**
   * Moves to another price and keeps the subscription going; `prorate` charges the difference for the rest of the
   * period now, or refuses.
   */
  changePlan(
    subscription: SubscriptionState,
    change: { priceId: string; prorate: boolean },
  ): Promise<Result<SubscriptionState, PaymentRefusal>>
  /**
   * The amount of the next invoice, after `change` if there is one: with `prorate` of the immediate one, else of the
   * one at the end of the period.
   */
  previewInvoice(
    subscription: SubscriptionState,
    change?: { priceId: string; prorate: boolean },
  ): Promise<InvoicePreview>
  /** Ends the subscription with its period, or lets it continue. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>
  /** Ends it at once; harmless when it has ended. */
  endNow(subscriptionId: string): Promise<void>
  /** Where the parent manages cards and receipts at the provider; undefined where there is no such page. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | undefined>
  /** The event in a webhook's raw body; undefined when its signature is not the provider's or is older than 5 minutes. */
  readEvent(rawBody: string, signature: string, now: Date): Promise<PaymentEvent | undefined>
  /** Only in test mode: what Stripe's script does in the browser. */
  payWithTestCard?(card: TestCard): Promise<Result<CardAnswer, PaymentRefusal>>
}
