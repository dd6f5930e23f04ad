import type Stripe from 'stripe'
import type { PaymentRefusal, Payments } from '../../ports/payments.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { type Failure, type Pauses, retryCall } from '../calls-out/retry-call.ts'
import { eventOf, paidInvoiceOf, priceOf, productOf, productsOf, stateOf } from './objects.ts'

export interface StripeOptions {
  name?: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another server in Stripe's place, e.g. http://127.0.0.1:12111. */
  apiBase?: string | undefined
  /** Answers the SDK's requests inside this process. */
  answer?: (request: Request) => Response | Promise<Response>
  pauses?: Pauses
}

const TIMEOUT_MS = 20_000
const SIGNATURE_MAX_AGE_SECONDS = 5 * 60
const WITH_SECRET = 'latest_invoice.confirmation_secret'
/** The invoices of two years; older ones have long been granted. */
const INVOICES = 24

/** Payments by Stripe, through its own SDK, which is loaded with the first call. */
export function createStripePayments(options: StripeOptions): Payments {
  const { secretKey, publishableKey, webhookSecret } = options
  let client: Promise<Stripe> | undefined
  const connected = () => {
    client ??= connect(options)
    return client
  }
  const call: StripeCall = (work) =>
    retryCall(async () => work(await connected()), failureOf, options.pauses).catch((error) => {
      throw isDown(error) ? new ProviderDown(`Stripe: ${error.message}`, { cause: error }) : error
    })
  return {
    name: options.name ?? 'Stripe',
    live: secretKey.includes('_live_'),
    cardForm: { kind: 'stripe', publishableKey },
    ...catalog(call),
    ...customers(call),
    ...standing(call),
    ...changes(call),
    readEvent: async (rawBody, signature, now) =>
      readEvent(await connected(), { rawBody, signature, webhookSecret, now }),
  }
}

/** One call of the SDK, with sensible retries; throws ProviderDown when Stripe is unreachable. */
type StripeCall = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>

const catalog = (call: StripeCall): Pick<Payments, 'products' | 'productOfPrice'> => ({
  products: async () => {
    const params: Stripe.PriceListParams = {
      active: true,
      type: 'recurring',
      limit: 100,
      expand: ['data.product'],
    }
    return productsOf(await call((stripe) => stripe.prices.list(params).autoPagingToArray({ limit: 1000 })))
  },

  productOfPrice: (priceId) =>
    orUndefined(async () => {
      const price = await call((stripe) => stripe.prices.retrieve(priceId, { expand: ['product'] }))
      const { product } = price
      if (typeof product === 'string' || product.deleted) return undefined
      return { ...productOf(product), prices: priceOf(price) }
    }),
})

const customers = (call: StripeCall): Pick<Payments, 'createCustomer' | 'deleteCustomer' | 'portalUrl'> => ({
  async createCustomer({ firebaseUid, email, key: idempotencyKey }) {
    const params = { email, metadata: { firebaseUid } }
    return (await call((stripe) => stripe.customers.create(params, { idempotencyKey }))).id
  },

  async deleteCustomer(customerId) {
    const idempotencyKey = `forget:${customerId}`
    await orUndefined(() => call((stripe) => stripe.customers.del(customerId, {}, { idempotencyKey })))
  },

  async portalUrl(customer, return_url) {
    const idempotencyKey = `portal:${crypto.randomUUID()}`
    const params = { customer, return_url }
    return (await call((stripe) => stripe.billingPortal.sessions.create(params, { idempotencyKey }))).url
  },
})

/** A customer's current state. */
const standing = (call: StripeCall): Pick<Payments, 'subscriptions' | 'paidInvoices' | 'previewInvoice'> => ({
  async subscriptions(customer) {
    const expand = [`data.${WITH_SECRET}`]
    const params = { customer, status: 'all', limit: 20, expand } satisfies Stripe.SubscriptionListParams
    const list = await orUndefined(() => call((stripe) => stripe.subscriptions.list(params)))
    return (list?.data ?? []).map(stateOf)
  },

  async paidInvoices(customer) {
    const params = { customer, status: 'paid', limit: INVOICES } satisfies Stripe.InvoiceListParams
    const list = await orUndefined(() => call((stripe) => stripe.invoices.list(params)))
    return (list?.data ?? []).flatMap(paidInvoiceOf).reverse()
  },

  async previewInvoice({ id: subscription, itemId }, change) {
    const params = {
      subscription,
      subscription_details: {
        cancel_at_period_end: false,
        ...(change && {
          items: [{ id: itemId, price: change.priceId }],
          proration_behavior: change.prorate ? 'always_invoice' : 'none',
        }),
      },
    } satisfies Stripe.InvoiceCreatePreviewParams
    const idempotencyKey = `preview:${crypto.randomUUID()}`
    const { amount_due, currency } = await call((stripe) =>
      stripe.invoices.createPreview(params, { idempotencyKey }),
    )
    return { amount: Math.max(0, amount_due), currency }
  },
})

const changes = (
  call: StripeCall,
): Pick<Payments, 'subscribe' | 'changePlan' | 'endWithPeriod' | 'endNow'> => ({
  async subscribe({ customerId, priceId, key: idempotencyKey }) {
    const params = {
      customer: customerId,
      items: [{ price: priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: [WITH_SECRET],
    } satisfies Stripe.SubscriptionCreateParams
    return stateOf(await call((stripe) => stripe.subscriptions.create(params, { idempotencyKey })))
  },

  changePlan({ id, itemId }, { priceId, prorate }) {
    const params = {
      items: [{ id: itemId, price: priceId }],
      cancel_at_period_end: false,
      proration_behavior: prorate ? 'always_invoice' : 'none',
      payment_behavior: 'error_if_incomplete',
    } satisfies Stripe.SubscriptionUpdateParams
    const idempotencyKey = `change:${crypto.randomUUID()}`
    return orRefusal(async () =>
      stateOf(await call((stripe) => stripe.subscriptions.update(id, params, { idempotencyKey }))),
    )
  },

  async endWithPeriod(subscriptionId, ends) {
    const params = { cancel_at_period_end: ends }
    const idempotencyKey = `${ends ? 'end' : 'go-on'}:${crypto.randomUUID()}`
    await call((stripe) => stripe.subscriptions.update(subscriptionId, params, { idempotencyKey }))
  },

  async endNow(subscriptionId) {
    const idempotencyKey = `end-now:${subscriptionId}`
    await orUndefined(() =>
      call((stripe) => stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey })),
    )
  },
})

interface SignedEvent {
  rawBody: string
  signature: string
  webhookSecret: string
  now: Date
}

async function readEvent(
  { webhooks }: Stripe,
  { rawBody, signature, webhookSecret, now }: SignedEvent,
): ReturnType<Payments['readEvent']> {
  try {
    const event = await webhooks.constructEventAsync(
      rawBody,
      signature,
      webhookSecret,
      SIGNATURE_MAX_AGE_SECONDS,
      undefined,
      now.getTime(),
    )
    return eventOf(event)
  } catch (error) {
    if (typeOf(error) === 'StripeSignatureVerificationError') return undefined
    throw error
  }
}

async function connect({ secretKey, apiBase, answer }: StripeOptions): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const inProcess = answer && ((url: string, init: RequestInit) => answer(new Request(url, init)))
  return new StripeClient(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(inProcess as typeof fetch | undefined),
    ...(apiBase ? addressOf(apiBase) : {}),
  })
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme } as const
}

interface StripeFailure extends Error {
  type: string
  statusCode?: number
  code?: string
  headers?: Record<string, string>
}

const typeOf = (error: unknown) => (error as Partial<StripeFailure> | null)?.type

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && typeOf(error)?.startsWith('Stripe') === true
}

function failureOf(error: unknown): Failure | undefined {
  if (!isStripeFailure(error)) return undefined
  const retryAfter = Number(error.headers?.['retry-after'])
  return { status: error.statusCode, ...(retryAfter > 0 ? { retryAfter } : {}) }
}

function isDown(error: unknown): error is StripeFailure {
  return isStripeFailure(error) && (error.statusCode === undefined || error.statusCode >= 429)
}

/** Undefined for what does not exist (any more). */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isStripeFailure(error) && error.code === 'resource_missing') return undefined
    throw error
  }
}

/** A refused card is a value: Stripe's message is meant for the cardholder. */
async function orRefusal<T>(work: () => Promise<T>): Promise<Result<T, PaymentRefusal>> {
  try {
    return ok(await work())
  } catch (error) {
    if (isStripeFailure(error) && error.statusCode === 402) return failed({ message: error.message })
    throw error
  }
}
