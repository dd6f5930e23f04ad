import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { creditLedger, paidPeriods, users } from '../../../db/schema/index.ts'
import { ledgerAgrees } from '../../support/ledger.ts'
import {
  aParent,
  embeddedWorld,
  type PaymentWorld,
  STORYTELLER,
  type Subscriber,
} from '../../support/payments.ts'

const CALLS: [path: string, body: object][] = [
  ['/api/user/credits', { credits: 5 }],
  ['/api/user/trial-bypass', { trialBypass: true }],
  ['/api/cleanup-test-subscriptions', {}],
  ['/api/user/sync-subscription-credits', {}],
]

const FORMS = ['credits', 'trial-bypass', 'cleanup', 'sync'].map((name) => `/app/settings/tester/${name}`)

describe('the developer tools', () => {
  let world: PaymentWorld
  let mia: Subscriber

  beforeEach(async () => {
    world = embeddedWorld()
    mia = await aParent(world)
  })

  afterEach(async () => {
    await world.tick()
    const agrees = ledgerAgrees(world.services.db)
    world.close()
    expect(agrees).toEqual([])
  })

  const becomeTester = () =>
    world.services.db.update(users).set({ role: 'TESTER_ROLE' }).where(eq(users.id, mia.userId)).run()

  test.each(CALLS)('are refused to everybody else: %s', async (path, body) => {
    expect(await mia.call(path, body)).toEqual({ status: 403, body: { error: 'This is for testers.' } })
    expect(await mia.credits()).toBe(3)
  })

  test.each(FORMS)('are refused without script too: %s', async (path) => {
    const answer = await world.app.request(path, {
      method: 'POST',
      headers: { cookie: mia.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'credits=9&trialBypass=true',
    })
    expect(answer.status).toBe(403)
    expect(await mia.credits()).toBe(3)
  })

  test.each(CALLS)('are refused for another person: %s', async (path, body) => {
    becomeTester()
    const leo = await aParent(world, 'leo@example.com')
    expect((await mia.call(path, { ...body, firebaseUid: leo.uid })).status).toBe(403)
  })

  test('set the credits, by one entry of the ledger', async () => {
    becomeTester()
    expect(await mia.call('/api/user/credits', { credits: 40 })).toEqual({
      status: 200,
      body: { availableCredits: 40 },
    })
    expect((await mia.call('/api/user/credits', { credits: 0 })).body).toEqual({ availableCredits: 0 })
    const amounts = world.services.db.select().from(creditLedger).all()
    expect(amounts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['trial', 3],
      ['tester_set', 37],
      ['tester_set', -40],
    ])
  })

  test.each([-1, 1.5, '7', null, 2_000_000])('take no %p credits', async (credits) => {
    becomeTester()
    expect((await mia.call('/api/user/credits', { credits })).status).toBe(400)
    expect(await mia.credits()).toBe(3)
  })

  test('switch the trial bypass on and off', async () => {
    becomeTester()
    for (const trialBypass of [true, false]) {
      expect((await mia.call('/api/user/trial-bypass', { trialBypass })).body).toEqual({ success: true })
      expect(await mia.read<object>('/api/user/trial-status')).toMatchObject({ trialBypass })
    }
  })

  test('clean up, so that a subscription can be begun anew', async () => {
    becomeTester()
    await mia.subscribe(STORYTELLER)
    expect((await mia.call('/api/cleanup-test-subscriptions')).body).toEqual({ cleanedUp: 1 })
    expect(await mia.read<object>('/api/subscription-status')).toMatchObject({ hasSubscription: false })
    expect((await mia.call('/api/cleanup-test-subscriptions')).body).toEqual({ cleanedUp: 0 })
    await mia.subscribe(STORYTELLER)
    expect(await mia.credits()).toBe(43)
  })

  test('grant the credits of an invoice whose webhook never came, once', async () => {
    becomeTester()
    const { db, payments } = world.services
    const begun = await mia.call<{ clientSecret: string }>('/api/get-or-create-subscription', {
      priceId: STORYTELLER,
    })
    // The provider was paid, and the app was not notified.
    db.run("CREATE TEMP TRIGGER deaf BEFORE INSERT ON paid_periods BEGIN SELECT raise(ABORT, 'deaf'); END")
    await payments?.payWithTestCard?.({ number: '4242424242424242', clientSecret: begun.body.clientSecret })
    await world.tick()
    db.run('DROP TRIGGER deaf')
    expect(db.select().from(paidPeriods).all()).toEqual([])
    const sync = () => mia.call('/api/user/sync-subscription-credits')
    expect((await sync()).body).toEqual({ creditsGranted: 20, newTotal: 23 })
    expect((await sync()).body).toEqual({ creditsGranted: 0, newTotal: 23 })
    await world.tick()
    expect(await mia.credits()).toBe(23)
  })

  test('have nothing to sync without a subscription', async () => {
    becomeTester()
    expect((await mia.call('/api/user/sync-subscription-credits')).status).toBe(409)
  })
})
