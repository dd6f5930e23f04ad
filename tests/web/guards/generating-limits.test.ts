import { describe, expect, test } from 'bun:test'
import { WORK, type Work, type WorkRates } from '../../../src/domain/gate/work.ts'
import { WORK_OF_ROUTES } from '../../../src/web/kit/work-of-routes.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { aStreet, send } from '../../support/calls.ts'

const ENOUGH = { max: 1000, windowSeconds: 3600 }
const MOST = 5
/** Already used by the street's own stories, characters and links. */
const USED: Partial<Record<keyof WorkRates, number>> = { generate: 2, upload: 1, share: 1 }
const RATES = new Set(Object.values(WORK).map(({ rate }) => rate))

/** How much one family may begin, by route. */
const LIMITS: Record<string, string[]> = {
  '30 stories an hour': [
    'POST /api/generate-story',
    'POST /api/stories/:id/retry',
    'POST /api/stories/:id/images/:paragraphIndex/redraw',
    'POST /api/stories/:id/pages/:paragraphIndex/picture',
    'POST /app/saved-stories/:id/retry',
    'POST /app/story/:id/more',
    'POST /app/tonight',
  ],
  '120 changed pages an hour': [
    'PUT /api/stories/:id/pages/:paragraphIndex/words',
    'DELETE /api/stories/:id/pages/:paragraphIndex/words',
  ],
  '60 samples a minute': ['GET /api/voices/:id/sample'],
  '60 characters an hour': ['POST /api/characters/upload-reference', 'PUT /api/characters/:id'],
  '12 exports an hour': ['GET /app/settings/family-data'],
  '30 editions an hour': ['GET /story/:id/take-home/:edition'],
  '30 links an hour': ['POST /story/:id/share', 'POST /app/story/:id/record/link'],
  '240 recorded pages an hour': [
    'PUT /api/stories/:id/pages/:paragraphIndex/recording',
    'DELETE /api/stories/:id/pages/:paragraphIndex/recording',
    'DELETE /api/stories/:id/voice',
    'PUT /record/:token/pages/:paragraphIndex',
  ],
}
const WHAT: Record<keyof WorkRates, string> = {
  generate: 'stories',
  mend: 'changed pages',
  voice: 'samples',
  upload: 'characters',
  export: 'exports',
  edition: 'editions',
  share: 'links',
  record: 'recorded pages',
}

test('each route that begins work has the limit that is said here', () => {
  const limitOf = (work: Work) => {
    const { rate } = WORK[work]
    const { max, windowSeconds } = RATE_LIMITS[rate]
    return `${max} ${WHAT[rate]} ${windowSeconds === 3600 ? 'an hour' : 'a minute'}`
  }
  const found = Map.groupBy(Object.entries(WORK_OF_ROUTES), ([, work]) => limitOf(work))
  const routesOf = (lines: [string, Work][]) => lines.map(([route]) => route).sort()
  expect(Object.fromEntries([...found].map(([limit, lines]) => [limit, routesOf(lines)]))).toEqual(
    Object.fromEntries(Object.entries(LIMITS).map(([limit, routes]) => [limit, routes.toSorted()])),
  )
})

describe.each(Object.entries(WORK_OF_ROUTES))('%s', (route, work) => {
  test('is counted by the family, by the rate of its work and no other, up to its limit and not beyond', async () => {
    const { rate } = WORK[work]
    const enough = Object.fromEntries([...RATES].map((each) => [each, ENOUGH]))
    const limits = { ...RATE_LIMITS, ...enough, [rate]: { ...ENOUGH, max: MOST } }
    const street = { ...(await aStreet({ options: { limits } })), recordsByLink: true }
    const { mia, leo } = street
    const left = MOST - (USED[rate] ?? 0)
    const statuses: number[] = []
    for (let n = 0; n <= left; n += 1) statuses.push((await send(street, route, { person: mia })).status)
    expect(statuses.slice(0, left)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await send(street, ownRoute(route), { person: leo })).status).not.toBe(429)
    street.home.close()
  })
})

test('stories, retries and redraws of one family are counted together', async () => {
  const limits = { ...RATE_LIMITS, generate: { ...ENOUGH, max: (USED.generate ?? 0) + 2 } }
  const routes = [
    'POST /api/generate-story',
    'POST /api/stories/:id/retry',
    'POST /api/stories/:id/images/:paragraphIndex/redraw',
  ]
  for (const last of routes) {
    const street = await aStreet({ options: { limits } })
    const { mia } = street
    for (const route of routes.filter((each) => each !== last))
      expect((await send(street, route, { person: mia })).status).not.toBe(429)
    expect([last, (await send(street, last, { person: mia })).status]).toEqual([last, 429])
    street.home.close()
  }
})

/** Callers with a family's link count as that family: somebody else's own recordings do not. */
const ownRoute = (route: string) =>
  route.startsWith('PUT /record/') ? 'PUT /api/stories/:id/pages/:paragraphIndex/recording' : route
