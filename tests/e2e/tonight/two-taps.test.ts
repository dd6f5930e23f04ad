import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openDb } from '../../../db/client.ts'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { aCountedVisit, firstEvening, tonight } from '../../support/evenings.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** What a browser says of a page that is left for another. */
const LEAVING = /ViewTransition|ERR_ABORTED/

test.each([
  ['phone', true],
  ['desktop', false],
] as const)(
  'on a %s a new family hears its first story in at most 12 taps, and in 2 on the next evening',
  async (device, phone) => {
    const email = `${device}@example.com`
    const first = await aCountedVisit(server.url, phone)
    await firstEvening(first, email)
    expect(first.walked().taps).toBeLessThanOrEqual(12)

    const db = openDb(server.dataDir)
    const family = db
      .select()
      .from(users)
      .all()
      .find((user) => user.email === email)
    db.insert(creditLedger)
      .values({ userId: family?.id ?? 0, amount: 9, kind: 'sync', idempotencyKey: device })
      .run()
    db.$client.close()
    await first.page.goto('/app')
    const before = first.walked().taps
    await tonight(first.page)
    expect(first.walked().taps - before).toBe(2)
    await first.close(LEAVING)
  },
)
