import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { assets } from '../../../src/web/kit/assets.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'

/** What a browser may store, one route per line; everything else is not stored anywhere. */
const KEPT: Record<string, string> = {
  // Files with opaque names; Clear-Site-Data removes them at sign-out.
  'GET /media/:file': 'private, max-age=31536000, immutable',
  // Nothing in them belongs to a family: a figure is drawn from its address, a voice is public.
  'GET /api/figure.svg': 'private, max-age=86400',
  'GET /api/voices/:id/sample': 'private, max-age=604800',
  // By a link: revalidated each time, so that a revoked one shows nothing.
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
