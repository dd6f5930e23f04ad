import type { Calls } from '../../src/embedded/payments/app.ts'
import { createEmbeddedPayments } from '../../src/embedded/payments/index.ts'
import type { EmbeddedPaymentStore } from '../../src/ports/payment-store.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from './app.ts'

/** A world in which cards are accepted, with the app in it. */
export interface PaymentWorld extends TestApp {
  /** What the browser does at the checkout. */
  payWith(parent: SignedInParent, clientSecret: string, card: Card): Promise<{ ok: boolean; text: string }>
}

export interface Card {
  number: string
  confirmed?: boolean
}

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
export const ASKING_CARD = '4000 0025 0000 3155'
export const CARD_THAT_FAILS_LATER = '4000 0000 0000 0341'

/** The app with its own test mode in the process. */
export function embeddedWorld(): PaymentWorld {
  const world = makeTestApp()
  return {
    ...world,
    async payWith({ uid, cookie }, clientSecret, card) {
      const answer = await post(
        world.app,
        '/api/stripe/test-card',
        { firebaseUid: uid, clientSecret, ...card },
        { cookie },
      )
      await world.tick()
      return { ok: answer.ok, text: await answer.text() }
    },
  }
}

/** The app with Stripe's keys, and a Stripe-like HTTP server that sends it signed webhooks. */
export function httpWorld(onCall?: Calls): PaymentWorld {
  const stripe = createEmbeddedPayments({
    store: memoryStore(),
    now: () => world.clock.now(),
    webhook: (body, signature) =>
      fetch(new URL('/api/stripe/webhook', own.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }),
    ...(onCall ? { onCall } : {}),
  })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: stripe.stripe.fetch })
  const { secretKey, publishableKey, webhookSecret } = stripe.keys
  const world = makeTestApp({
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: server.url.origin,
    },
  })
  const own = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: world.app.fetch })
  return {
    ...world,
    tick: stripe.tick,
    close() {
      void server.stop(true)
      void own.stop(true)
      world.close()
    },
    async payWith(_, clientSecret, { number, confirmed }) {
      const [intent = ''] = clientSecret.split('_secret_')
      const body = new URLSearchParams({ client_secret: clientSecret, number })
      if (confirmed !== undefined) body.set('confirmed', String(confirmed))
      const answer = await fetch(`${server.url.origin}/v1/payment_intents/${intent}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body,
      })
      await stripe.tick()
      return { ok: answer.ok, text: await answer.text() }
    },
  }
}

/** A store that lasts for the test. */
export function memoryStore(): EmbeddedPaymentStore {
  const objects = new Map<string, { object: string; json: string }>()
  return {
    read: (id) => objects.get(id)?.json,
    list: (object) => [...objects.values()].filter((one) => one.object === object).map(({ json }) => json),
    write: (id, object, json) => void objects.set(id, { object, json }),
    remove: (id) => void objects.delete(id),
    atomically: (work) => work(),
  }
}

export interface Subscriber extends SignedInParent {
  call<T>(path: string, body?: object): Promise<{ status: number; body: T }>
  read<T>(path: string): Promise<T>
  /** Subscribes to the plan of this price with a card that works. */
  subscribe(priceId: string, number?: string): Promise<void>
  credits(): Promise<number>
}

export const STORYTELLER = 'price_test_storyteller'
export const MASTER = 'price_test_master'
export const FAMILY = 'price_test_family'

/** A parent who has signed up, with the calls of the subscription page. */
export async function aParent(world: PaymentWorld, email = 'mia@example.com'): Promise<Subscriber> {
  const parent = await signedIn(world, email)
  const { uid, cookie } = parent
  const read = async <T>(path: string) => {
    const separator = path.includes('?') ? '&' : '?'
    const answer = await world.app.request(`${path}${separator}firebaseUid=${uid}`, { headers: { cookie } })
    return (await answer.json()) as T
  }
  const call = async <T>(path: string, body: object = {}) => {
    const answer = await post(world.app, path, { firebaseUid: uid, ...body }, { cookie })
    return { status: answer.status, body: (await answer.json()) as T }
  }
  return {
    ...parent,
    call,
    read,
    async subscribe(priceId, number = GOOD_CARD) {
      const begun = await call<{ clientSecret: string }>('/api/get-or-create-subscription', { priceId })
      const paid = await world.payWith(parent, begun.body.clientSecret, { number })
      if (!paid.ok) throw new Error(`Not paid: ${paid.text}`)
    },
    async credits() {
      return (await read<{ availableCredits: number }>('/api/user/trial-status')).availableCredits
    },
  }
}
