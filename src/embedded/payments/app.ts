import { type Context, Hono } from 'hono'
import { outcomeOf } from './cards.ts'
import { alreadyCanceled, cardError, declined, missing, reused, type StripeError } from './errors.ts'
import { type FormValue, readForm } from './form.ts'
import {
  type Invoice,
  listOf,
  newId,
  type PaymentObjects,
  type PortalSession,
  type Subscription,
} from './objects.ts'
import { SEEDED_PRICES, seededPrice, seededProduct } from './plans.ts'
import { subscriptionsOf, type TestAccount } from './test-account.ts'

type Answer = { status: 200; body: object } | StripeError
type Fields = { [key: string]: FormValue }
export type Calls = (call: { method: string; path: string; fields: Fields; key: string | undefined }) => void

export interface EmbeddedStripe {
  account: TestAccount
  shelf: PaymentObjects
  secretKey: string
  /** Stores everything that one call changes, or nothing. */
  atomically: <T>(work: () => T) => T
  /** Called with every call. */
  onCall?: Calls | undefined
}

/**
 * A Stripe-like server over the test account: the calls that our code makes, in Stripe's form encoding, each write
 * done once for its Idempotency-Key.
 */
export function embeddedStripe({ account, shelf, secretKey, atomically, onCall }: EmbeddedStripe): Hono {
  const on = answering({ secretKey, atomically, onCall })
  return new Hono()
    .route('/', prices(on))
    .route('/', customers(on, account, shelf))
    .route('/', subscriptions(on, account, shelf))
    .route('/', invoices(on, account, shelf))
    .route('/', billingPortal(on, shelf))
    .route('/', payments(on, account, shelf))
    .notFound((c) =>
      send(c, {
        status: 404,
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.path}).` },
      }),
    )
}

type AnswerOf = (fields: Fields, id: string) => Answer
type On = (answerOf: AnswerOf) => (c: Context) => Promise<Response>

/** Answers a call; a write with a known Idempotency-Key gets its first answer again. */
function answering({
  secretKey,
  atomically,
  onCall,
}: Pick<EmbeddedStripe, 'secretKey' | 'atomically' | 'onCall'>): On {
  const done = new Map<string, { call: string; answer: Answer }>()

  return (answerOf) => async (c) => {
    const isRead = c.req.method === 'GET'
    const text = isRead ? new URL(c.req.url).search.slice(1) : await c.req.text()
    const fields = readForm(text)
    const key = isRead ? undefined : c.req.header('idempotency-key')
    onCall?.({ method: c.req.method, path: c.req.path, fields, key })
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      return send(c, { status: 401, error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    const call = `${c.req.method} ${c.req.path} ${text}`
    const before = key === undefined ? undefined : done.get(key)
    if (before && before.call !== call) return send(c, reused(key ?? ''))
    const answer = before?.answer ?? atomically(() => answerOf(fields, c.req.param('id') ?? ''))
    if (key !== undefined) done.set(key, { call, answer })
    return send(c, answer)
  }
}

function prices(on: On): Hono {
  return new Hono()
    .get(
      '/v1/prices',
      on(() => done200(listOf('/v1/prices', SEEDED_PRICES.map(withProduct)))),
    )
    .get(
      '/v1/prices/:id',
      on((_, id) => {
        const price = seededPrice(id)
        return price ? done200(withProduct(price)) : missing('price', id)
      }),
    )
}

function customers(on: On, account: TestAccount, shelf: PaymentObjects): Hono {
  return new Hono()
    .post(
      '/v1/customers',
      on(({ email, metadata }) =>
        done200(
          account.addCustomer({
            email: textOf(email) ?? null,
            metadata: (metadata ?? {}) as Record<string, string>,
          }),
        ),
      ),
    )
    .delete(
      '/v1/customers/:id',
      on((_, id) => {
        const customer = shelf.get('customer', id)
        if (!customer) return missing('customer', id)
        account.removeCustomer(customer)
        return done200({ id, object: 'customer', deleted: true })
      }),
    )
}

function subscriptions(on: On, account: TestAccount, shelf: PaymentObjects): Hono {
  const subscriptionCall = (work: (subscription: Subscription, fields: Fields) => StripeError | undefined) =>
    on((fields, id) => {
      const subscription = shelf.get('subscription', id)
      if (!subscription) return missing('subscription', id)
      const error = work(subscription, fields)
      return error ?? done200(shelf.get('subscription', id) ?? subscription)
    })

  return new Hono()
    .get(
      '/v1/subscriptions',
      on((fields) => {
        const list = subscriptionsOf(shelf, textOf(fields.customer) ?? '')
        return done200(
          listOf(
            '/v1/subscriptions',
            list.map((one) => withInvoice(shelf, one, fields)),
          ),
        )
      }),
    )
    .post(
      '/v1/subscriptions',
      on((fields) => {
        const customer = shelf.get('customer', textOf(fields.customer) ?? '')
        if (!customer) return missing('customer', textOf(fields.customer) ?? '')
        const price = seededPrice(priceIn(fields) ?? '')
        if (!price) return missing('price', priceIn(fields) ?? '')
        return done200(withInvoice(shelf, account.begin(customer, price), fields))
      }),
    )
    .post(
      '/v1/subscriptions/:id',
      subscriptionCall((subscription, fields) => {
        if (subscription.status === 'canceled') return alreadyCanceled
        const priceId = priceIn(fields)
        if (priceId === undefined) {
          account.endWithPeriod(subscription, fields.cancel_at_period_end === 'true')
          return undefined
        }
        const price = seededPrice(priceId)
        if (!price) return missing('price', priceId)
        const prorate = fields.proration_behavior !== 'none'
        return account.change(subscription, price, prorate) ? undefined : declined
      }),
    )
    .delete(
      '/v1/subscriptions/:id',
      subscriptionCall((subscription) => {
        if (subscription.status === 'canceled') return missing('subscription', subscription.id)
        account.endNow(subscription)
        return undefined
      }),
    )
}

function invoices(on: On, account: TestAccount, shelf: PaymentObjects): Hono {
  return new Hono()
    .get(
      '/v1/invoices',
      on(({ customer, status }) =>
        done200(
          listOf(
            '/v1/invoices',
            shelf
              .all('invoice')
              .filter((one) => one.customer === customer && (!status || one.status === status))
              .reverse()
              .map(withoutSecret),
          ),
        ),
      ),
    )
    .post(
      '/v1/invoices/create_preview',
      on(({ subscription: id, subscription_details: details }) => {
        const planned = fieldsOf(details)
        const priceId = priceIn(planned)
        const price = priceId === undefined ? undefined : seededPrice(priceId)
        if (priceId !== undefined && !price) return missing('price', priceId)
        const subscription = shelf.get('subscription', textOf(id) ?? '')
        const prorate = planned.proration_behavior === 'always_invoice'
        const preview = subscription && account.preview(subscription, { price, prorate })
        return preview ? done200(preview) : missing('subscription', textOf(id) ?? '')
      }),
    )
}

function billingPortal(on: On, shelf: PaymentObjects): Hono {
  return new Hono().post(
    '/v1/billing_portal/sessions',
    on(({ customer, return_url }) => {
      const known = shelf.get('customer', textOf(customer) ?? '')
      if (!known) return missing('customer', textOf(customer) ?? '')
      const id = newId('bps')
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        customer: known.id,
        livemode: false,
        return_url: textOf(return_url) ?? null,
        url: `https://billing.stripe.com/p/session/${id}`,
      }
      return done200(session)
    }),
  )
}

function payments(on: On, account: TestAccount, shelf: PaymentObjects): Hono {
  return new Hono().post(
    '/v1/payment_intents/:id/confirm',
    on(({ client_secret, number, confirmed }, id) => {
      const intent = shelf.get('payment_intent', id)
      if (!intent || intent.client_secret !== client_secret) return missing('payment_intent', id)
      const outcome = answered(outcomeOf(textOf(number) ?? ''), textOf(confirmed))
      const paid = account.pay(intent, outcome)
      return outcome.kind === 'refused' ? cardError(outcome) : done200(paid)
    }),
  )
}

const done200 = (body: object): Answer => ({ status: 200, body })

function send(c: Context, answer: Answer): Response {
  c.header('Request-Id', newId('req'))
  return answer.status === 200 ? c.json(answer.body) : c.json({ error: answer.error }, answer.status)
}

const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : undefined)

const fieldsOf = (value: FormValue | undefined): Fields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

function priceIn({ items }: Fields): string | undefined {
  const [item] = Array.isArray(items) ? items : []
  return typeof item === 'object' && !Array.isArray(item) ? textOf(item.price) : undefined
}

const withProduct = (price: (typeof SEEDED_PRICES)[number]) => ({
  ...price,
  product: seededProduct(price.product),
})

/** The client secret is included only where the call requests it. */
function withInvoice(shelf: PaymentObjects, subscription: Subscription, { expand }: Fields) {
  const asks = Array.isArray(expand) && expand.some((path) => String(path).includes('latest_invoice'))
  const invoice = asks ? shelf.get('invoice', subscription.latest_invoice) : undefined
  if (!invoice) return subscription
  const shown = String(expand).includes('confirmation_secret') && invoice.status === 'open'
  return { ...subscription, latest_invoice: shown ? invoice : withoutSecret(invoice) }
}

function withoutSecret({ confirmation_secret: _, ...shown }: Invoice) {
  return shown
}

/** The outcome of a card that asks, once the parent has answered. */
function answered(outcome: ReturnType<typeof outcomeOf>, confirmed: string | undefined): typeof outcome {
  if (outcome.kind !== 'asks' || confirmed === undefined) return outcome
  if (confirmed === 'true') return { kind: 'succeeds', renews: true }
  return {
    kind: 'refused',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
}
