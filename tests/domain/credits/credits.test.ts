import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { creditLedger, stories, subscriptions, users } from '../../../db/schema/index.ts'
import { enterCredits } from '../../../src/domain/credits/ledger.ts'
import { grantForPaidInvoice, highestPaid } from '../../../src/domain/credits/paid-invoice.ts'
import { deleteStory } from '../../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { failStory } from '../../../src/domain/stories/save-pieces.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { freshDatabase } from '../../support/database.ts'
import { admitted, aFamily, aWish, creditsOf } from '../../support/families.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let db: Db
let dataDir: string
beforeEach(() => {
  ;({ db, dataDir } = freshDatabase())
})

const wishFor = (family: { userId: number; miaId: number }, length = 'test') =>
  requestStory(db, admitted(family.userId), aWish([family.miaId], { length }), { seed: 7, now: NOW })

const storyIdOf = (result: ReturnType<typeof requestStory>): number => {
  if (!result.ok) throw new Error(`refused: ${result.failure.reason}`)
  return result.value.id
}

const isOnTrial = (userId: number) => db.select().from(users).where(eq(users.id, userId)).get()?.activeTrial

describe('credits', () => {
  test('a short story takes one credit, a long one three', () => {
    const mia = aFamily(db, { credits: 5 })
    wishFor(mia, 'test')
    expect(creditsOf(db, mia.userId)).toBe(4)
    wishFor(mia, 'medium')
    expect(creditsOf(db, mia.userId)).toBe(1)
  })

  test('a story that the credits do not cover is refused and nothing is taken or stored', () => {
    const mia = aFamily(db, { credits: 2 })
    expect(wishFor(mia, 'medium')).toEqual({
      ok: false,
      failure: { reason: 'not-enough-credits', needed: 3, available: 2 },
    })
    expect(creditsOf(db, mia.userId)).toBe(2)
    expect(db.select().from(stories).all()).toEqual([])
  })

  test('with the bypass on, a story costs what is there', () => {
    const tester = aFamily(db, { credits: 1 })
    db.update(users).set({ trialBypass: true }).run()
    storyIdOf(wishFor(tester, 'medium'))
    expect(creditsOf(db, tester.userId)).toBe(0)
    storyIdOf(wishFor(tester, 'medium'))
    expect(creditsOf(db, tester.userId)).toBe(0)
  })

  test('the trial ends with its last credit and is back when that is given back', async () => {
    const mia = aFamily(db, { credits: 1 })
    const id = storyIdOf(wishFor(mia))
    expect(isOnTrial(mia.userId)).toBe(false)
    await deleteStory(db, openFileStore(dataDir), mia.userId, id)
    expect(creditsOf(db, mia.userId)).toBe(1)
    expect(isOnTrial(mia.userId)).toBe(true)
  })

  test('deleting a failed story gives its credits back, once', async () => {
    const mia = aFamily(db)
    const id = storyIdOf(wishFor(mia, 'short'))
    db.update(stories).set({ generationStatus: 'images_generating' }).run()
    failStory(db, id, 'images')
    const store = openFileStore(dataDir)
    expect(await deleteStory(db, store, mia.userId, id)).toBe(true)
    expect(await deleteStory(db, store, mia.userId, id)).toBe(false)
    expect(creditsOf(db, mia.userId)).toBe(3)
  })

  test('two failed stories of one family give each its own credits back', async () => {
    const mia = aFamily(db, { credits: 5 })
    const ids = [storyIdOf(wishFor(mia, 'short')), storyIdOf(wishFor(mia, 'medium'))]
    expect(creditsOf(db, mia.userId)).toBe(0)
    db.update(stories).set({ generationStatus: 'images_generating' }).run()
    for (const id of ids) failStory(db, id, 'images')
    const store = openFileStore(dataDir)
    for (const [id, left] of [
      [ids[0], 2],
      [ids[1], 5],
    ] as const) {
      await deleteStory(db, store, mia.userId, id ?? 0)
      expect(creditsOf(db, mia.userId)).toBe(left)
    }
  })

  test('a trial with one credit left is still one', () => {
    const mia = aFamily(db, { credits: 2 })
    wishFor(mia, 'test')
    expect(creditsOf(db, mia.userId)).toBe(1)
    expect(isOnTrial(mia.userId)).toBe(true)
    wishFor(mia, 'test')
    expect(isOnTrial(mia.userId)).toBe(false)
  })

  test('a family that has paid gets credits back, and no trial', async () => {
    const mia = aFamily(db, { credits: 1 })
    const leo = aFamily(db, { credits: 1, email: 'leo@example.com' })
    const invoice = { id: 'in_1', subscriptionId: 'sub_1', reason: 'subscription_create' }
    const lines = [{ priceId: 'price_1', amount: 999, periodEnd: 1_800_000_000 }]
    const plan = { name: 'Storyteller', credits: 20, unitAmount: 999 }
    grantForPaidInvoice(db, mia.userId, { ...invoice, lines }, new Map([['price_1', plan]]))
    const store = openFileStore(dataDir)
    for (const family of [mia, leo]) {
      const id = storyIdOf(wishFor(family, 'test'))
      await deleteStory(db, store, family.userId, id)
    }
    expect([creditsOf(db, mia.userId), isOnTrial(mia.userId)]).toEqual([21, false])
    expect([creditsOf(db, leo.userId), isOnTrial(leo.userId)]).toEqual([1, true])
  })

  test.each([
    ['in their order', ['base', 'better']],
    ['the better plan first', ['better', 'base']],
    ['each twice', ['better', 'base', 'better', 'base']],
  ])('the paid invoices of a period bring the best plan’s credits, %s', (_order, order) => {
    const mia = aFamily(db, { credits: 0 })
    const plans = new Map([
      ['base', { name: 'Storyteller', credits: 20, unitAmount: 999 }],
      ['better', { name: 'Master', credits: 50, unitAmount: 1999 }],
    ])
    for (const priceId of order) {
      const lines = [{ priceId, amount: 1, periodEnd: 1_800_000_000 }]
      const invoice = { id: `in_${priceId}`, subscriptionId: 'sub_1', reason: 'subscription_update', lines }
      grantForPaidInvoice(db, mia.userId, invoice, plans)
    }
    expect(creditsOf(db, mia.userId)).toBe(50)
    expect(highestPaid(db, { subscriptionId: 'sub_1', periodEnd: 1_800_000_000 })).toBe(1999)
  })

  test('deleting a story that is being painted or is finished gives nothing back', async () => {
    const mia = aFamily(db)
    for (const generationStatus of ['images_generating', 'complete'] as const) {
      const id = storyIdOf(wishFor(mia))
      db.update(stories).set({ generationStatus }).where(eq(stories.id, id)).run()
      await deleteStory(db, openFileStore(dataDir), mia.userId, id)
    }
    expect(creditsOf(db, mia.userId)).toBe(1)
  })

  test('the same entry twice counts once', () => {
    const mia = aFamily(db)
    const grant = {
      userId: mia.userId,
      amount: 10,
      kind: 'monthly_grant',
      idempotencyKey: 'invoice:in_1',
    } as const
    expect(enterCredits(db, grant)).toBe(true)
    expect(enterCredits(db, grant)).toBe(false)
    expect(creditsOf(db, mia.userId)).toBe(13)
  })

  test('nobody can bring a balance below 0, rewrite the ledger, or set a balance by hand', () => {
    const mia = aFamily(db)
    expect(() =>
      enterCredits(db, { userId: mia.userId, amount: -4, kind: 'story', idempotencyKey: 'story:99' }),
    ).toThrow('users_credits_not_below_0')
    expect(() =>
      enterCredits(db, { userId: mia.userId, amount: 0.5, kind: 'sync', idempotencyKey: 'sync:half' }),
    ).toThrow('whole numbers')
    expect(() => db.update(creditLedger).set({ amount: 100 }).run()).toThrow('append-only')
    expect(() => db.delete(creditLedger).run()).toThrow('append-only')
    expect(() => db.update(users).set({ availableCredits: 100 }).run()).toThrow('credit_ledger')
    expect(creditsOf(db, mia.userId)).toBe(3)
  })

  test('deleting a family takes its whole ledger along', () => {
    aFamily(db)
    db.delete(users).run()
    expect(db.get(sql`SELECT count(*) AS n FROM credit_ledger`)).toEqual({ n: 0 })
  })

  test('an admin sees when a user and a subscription were changed last, and nothing else moves that', () => {
    const { userId } = aFamily(db)
    const subscribed = { userId, stripeCustomerId: 'cus_1', status: 'none' }
    db.insert(subscriptions).values(subscribed).run()
    db.run(sql`UPDATE users SET updated_at = '2020-01-01T00:00:00.000Z'`)
    db.run(sql`UPDATE subscriptions SET updated_at = '2020-01-01T00:00:00.000Z'`)
    const changed = () =>
      db.get<object>(
        sql`SELECT users.updated_at > '2026' AS user, subscriptions.updated_at > '2026' AS subscription FROM users JOIN subscriptions`,
      )
    db.run(sql`UPDATE users SET timeline_version = timeline_version + 1`)
    db.run(sql`UPDATE subscriptions SET status = 'none', price_id = NULL`)
    expect(changed()).toEqual({ user: 0, subscription: 0 })
    db.run(sql`UPDATE users SET role = 'TESTER_ROLE'`)
    db.run(sql`UPDATE subscriptions SET price_id = 'price_1'`)
    expect(changed()).toEqual({ user: 1, subscription: 1 })
  })

  test('an admin reads the balance and where it came from in one view', () => {
    const mia = aFamily(db)
    wishFor(mia, 'short')
    expect(
      db.get(sql`SELECT email, available_credits, ledger_sum, received, spent FROM credit_balance`),
    ).toEqual({
      email: 'mia@example.com',
      available_credits: 1,
      ledger_sum: 1,
      received: 3,
      spent: 2,
    })
  })
})
