import { afterEach, beforeEach, expect, test } from 'bun:test'
import { processedEvents } from '../../../db/schema/index.ts'
import { reconcileSubscriptions } from '../../../jobs/reconcile-subscriptions.ts'
import type { Payments } from '../../../src/ports/payments.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { creditsOf } from '../../support/families.ts'
import { ledgerAgrees } from '../../support/ledger.ts'
import {
  aParent,
  GOOD_CARD,
  httpWorld,
  type PaymentWorld,
  STORYTELLER,
  type Subscriber,
} from '../../support/payments.ts'

let world: PaymentWorld
let mia: Subscriber

beforeEach(async () => {
  world = httpWorld()
  mia = await aParent(world)
})

afterEach(() => {
  const agrees = ledgerAgrees(world.services.db)
  world.close()
  expect(agrees).toEqual([])
})

const billing = (payments = world.services.payments) => {
  if (!payments) throw new Error('This world has no payments')
  return { db: world.services.db, payments, now: world.clock.now }
}

/** Simulates the loss of every webhook. */
const loseWebhooks = () =>
  world.services.db.run(
    "CREATE TEMP TRIGGER lost BEFORE UPDATE ON subscriptions BEGIN SELECT raise(ABORT, 'lost'); END",
  )
const findWebhooks = () => world.services.db.run('DROP TRIGGER lost')

test('a month whose webhooks were lost is repaired, once', async () => {
  await mia.subscribe(STORYTELLER)
  loseWebhooks()
  world.clock.advance({ days: 31 })
  await world.tick()
  findWebhooks()
  expect(await reconcileSubscriptions(billing(), world.services.log)).toBe(1)
  await reconcileSubscriptions(billing(), world.services.log)
  expect(creditsOf(world.services.db, mia.userId)).toBe(43)
  expect(world.log.filter((line) => line.includes('billing.repaired'))).toHaveLength(1)
})

test('one unreadable customer does not delay the others', async () => {
  const leo = await aParent(world, 'leo@example.com')
  for (const parent of [mia, leo]) {
    const begun = await parent.call<{ clientSecret: string }>('/api/get-or-create-subscription', {
      priceId: STORYTELLER,
    })
    loseWebhooks()
    await world.payWith(parent, begun.body.clientSecret, { number: GOOD_CARD })
    findWebhooks()
  }
  const real = billing().payments
  let asked = 0
  const payments: Payments = {
    ...real,
    subscriptions: async (customerId) => {
      asked += 1
      if (asked === 1) throw new ProviderDown('down')
      return real.subscriptions(customerId)
    },
  }
  expect(await reconcileSubscriptions(billing(payments), world.services.log)).toBe(2)
  expect(await leo.credits()).toBe(23)
})

test('events that will not come again are forgotten', async () => {
  await mia.subscribe(STORYTELLER)
  const { db } = world.services
  expect(db.select().from(processedEvents).all()).not.toEqual([])
  world.clock.advance({ days: 31 })
  await reconcileSubscriptions(billing(), world.services.log)
  expect(db.select().from(processedEvents).all()).toEqual([])
})
