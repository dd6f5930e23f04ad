import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/index.ts'
import { aParent, embeddedWorld, type PaymentWorld, type Subscriber } from '../../support/payments.ts'

const READS = ['/api/subscription-status', '/api/user/trial-status']

const CHANGES: [path: string, body: object][] = [
  ['/api/get-or-create-subscription', { priceId: 'price_test_master' }],
  ['/api/cancel-subscription', {}],
  ['/api/upgrade-subscription', { newPriceId: 'price_test_master' }],
  ['/api/stripe/test-card', { clientSecret: 'pi_1_secret_1', number: '4242424242424242' }],
  ['/api/user/credits', { credits: 1 }],
  ['/api/user/trial-bypass', { trialBypass: true }],
  ['/api/cleanup-test-subscriptions', {}],
  ['/api/user/sync-subscription-credits', {}],
]

describe('who may ask', () => {
  let world: PaymentWorld
  let mia: Subscriber
  let leo: Subscriber
  let noor: Subscriber

  beforeAll(async () => {
    world = embeddedWorld()
    mia = await aParent(world)
    leo = await aParent(world, 'leo@example.com')
    noor = await aParent(world, 'noor@example.com')
    const nobody = eq(sessions.firebaseUid, noor.uid)
    world.services.db.update(sessions).set({ userId: null }).where(nobody).run()
  })
  afterAll(() => world.close())

  const post = (path: string, body: object, cookie = '') =>
    world.app.request(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const get = (path: string, { uid, cookie = '' }: { uid: string; cookie?: string }) =>
    world.app.request(`${path}?firebaseUid=${uid}`, { headers: { cookie } })

  test.each(READS)('GET %s: nobody whose user is not in the database yet', async (path) => {
    expect((await get(path, noor)).status).toBe(401)
  })

  test.each(CHANGES)('POST %s: nobody without a database user or a firebaseUid', async (path, body) => {
    expect((await post(path, { firebaseUid: noor.uid, ...body }, noor.cookie)).status).toBe(401)
    expect((await post(path, { ...body }, mia.cookie)).status).toBe(400)
  })

  test("the provider's own pages: whoever has a customer there", async () => {
    const portal = await world.app.request('/app/subscription/portal', { headers: { cookie: mia.cookie } })
    expect(portal.headers.get('location')).toBe('/app/subscription')
  })

  test("nobody pays with another parent's client secret", async () => {
    const begun = await mia.call<{ clientSecret: string }>('/api/get-or-create-subscription', {
      priceId: 'price_test_master',
    })
    const { clientSecret } = begun.body
    const card = { clientSecret, number: '4242424242424242' }
    expect((await leo.call('/api/stripe/test-card', card)).status).toBe(404)
    expect(await mia.credits()).toBe(3)
  })
})
