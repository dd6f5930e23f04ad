import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import Stripe from 'stripe'
import { processedEvents } from '../../../db/schema/index.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { aParent, embeddedWorld } from '../../support/payments.ts'

const SECRET = 'whsec_of_the_test'
const { webhooks } = new Stripe('sk_test_sign')

describe('the webhook', () => {
  let world: TestApp

  beforeEach(() => {
    world = makeTestApp({
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_BASE: 'http://127.0.0.1:9',
      },
    })
  })

  afterEach(() => world.close())

  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'a.type.of.next.year',
    data: { object: { id: 'x', object: 'thing' } },
  })

  const send = async (signature: string, body = payload) =>
    (
      await world.app.request('/api/stripe/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
    ).status

  const signed = (secret = SECRET, secondsAgo = 0) =>
    webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(world.services.now().getTime() / 1000) - secondsAgo,
    })

  test('accepts what it does not know, and remembers it', async () => {
    expect(await send(await signed())).toBe(200)
    expect(await send(await signed())).toBe(200)
    expect(world.services.db.select().from(processedEvents).all()).toMatchObject([{ eventId: 'evt_1' }])
  })

  test('refuses what is unsigned, forged, changed or old', async () => {
    expect(await send('')).toBe(400)
    expect(await send(await signed('whsec_of_somebody_else'))).toBe(400)
    expect(await send(await signed(), payload.replace('evt_1', 'evt_2'))).toBe(400)
    expect(await send(await signed(SECRET, 301))).toBe(400)
    expect(world.services.db.select().from(processedEvents).all()).toEqual([])
  })

  test('is not there where no card provider is set up', async () => {
    const none = makeTestApp({ payments: undefined })
    const answer = await none.app.request('/api/stripe/webhook', { method: 'POST' })
    none.close()
    expect(answer.status).toBe(503)
  })
})

test('an event whose handling fails is brought again, and then counts once', async () => {
  const world = embeddedWorld()
  const mia = await aParent(world)
  const { db, payments } = world.services
  const begun = await mia.call<{ clientSecret: string }>('/api/get-or-create-subscription', {
    priceId: 'price_test_master',
  })
  db.run(
    "CREATE TEMP TRIGGER full BEFORE INSERT ON credit_ledger BEGIN SELECT raise(ABORT, 'disk full'); END",
  )
  await payments?.payWithTestCard?.({ number: '4242424242424242', clientSecret: begun.body.clientSecret })
  await world.tick()
  expect(await mia.credits()).toBe(3)
  db.run('DROP TRIGGER full')
  await world.tick()
  expect(await mia.credits()).toBe(53)
  world.close()
})
