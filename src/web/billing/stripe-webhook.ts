import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { handlePaymentEvent } from '../../domain/billing/handle-payment-event.ts'
import { billingOf } from './billing-api.ts'

/** The card provider's webhook, authenticated by its signature over the raw body. */
export const stripeWebhookApi = new Hono<AppEnv>().post('/api/stripe/webhook', async (c) => {
  const billing = billingOf(c)
  const signature = c.req.header('stripe-signature') ?? ''
  const event = await billing.payments.readEvent(await c.req.text(), signature, billing.now())
  if (!event) return c.json({ error: 'The signature is not valid.' }, 400)
  await handlePaymentEvent(billing, event)
  return c.json({ received: true })
})
