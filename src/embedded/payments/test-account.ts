import type { CardOutcome } from './cards.ts'
import { addMonth } from './months.ts'
import {
  type Customer,
  type Invoice,
  type InvoiceLine,
  listOf,
  newId,
  type PaymentIntent,
  type Price,
  type Shelf,
  type Subscription,
} from './objects.ts'
import { seededProduct } from './plans.ts'

export interface TestAccount {
  addCustomer(person: Pick<Customer, 'email' | 'metadata'>): Customer
  removeCustomer(customer: Customer): void
  /** A subscription that waits for its first payment. */
  begin(customer: Customer, price: Price): Subscription
  /** Takes a card for an open invoice; a card that was refused or that asks leaves it open. */
  pay(intent: PaymentIntent, card: CardOutcome): PaymentIntent
  /** Moves to another price. False when the card that is kept would not pay the difference: nothing has changed then. */
  change(subscription: Subscription, price: Price, prorate: boolean): boolean
  endWithPeriod(subscription: Subscription, ends: boolean): void
  endNow(subscription: Subscription): void
  /** Renews, expires and ends whatever is due at this moment. */
  catchUp(): void
}

const HOUR_SECONDS = 3600
const FIRST_PAYMENT_WITHIN_SECONDS = 23 * HOUR_SECONDS
const NEXT_ATTEMPT_SECONDS = 3 * 24 * HOUR_SECONDS
const ATTEMPTS = 4
const PAYABLE = new Set(['incomplete', 'past_due'])

type Line = Pick<InvoiceLine, 'amount' | 'description' | 'period'> & { price: Price }

/** Subscriptions, invoices and payments as Stripe moves them, over the objects on `shelf`; `tell` announces each change. */
export function openTestAccount(
  shelf: Shelf,
  now: () => Date,
  tell: (type: string, object: object) => void,
): TestAccount {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const invoice = (subscription: Subscription, billing_reason: Invoice['billing_reason'], lines: Line[]) => {
    const id = newId('in')
    const total = lines.reduce((sum, line) => sum + line.amount, 0)
    const { period } = lines.at(-1) ?? { period: { start: seconds(), end: seconds() } }
    const { customer, currency } = subscription
    const client_secret = `${id.replace('in_', 'pi_')}_secret_${newId('s').slice(2)}`
    shelf.put({
      id: id.replace('in_', 'pi_'),
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

  const settle = (open: Invoice) => {
    const paid = { ...open, status: 'paid' as const, amount_paid: open.total, next_payment_attempt: null }
    shelf.put({ ...paid, attempt_count: open.attempt_count + 1 })
    const intent = shelf.get('payment_intent', open.id.replace('in_', 'pi_'))
    if (intent) tell('payment_intent.succeeded', shelf.put({ ...intent, status: 'succeeded' as const }))
    tell('invoice.paid', paid)
  }

  const update = (subscription: Subscription) =>
    tell('customer.subscription.updated', shelf.put(subscription))

  const cardRenews = (customerId: string) => shelf.get('card', `card_of_${customerId}`)?.renews === true

  const attempt = (subscription: Subscription, open: Invoice) => {
    if (cardRenews(subscription.customer)) {
      settle(open)
      update({ ...subscription, status: 'active' })
      return
    }
    const attempt_count = open.attempt_count + 1
    const last = attempt_count >= ATTEMPTS
    const next_payment_attempt = last ? null : seconds() + NEXT_ATTEMPT_SECONDS
    tell('invoice.payment_failed', shelf.put({ ...open, attempt_count, next_payment_attempt }))
    if (last) end(subscription)
    else update({ ...subscription, status: 'past_due' })
  }

  const renew = (subscription: Subscription) => {
    const [item] = subscription.items.data
    if (!item) return
    const start = item.current_period_end
    const period = { start, end: addMonth(start, subscription.start_date) }
    const renewed = { ...item, current_period_start: period.start, current_period_end: period.end }
    const { price } = item
    const amount = price.unit_amount ?? 0
    const open = invoice(subscription, 'subscription_cycle', [
      { amount, price, period, description: nameOf(price) },
    ])
    const items = listOf(subscription.items.url, [renewed])
    attempt(shelf.put({ ...subscription, items, latest_invoice: open.id }), open)
  }

  const end = (subscription: Subscription) => {
    if (subscription.status === 'canceled') return
    const ended = { ...subscription, status: 'canceled' as const }
    tell(
      'customer.subscription.deleted',
      shelf.put({ ...ended, canceled_at: seconds(), ended_at: seconds() }),
    )
  }

  const due = (subscription: Subscription): (() => void) | undefined => {
    const { status, created, items, cancel_at_period_end } = subscription
    const periodEnd = items.data[0]?.current_period_end ?? 0
    const open = shelf.get('invoice', subscription.latest_invoice)
    if (status === 'incomplete' && created + FIRST_PAYMENT_WITHIN_SECONDS <= seconds())
      return () => update({ ...subscription, status: 'incomplete_expired' })
    const attemptAt = open?.next_payment_attempt
    if (status === 'past_due' && open && attemptAt && attemptAt <= seconds())
      return () => attempt(subscription, open)
    if (status !== 'active' || periodEnd > seconds()) return undefined
    return cancel_at_period_end ? () => end(subscription) : () => renew(subscription)
  }

  return {
    addCustomer({ email, metadata }) {
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
    },

    removeCustomer(customer) {
      for (const subscription of subscriptionsOf(shelf, customer.id)) end(subscription)
      shelf.remove(customer.id)
      shelf.remove(`card_of_${customer.id}`)
      tell('customer.deleted', customer)
    },

    begin(customer, price) {
      const id = newId('sub')
      const period = { start: seconds(), end: addMonth(seconds(), seconds()) }
      const draft: Subscription = {
        id,
        object: 'subscription',
        cancel_at_period_end: false,
        canceled_at: null,
        created: seconds(),
        currency: price.currency,
        customer: customer.id,
        ended_at: null,
        items: listOf(`/v1/subscription_items?subscription=${id}`, [
          {
            id: newId('si'),
            object: 'subscription_item',
            created: seconds(),
            current_period_start: period.start,
            current_period_end: period.end,
            price,
            quantity: 1,
            subscription: id,
          },
        ]),
        latest_invoice: '',
        livemode: false,
        metadata: {},
        start_date: seconds(),
        status: 'incomplete',
      }
      const amount = price.unit_amount ?? 0
      const first = invoice(draft, 'subscription_create', [
        { amount, price, period, description: nameOf(price) },
      ])
      const subscription = shelf.put({ ...draft, latest_invoice: first.id })
      tell('customer.subscription.created', subscription)
      return subscription
    },

    pay(intent, card) {
      const open = shelf.get('invoice', intent.invoice)
      const subscription = open && shelf.get('subscription', open.parent.subscription_details.subscription)
      if (!subscription || open.status !== 'open' || !PAYABLE.has(subscription.status)) return intent
      if (card.kind === 'asks') return shelf.put({ ...intent, status: 'requires_action' as const })
      if (card.kind === 'refused') {
        tell('invoice.payment_failed', shelf.put({ ...open, attempt_count: open.attempt_count + 1 }))
        return shelf.put({ ...intent, status: 'requires_payment_method' as const })
      }
      shelf.put({ id: `card_of_${intent.customer}`, object: 'card', renews: card.renews })
      settle(open)
      update({ ...subscription, status: 'active' })
      return shelf.get('payment_intent', intent.id) ?? intent
    },

    change(subscription, price, prorate) {
      const [item] = subscription.items.data
      if (!item) return false
      let latest_invoice = subscription.latest_invoice
      if (prorate) {
        if (!cardRenews(subscription.customer)) return false
        const open = invoice(subscription, 'subscription_update', prorationOf(item, price, seconds()))
        settle(open)
        latest_invoice = open.id
      }
      const items = listOf(subscription.items.url, [{ ...item, price }])
      update({ ...subscription, items, latest_invoice, cancel_at_period_end: false })
      return true
    },

    endWithPeriod(subscription, ends) {
      update({ ...subscription, cancel_at_period_end: ends, canceled_at: ends ? seconds() : null })
    },

    endNow: end,

    catchUp() {
      for (const { id } of shelf.all('subscription')) {
        for (;;) {
          const subscription = shelf.get('subscription', id)
          const step = subscription && due(subscription)
          if (!step) break
          step()
        }
      }
    },
  }
}

/** Newest first. */
export const subscriptionsOf = (shelf: Shelf, customerId: string) =>
  shelf
    .all('subscription')
    .filter(({ customer }) => customer === customerId)
    .reverse()

function lineOf({ amount, description, period, price }: Line): InvoiceLine {
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

/** What is left of the period is given back at the old price and charged at the new one. */
function prorationOf(item: Subscription['items']['data'][number], price: Price, at: number): Line[] {
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

const nameOf = (price: Price) => seededProduct(price.product)?.name ?? price.id
