import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { assets } from '../../../src/web/kit/assets.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'

/** What a browser may keep of what it is answered, a line a route; all else is stored nowhere. */
const KEPT: Record<string, string> = {
  // Files under names that say nothing; Clear-Site-Data takes them along at sign-out.
  'GET /media/:file': 'private, max-age=31536000, immutable',
  // Nothing of a family is in them: a figure is drawn from its address, a voice is everybody's.
  'GET /api/figure.svg': 'private, max-age=86400',
  'GET /api/voices/:id/sample': 'private, max-age=604800',
  // By a link: asked for each time, so that an ended one shows nothing.
  'GET /shared/:token/media/:file': 'private, no-cache',
  'GET /record/:token/media/:file': 'private, no-cache',
}

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

describe('what a family is answered', () => {
  const files = new Set(assets.routes.map(({ path }) => path))
  const reads = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))].filter(
    (route) => route.startsWith('GET ') && !route.includes('*') && !files.has(route.split(' ')[1] ?? ''),
  )

  test.each(reads)('is stored by no browser, but for what is named here: %s', async (route) => {
    const answer = await send(street, route, { person: street.mia })
    await answer.arrayBuffer()
    const said = answer.headers.get('cache-control') ?? ''
    if (route in KEPT) expect(said).toBe(KEPT[route] ?? '')
    else expect(said).toContain('no-store')
  })
})
