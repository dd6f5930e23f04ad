import { afterEach, describe, expect, test } from 'bun:test'
import { allowWrites } from '../../../db/client.ts'
import { sealForwarded } from '../../../src/web/middleware/forwarded.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { signUp } from '../../support/app.ts'
import { aStreet } from '../../support/calls.ts'
import { PAIR } from '../../support/pair.ts'
import { pairsToEnd } from '../../support/pairs.ts'
import { smallEngines } from '../../support/small-engines.ts'

const { apart, end } = pairsToEnd()
afterEach(end)

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'content-type': 'application/json' }

describe('on Fly', () => {
  const environment = { FLY_APP_NAME: 'storylamp' }

  test('the edge is told which machine to ask, with the name of the request', async () => {
    const pair = apart({}, { environment })
    const told = await pair.ask('/mood', {
      method: 'POST',
      headers: { ...FORM, 'content-length': '11' },
      body: 'mood=nature',
    })
    const id = told.headers.get('x-request-id')
    expect(told.status).toBe(409)
    expect(told.headers.get('fly-replay')).toBe(`instance=${pair.knownToSecond.writer};state=1.${id}`)
    expect(pair.arrived).toEqual([])
  })

  test('a request keeps its name when it is asked again, and goes to and fro three times at most', async () => {
    const pair = apart({}, { environment })
    const id = crypto.randomUUID()
    const ask = (hops: number) =>
      pair.ask('/mood', {
        method: 'POST',
        headers: {
          ...FORM,
          'content-length': '11',
          'fly-replay-src': `instance=1;region=ams;t=1;state=${hops}.${id}`,
        },
        body: 'mood=nature',
      })
    const again = await ask(2)
    expect(again.headers.get('fly-replay')).toEndWith(`state=3.${id}`)
    const [over] = [await ask(3)]
    expect([over?.status, over?.headers.get('x-request-id')]).toEqual([503, id])
  })

  test('a change is made by a machine that hears of its own role only after it was asked', async () => {
    const pair = apart({}, { environment })
    const { writer: other } = pair.knownToSecond
    Object.defineProperty(pair.knownToSecond, 'writer', {
      get() {
        queueMicrotask(() => {
          pair.knownToSecond.isOpen = true
          allowWrites(pair.second.services.db, true)
        })
        return other
      },
    })
    const answer = await pair.ask('/mood', {
      method: 'POST',
      headers: {
        ...FORM,
        'content-length': '11',
        'fly-replay-src': `instance=1;region=ams;t=1;state=1.${crypto.randomUUID()}`,
      },
      body: 'mood=nature',
    })
    expect([answer.status, answer.headers.get('fly-replay')]).toEqual([303, null])
  })

  test('a photo that the edge would not replay is passed on by the machine itself', async () => {
    const pair = apart({}, { environment })
    const mia = await signUp(pair.first, 'mia@example.com')
    const photo = {
      characterName: 'Mia',
      referenceImageUrl: `data:image/png;base64,${'A'.repeat(1_200_000)}`,
    }
    const body = JSON.stringify({ firebaseUid: mia.uid, ...photo })
    const answer = await pair.ask('/api/characters/upload-reference', {
      method: 'POST',
      headers: { ...JSON_BODY, cookie: mia.cookie, 'content-length': String(body.length) },
      body,
    })
    expect(answer.status).toBe(400)
    expect(pair.arrived).toContain('POST /api/characters/upload-reference')
  })
})

describe('a request that is passed on', () => {
  test('counts for the caller, not for the machine between', async () => {
    const pair = apart({ options: { limits: RATE_LIMITS } })
    const guess = (address: string) =>
      pair.ask(
        '/api/identity/v1/accounts:signInWithPassword',
        {
          method: 'POST',
          headers: JSON_BODY,
          body: JSON.stringify({ email: 'mia@example.com', password: 'guess' }),
        },
        address,
      )
    for (let n = 0; n < 10; n += 1) expect((await guess('203.0.113.7')).status).toBe(400)
    expect((await guess('203.0.113.7')).status).toBe(429)
    expect((await guess('198.51.100.20')).status).toBe(400)
  })

  test('cannot be passed off as one by anybody else', async () => {
    const pair = apart({ options: { limits: RATE_LIMITS } })
    const now = pair.first.clock.now()
    const told = { address: '198.51.100.20', requestId: 'mine', hops: 0 }
    const guess = (header: string) =>
      pair.first.app.request('/api/identity/v1/accounts:signInWithPassword', {
        method: 'POST',
        headers: { ...JSON_BODY, 'x-storylamp-forwarded': header },
        body: JSON.stringify({ email: 'mia@example.com', password: 'guess' }),
      })
    const forged = sealForwarded(told, 'another secret', now)
    const old = sealForwarded(told, PAIR.SESSION_SECRET, new Date(now.getTime() - 600_000))
    const ours = sealForwarded(told, PAIR.SESSION_SECRET, now)
    for (const header of [forged, old, ours.replace('198', '199'), 'nonsense', ''])
      expect((await guess(header)).headers.get('x-request-id')).not.toBe('mine')
    expect((await guess(ours)).headers.get('x-request-id')).toBe('mine')
  })

  test('has one name in both logs, and its answer arrives as it was sent', async () => {
    const pair = apart(smallEngines())
    const street = await aStreet({}, pair.first)
    pair.first.clock.advance({ days: 2 })
    const headers = { cookie: street.mia.cookie, 'accept-encoding': 'gzip' }
    const page = await pair.ask('/app/saved-stories', { headers })
    const id = page.headers.get('x-request-id') ?? 'none'
    expect(page.headers.get('content-encoding')).toBe('gzip')
    const html = new TextDecoder().decode(Bun.gunzipSync(await page.arrayBuffer()))
    expect(html).toContain('</html>')
    for (const { log } of [pair.first, pair.second])
      expect(log.filter((line) => line.includes('"event":"request"') && line.includes(id))).toHaveLength(1)
  })
})
