import { createEmbeddedPayments, type EmbeddedOptions } from '../embedded/payments/index.ts'
import type { Env } from '../env.ts'
import type { Payments } from '../ports/payments.ts'
import { createStripePayments } from '../vendors/stripe/payments.ts'

export interface OpenedPayments {
  /** Undefined in production without keys: there are no plans then. */
  payments: Payments | undefined
  /** The test mode's clock: renews and ends what is due. */
  tick: () => Promise<void>
}

/** Stripe with its keys; without them the embedded test mode outside of production. */
export function openPayments(env: Env, embedded: EmbeddedOptions): OpenedPayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env
  const tick = async () => {}
  if (secretKey && publishableKey && webhookSecret)
    return { payments: createStripePayments({ secretKey, publishableKey, webhookSecret, apiBase }), tick }
  if (env.production) return { payments: undefined, tick }
  return createEmbeddedPayments(embedded)
}
