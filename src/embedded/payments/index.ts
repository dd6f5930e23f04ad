import type { EmbeddedPaymentStore } from '../../ports/payment-store.ts'
import type { Payments, TestCard } from '../../ports/payments.ts'
import { failed, ok } from '../../shared/kit/result.ts'
import { createStripePayments } from '../../vendors/stripe/payments.ts'
import { type Calls, embeddedStripe } from './app.ts'
import { paymentObjectsOf } from './objects.ts'
import { openTestAccount } from './test-account.ts'
import { openOutbox } from './webhooks.ts'

export interface EmbeddedOptions {
  store: EmbeddedPaymentStore
  now: () => Date
  /** Receives a webhook as Stripe sends it; answers with a success status when it was accepted. */
  webhook: (rawBody: string, signature: string) => Promise<Response>
  onCall?: Calls
  /** Called when an event could not be delivered (status 0: no answer); it is delivered again. */
  onUndelivered?: (event: { id: string; type: string; status: number }) => void
}

export interface EmbeddedPayments {
  payments: Payments
  /** The Stripe-like server itself, to be served over HTTP. */
  stripe: { fetch(request: Request): Promise<Response> }
  keys: { secretKey: string; publishableKey: string; webhookSecret: string }
  /** The signature of a webhook with this body, now. */
  sign(body: string): Promise<string>
  /** Does what is due by the clock, and delivers waiting events. */
  tick(): Promise<void>
}

/** The test mode: Stripe's SDK against a Stripe-like server inside this process. No money moves. */
export function createEmbeddedPayments(options: EmbeddedOptions): EmbeddedPayments {
  const { store, now } = options
  const keys = {
    secretKey: 'sk_test_embedded',
    publishableKey: 'pk_test_embedded',
    webhookSecret: `whsec_${crypto.randomUUID()}`,
  }
  const shelf = paymentObjectsOf(store)
  const outbox = openOutbox(shelf, async ({ id, type, body }) => {
    const answer = await options
      .webhook(body, await sign(body, keys.webhookSecret, now()))
      .catch(() => undefined)
    if (!answer?.ok) options.onUndelivered?.({ id, type, status: answer?.status ?? 0 })
    return answer?.ok === true
  })
  const account = openTestAccount(shelf, now, (type, object) =>
    outbox.tell(type, object, Math.floor(now().getTime() / 1000)),
  )
  const { secretKey } = keys
  const atomically = store.atomically.bind(store)
  const stripe = embeddedStripe({ account, shelf, secretKey, atomically, onCall: options.onCall })
  const answer = async (request: Request) => {
    const response = await stripe.fetch(request)
    // Undelivered events wait in the store for the next change or tick.
    if (request.method !== 'GET') outbox.flush().catch(() => {})
    return response
  }
  const real = createStripePayments({ ...keys, name: 'embedded test mode', answer })
  return {
    keys,
    stripe: { fetch: answer },
    sign: (body) => sign(body, keys.webhookSecret, now()),
    payments: {
      ...real,
      cardForm: { kind: 'test-card' },
      portalUrl: async () => undefined,
      payWithTestCard: (card) => pay(answer, secretKey, card),
    },
    async tick() {
      atomically(() => account.catchUp())
      await outbox.flush()
    },
  }
}

/** What Stripe's script in the browser does with a card: confirms the client secret's payment. */
async function pay(
  answer: (request: Request) => Promise<Response>,
  secretKey: string,
  { number, clientSecret, confirmed }: TestCard,
): ReturnType<NonNullable<Payments['payWithTestCard']>> {
  const [intent = ''] = clientSecret.split('_secret_')
  const body = new URLSearchParams({ client_secret: clientSecret, number })
  if (confirmed !== undefined) body.set('confirmed', String(confirmed))
  const url = `http://embedded/v1/payment_intents/${encodeURIComponent(intent)}/confirm`
  const headers = { authorization: `Bearer ${secretKey}` }
  const response = await answer(new Request(url, { method: 'POST', headers, body }))
  const { status, error }: { status?: string; error?: { message: string } } = await response.json()
  if (error) return failed({ message: error.message })
  return ok(status === 'requires_action' ? 'confirmation' : 'succeeded')
}

/** Stripe's own scheme: https://docs.stripe.com/webhooks#verify-manually */
async function sign(body: string, secret: string, now: Date): Promise<string> {
  const { default: StripeClient } = await import('stripe')
  const timestamp = Math.floor(now.getTime() / 1000)
  const { webhooks } = new StripeClient('sk_test_sign')
  return webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp })
}
