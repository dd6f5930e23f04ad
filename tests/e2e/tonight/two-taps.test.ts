import { afterAll, beforeAll, expect, test } from 'bun:test'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { aCountedVisit, firstEvening, tonight } from '../../support/evenings.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage({ script: SHORT })
})
afterAll(() => stage.end())

test.each([
  ['phone', true],
  ['desktop', false],
] as const)(
  'on a %s a new family hears its first story in at most 12 taps, and in 2 on the next evening',
  async (device, phone) => {
    const email = `${device}@example.com`
    // Moving pictures do not affect the taps, and cost more than the rest of the evening.
    const first = await aCountedVisit(stage.url, { phone, reducedMotion: 'reduce' })
    await firstEvening(first, email)
    expect(first.walked().taps).toBeLessThanOrEqual(12)

    const { db } = stage.services
    const family = db
      .select()
      .from(users)
      .all()
      .find((user) => user.email === email)
    db.insert(creditLedger)
      .values({ userId: family?.id ?? 0, amount: 9, kind: 'sync', idempotencyKey: device })
      .run()
    await first.page.goto('/app')
    const before = first.walked().taps
    await tonight(first.page)
    expect(first.walked().taps - before).toBe(2)
    await first.close()
  },
)
