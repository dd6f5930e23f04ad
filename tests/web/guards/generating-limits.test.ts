import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { jobs, stories } from '../../../db/schema/index.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { aStreet, send } from '../../support/calls.ts'

/** Every route that makes something, and the rate that it counts for. */
const GENERATING = {
  'POST /api/generate-story': 'generate',
  'POST /api/stories/:id/retry': 'generate',
  'POST /app/saved-stories/:id/retry': 'generate',
  'POST /api/stories/:id/images/:paragraphIndex/redraw': 'generate',
  'GET /api/voices/:id/sample': 'voice',
} as const

describe.each(Object.entries(GENERATING))('%s', (route, rate) => {
  test('is counted by the family, up to its limit and not beyond', async () => {
    const enough = { max: 1000, windowSeconds: 3600 }
    const limits = {
      ...RATE_LIMITS,
      generate: enough,
      voice: enough,
      [rate]: { max: 4, windowSeconds: 3600 },
    }
    const street = await aStreet({ options: { limits } })
    const { db } = street.home.services
    // A story was asked for twice to have something to retry.
    const left = rate === 'generate' ? 2 : 4
    const statuses: number[] = []
    for (let n = 0; n <= left; n += 1) {
      db.delete(jobs).where(eq(jobs.kind, 'redraw_picture')).run()
      db.update(jobs).set({ state: 'done' }).run()
      db.update(stories).set({ retryable: true }).where(eq(stories.id, street.failed)).run()
      statuses.push((await send(street, route, { person: street.mia })).status)
    }
    expect(statuses.slice(0, left).every((status) => status < 400)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    const { leo } = street
    expect((await send(street, route, { person: leo })).status).not.toBe(429)
    street.home.close()
  })
})
