import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { availableCredits } from '../../../src/domain/credits/ledger.ts'
import type { SubscriptionStatus } from '../../../src/shared/billing/plan.ts'
import { ledgerAgrees } from '../../support/ledger.ts'
import {
  ASKING_CARD,
  aParent,
  CARD_THAT_FAILS_LATER,
  DECLINED_CARD,
  embeddedWorld,
  FAMILY,
  httpWorld,
  MASTER,
  type PaymentWorld,
  STORYTELLER,
  type Subscriber,
} from '../../support/payments.ts'

interface Trial {
  activeTrial: boolean
  availableCredits: number
}

interface Upgrade {
  success: boolean
  status: string
  cancelAtPeriodEnd: boolean
  creditsGranted: number
}

describe.each([
  ['in the test mode', embeddedWorld],
  ['with Stripe across HTTP', httpWorld],
])('a parent %s', (_, makeWorld) => {
  let world: PaymentWorld
  let mia: Subscriber

  beforeEach(async () => {
    world = makeWorld()
    mia = await aParent(world)
  })

  afterEach(async () => {
    await world.tick()
    const agrees = ledgerAgrees(world.services.db)
    world.close()
    expect(agrees).toEqual([])
  })

  const status = () => mia.read<SubscriptionStatus>('/api/subscription-status')
  const begin = (priceId: string) =>
    mia.call<{ clientSecret: string; error?: string }>('/api/get-or-create-subscription', { priceId })
  const upgrade = (newPriceId: string) =>
    mia.call<Upgrade & { error?: string }>('/api/upgrade-subscription', { newPriceId })
  const daysLater = async (days: number) => {
    for (let left = days; left > 0; left -= 10) {
      world.clock.advance({ days: Math.min(left, 10) })
      await world.tick()
      await status()
    }
  }
  const monthsLater = (months: number) => daysLater(31 * months)

  test('sees three plans by ascending price', async () => {
    const plans =
      await mia.read<{ name: string; prices: { id: string; unit_amount: number }[] }[]>(
        '/api/stripe/products',
      )
    expect(plans.map(({ name, prices }) => [name, prices[0]?.unit_amount])).toEqual([
      ['Storyteller', 999],
      ['Master', 1999],
      ['Family pack', 2999],
    ])
  })

  test('has no subscription before choosing a plan', async () => {
    expect(await status()).toEqual({
      hasSubscription: false,
      status: null,
      planId: null,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
    })
  })

  test('pays, has the plan and its credits, and the trial is over', async () => {
    await mia.subscribe(STORYTELLER)
    expect(await status()).toEqual({
      hasSubscription: true,
      status: 'active',
      planId: STORYTELLER,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: Date.parse('2026-12-21T19:30:00Z') / 1000,
    })
    expect(await mia.read<Trial>('/api/user/trial-status')).toMatchObject({
      activeTrial: false,
      availableCredits: 23,
    })
  })

  test('who presses twice pays once', async () => {
    const [first, second] = await Promise.all([begin(STORYTELLER), begin(STORYTELLER)])
    expect(first.body.clientSecret).toBe(second.body.clientSecret)
  })

  test('who goes back and takes another plan leaves nothing behind', async () => {
    await begin(STORYTELLER)
    await mia.subscribe(MASTER)
    expect(await status()).toMatchObject({ planId: MASTER, status: 'active' })
    expect(await mia.credits()).toBe(53)
  })

  test('whose card is declined has paid nothing, and may try another', async () => {
    const { body } = await begin(STORYTELLER)
    const declined = await world.payWith(mia, body.clientSecret, { number: DECLINED_CARD })
    expect(declined).toEqual({ ok: false, text: expect.stringContaining('Your card was declined.') })
    expect(await status()).toMatchObject({ hasSubscription: false, status: 'incomplete' })
    expect(await mia.read<Trial>('/api/user/trial-status')).toMatchObject({
      activeTrial: true,
      availableCredits: 3,
    })
    await mia.subscribe(STORYTELLER)
    expect(await mia.credits()).toBe(23)
  })

  test('who confirms at the bank has paid', async () => {
    const { body } = await begin(STORYTELLER)
    const asked = await world.payWith(mia, body.clientSecret, { number: ASKING_CARD })
    expect(asked.ok).toBe(true)
    expect(await mia.credits()).toBe(3)
    await world.payWith(mia, body.clientSecret, { number: ASKING_CARD, confirmed: true })
    expect(await mia.credits()).toBe(23)
  })

  test('who abandons the confirmation has paid nothing, and the attempt expires', async () => {
    const { body } = await begin(STORYTELLER)
    await world.payWith(mia, body.clientSecret, { number: ASKING_CARD })
    world.clock.advance({ days: 1 })
    await world.tick()
    expect(await status()).toMatchObject({ hasSubscription: false, status: 'incomplete_expired' })
    expect(await mia.credits()).toBe(3)
    const again = await begin(STORYTELLER)
    expect(again.body.clientSecret).not.toBe(body.clientSecret)
  })

  test('who refuses at the bank is told so', async () => {
    const { body } = await begin(STORYTELLER)
    const refused = await world.payWith(mia, body.clientSecret, { number: ASKING_CARD, confirmed: false })
    expect(refused).toEqual({ ok: false, text: expect.stringContaining('unable to authenticate') })
  })

  test('gets the credits of each month once', async () => {
    await mia.subscribe(STORYTELLER)
    await monthsLater(3)
    await world.tick()
    // Nobody is signed in anymore: a session expires after ninety days.
    expect(availableCredits(world.services.db, mia.userId)).toBe(3 + 4 * 20)
  })

  test('upgrades in mid-month and gets the difference', async () => {
    await mia.subscribe(STORYTELLER)
    world.clock.advance({ days: 10 })
    const change = await upgrade(MASTER)
    expect(change).toEqual({
      status: 200,
      body: { success: true, status: 'active', cancelAtPeriodEnd: false, creditsGranted: 30 },
    })
    await world.tick()
    expect(await mia.credits()).toBe(53)
    expect(await status()).toMatchObject({ planId: MASTER })
    await monthsLater(1)
    expect(await mia.credits()).toBe(103)
  })

  test('changes to and fro and gets no more than the best plan of the month', async () => {
    await mia.subscribe(STORYTELLER)
    for (const plan of [FAMILY, STORYTELLER, FAMILY, MASTER, STORYTELLER]) await upgrade(plan)
    await world.tick()
    expect(await mia.credits()).toBe(103)
    await monthsLater(1)
    expect(await mia.credits()).toBe(123)
  })

  test('downgrades, keeps the credits of the month and gets the fewer ones next month', async () => {
    await mia.subscribe(MASTER)
    expect((await upgrade(STORYTELLER)).body).toMatchObject({ success: true, creditsGranted: 0 })
    expect(await mia.credits()).toBe(53)
    await monthsLater(1)
    expect(await mia.credits()).toBe(73)
  })

  test('whose kept card is refused stays on the plan', async () => {
    await mia.subscribe(STORYTELLER, CARD_THAT_FAILS_LATER)
    expect(await upgrade(MASTER)).toEqual({
      status: 402,
      body: { error: 'Your card was declined.' } as never,
    })
    expect(await status()).toMatchObject({ planId: STORYTELLER, status: 'active' })
    expect(await mia.credits()).toBe(23)
  })

  test('cancels, keeps the plan until the period ends, and it ends', async () => {
    await mia.subscribe(STORYTELLER)
    expect(await mia.call('/api/cancel-subscription')).toEqual({ status: 200, body: { success: true } })
    expect(await status()).toMatchObject({ hasSubscription: true, status: 'active', cancelAtPeriodEnd: true })
    await monthsLater(1)
    expect(await status()).toMatchObject({ hasSubscription: false, status: 'canceled' })
    expect(await mia.credits()).toBe(23)
  })

  test('reactivates the plan that was to end', async () => {
    await mia.subscribe(STORYTELLER)
    await mia.call('/api/cancel-subscription')
    expect((await upgrade(STORYTELLER)).body).toMatchObject({
      cancelAtPeriodEnd: false,
      creditsGranted: 0,
    })
    await monthsLater(1)
    expect(await status()).toMatchObject({ hasSubscription: true, cancelAtPeriodEnd: false })
    expect(await mia.credits()).toBe(43)
  })

  test('reactivates with another plan', async () => {
    await mia.subscribe(STORYTELLER)
    await mia.call('/api/cancel-subscription')
    expect((await upgrade(MASTER)).body).toMatchObject({ cancelAtPeriodEnd: false, creditsGranted: 30 })
  })

  test('cannot choose the current plan again', async () => {
    await mia.subscribe(STORYTELLER)
    expect((await upgrade(STORYTELLER)).status).toBe(409)
    expect((await begin(STORYTELLER)).status).toBe(409)
  })

  test('whose renewal fails keeps the plan while it is tried again, and loses it in the end', async () => {
    await mia.subscribe(STORYTELLER, CARD_THAT_FAILS_LATER)
    await daysLater(31)
    expect(await status()).toMatchObject({ hasSubscription: true, status: 'past_due', planId: STORYTELLER })
    expect(await mia.credits()).toBe(23)
    await daysLater(30)
    expect(await status()).toMatchObject({ hasSubscription: false, status: 'canceled' })
    expect(await mia.credits()).toBe(23)
  })

  test('without a subscription has nothing to cancel or to change', async () => {
    expect((await mia.call('/api/cancel-subscription')).status).toBe(409)
    expect((await upgrade(MASTER)).status).toBe(409)
  })

  test('cannot choose a plan that does not exist', async () => {
    expect((await begin('price_of_dreams')).status).toBe(404)
    expect((await upgrade('price_of_dreams')).status).toBe(404)
  })
})
