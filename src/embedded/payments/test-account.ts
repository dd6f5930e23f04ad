import type { CardOutcome } from './cards.ts'
import {
  type AccountWorld,
  openInvoice,
  periodLine,
  previewOf,
  prorationOf,
  settleInvoice,
} from './invoices.ts'
import { addMonth } from './months.ts'
import {
  type Customer,
  type Invoice,
  type InvoicePreview,
  listOf,
  newId,
  type PaymentIntent,
  type PaymentObjects,
  type Price,
  type Subscription,
} from './objects.ts'

export interface TestAccount {
  addCustomer(person: Pick<Customer, 'email' | 'metadata'>): Customer
  removeCustomer(customer: Customer): void
  /** A subscription that waits for its first payment. */
  begin(customer: Customer, price: Price): Subscription
  /** Charges a card for an open invoice; a card that was refused or that asks leaves it open. */
  pay(intent: PaymentIntent, card: CardOutcome): PaymentIntent
  /** Moves to another price. False, with nothing changed, when the stored card would not pay the difference. */
  change(subscription: Subscription, price: Price, prorate: boolean): boolean
  /** The invoice that the change would create, or the next one without a `price`. */
  preview(subscription: Subscription, change: PlannedChange): InvoicePreview | undefined
  endWithPeriod(subscription: Subscription, ends: boolean): void
  endNow(subscription: Subscription): void
  /** Renews, expires and ends whatever is due now. */
  catchUp(): void
}

interface PlannedChange {
  price?: Price | undefined
  prorate: boolean
}

const HOUR_SECONDS = 3600
const FIRST_PAYMENT_WITHIN_SECONDS = 23 * HOUR_SECONDS
const NEXT_ATTEMPT_SECONDS = 3 * 24 * HOUR_SECONDS
const ATTEMPTS = 4
const PAYABLE = new Set(['incomplete', 'past_due'])

/** Subscriptions, invoices and payments with Stripe's rules, over the stored objects; `tell` announces each change. */
export function openTestAccount(
  shelf: PaymentObjects,
  now: () => Date,
  tell: (type: string, object: object) => void,
): TestAccount {
  const world: AccountWorld = { shelf, tell, seconds: () => Math.floor(now().getTime() / 1000) }
  return {
    addCustomer: (person) => addCustomer(world, person),
    removeCustomer: (customer) => removeCustomer(world, customer),
    begin: (customer, price) => begin(world, customer, price),
    pay: (intent, card) => pay(world, intent, card),
    change: (subscription, price, prorate) => change(world, subscription, price, prorate),
    preview: (subscription, planned) => previewOf(subscription, planned, world.seconds()),
    endWithPeriod: (subscription, ends) =>
      update(world, {
        ...subscription,
        cancel_at_period_end: ends,
        canceled_at: ends ? world.seconds() : null,
      }),
    endNow: (subscription) => end(world, subscription),
    catchUp: () => catchUp(world),
  }
}

function addCustomer(
  { shelf, seconds, tell }: AccountWorld,
  { email, metadata }: Pick<Customer, 'email' | 'metadata'>,
): Customer {
  const customer = shelf.put<Customer>({
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: seconds(),
    email,
    livemode: false,
    metadata,
  })
  tell('customer.created', customer)
  return customer
}

function removeCustomer(world: AccountWorld, customer: Customer): void {
  const { shelf, tell } = world
  for (const subscription of subscriptionsOf(shelf, customer.id)) end(world, subscription)
  shelf.remove(customer.id)
  shelf.remove(cardIdOf(customer.id))
  tell('customer.deleted', customer)
}

function begin(world: AccountWorld, customer: Customer, price: Price): Subscription {
  const { shelf, seconds, tell } = world
  const draft = incomplete(customer, price, seconds())
  const period = { start: seconds(), end: addMonth(seconds(), seconds()) }
  const first = openInvoice(world, draft, 'subscription_create', [periodLine(price, period)])
  const subscription = shelf.put({ ...draft, latest_invoice: first.id })
  tell('customer.subscription.created', subscription)
  return subscription
}

function incomplete(customer: Customer, price: Price, at: number): Subscription {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    created: at,
    currency: price.currency,
    customer: customer.id,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si'),
        object: 'subscription_item',
        created: at,
        current_period_start: at,
        current_period_end: addMonth(at, at),
        price,
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: '',
    livemode: false,
    metadata: {},
    start_date: at,
    status: 'incomplete',
  }
}

function pay(world: AccountWorld, intent: PaymentIntent, card: CardOutcome): PaymentIntent {
  const { shelf, tell } = world
  const open = shelf.get('invoice', intent.invoice)
  const subscription = open && shelf.get('subscription', open.parent.subscription_details.subscription)
  if (!subscription || open.status !== 'open' || !PAYABLE.has(subscription.status)) return intent
  if (card.kind === 'asks') return shelf.put({ ...intent, status: 'requires_action' as const })
  if (card.kind === 'refused') {
    tell('invoice.payment_failed', shelf.put({ ...open, attempt_count: open.attempt_count + 1 }))
    return shelf.put({ ...intent, status: 'requires_payment_method' as const })
  }
  shelf.put({ id: cardIdOf(intent.customer), object: 'card', renews: card.renews })
  settleInvoice(world, open)
  update(world, { ...subscription, status: 'active' })
  return shelf.get('payment_intent', intent.id) ?? intent
}

function change(world: AccountWorld, subscription: Subscription, price: Price, prorate: boolean): boolean {
  const [item] = subscription.items.data
  if (!item) return false
  let latest_invoice = subscription.latest_invoice
  if (prorate) {
    if (!cardRenews(world, subscription.customer)) return false
    const lines = prorationOf(item, price, world.seconds())
    const open = openInvoice(world, subscription, 'subscription_update', lines)
    settleInvoice(world, open)
    latest_invoice = open.id
  }
  const items = listOf(subscription.items.url, [{ ...item, price }])
  update(world, { ...subscription, items, latest_invoice, cancel_at_period_end: false })
  return true
}

function catchUp(world: AccountWorld): void {
  for (const { id } of world.shelf.all('subscription')) {
    for (;;) {
      const subscription = world.shelf.get('subscription', id)
      const step = subscription && due(world, subscription)
      if (!step) break
      step()
    }
  }
}

/** What happens to a subscription now; undefined when nothing is due. */
function due(world: AccountWorld, subscription: Subscription): (() => void) | undefined {
  const at = world.seconds()
  const { status, created, items, cancel_at_period_end } = subscription
  const periodEnd = items.data[0]?.current_period_end ?? 0
  const open = world.shelf.get('invoice', subscription.latest_invoice)
  if (status === 'incomplete' && created + FIRST_PAYMENT_WITHIN_SECONDS <= at)
    return () => update(world, { ...subscription, status: 'incomplete_expired' })
  const attemptAt = open?.next_payment_attempt
  if (status === 'past_due' && open && attemptAt && attemptAt <= at)
    return () => attempt(world, subscription, open)
  if (status !== 'active' || periodEnd > at) return undefined
  return cancel_at_period_end ? () => end(world, subscription) : () => renew(world, subscription)
}

function renew(world: AccountWorld, subscription: Subscription): void {
  const [item] = subscription.items.data
  if (!item) return
  const start = item.current_period_end
  const period = { start, end: addMonth(start, subscription.start_date) }
  const renewed = { ...item, current_period_start: period.start, current_period_end: period.end }
  const open = openInvoice(world, subscription, 'subscription_cycle', [periodLine(item.price, period)])
  const items = listOf(subscription.items.url, [renewed])
  attempt(world, world.shelf.put({ ...subscription, items, latest_invoice: open.id }), open)
}

function attempt(world: AccountWorld, subscription: Subscription, open: Invoice): void {
  const { shelf, seconds, tell } = world
  if (cardRenews(world, subscription.customer)) {
    settleInvoice(world, open)
    update(world, { ...subscription, status: 'active' })
    return
  }
  const attempt_count = open.attempt_count + 1
  const last = attempt_count >= ATTEMPTS
  const next_payment_attempt = last ? null : seconds() + NEXT_ATTEMPT_SECONDS
  tell('invoice.payment_failed', shelf.put({ ...open, attempt_count, next_payment_attempt }))
  if (last) end(world, subscription)
  else update(world, { ...subscription, status: 'past_due' })
}

function end({ shelf, seconds, tell }: AccountWorld, subscription: Subscription): void {
  if (subscription.status === 'canceled') return
  const ended = { ...subscription, status: 'canceled' as const }
  tell('customer.subscription.deleted', shelf.put({ ...ended, canceled_at: seconds(), ended_at: seconds() }))
}

const update = ({ shelf, tell }: AccountWorld, subscription: Subscription): void =>
  tell('customer.subscription.updated', shelf.put(subscription))

const cardRenews = ({ shelf }: AccountWorld, customerId: string) =>
  shelf.get('card', cardIdOf(customerId))?.renews === true

const cardIdOf = (customerId: string) => `card_of_${customerId}` as const

/** Newest first. */
export const subscriptionsOf = (shelf: PaymentObjects, customerId: string) =>
  shelf
    .all('subscription')
    .filter(({ customer }) => customer === customerId)
    .reverse()
