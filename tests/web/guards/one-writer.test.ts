import { afterEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { allowWrites } from '../../../db/client.ts'
import { sessions, stories } from '../../../db/schema/index.ts'
import { sealForwarded } from '../../../src/web/middleware/forwarded.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { post, signUp, type TestApp } from '../../support/app.ts'
import { aStreet, pathOf, type Street } from '../../support/calls.ts'
import { startGoogle } from '../../support/google.ts'
import { aPair, losesRole, PAIR, type PairOfMachines } from '../../support/pair.ts'
import { aParent, STORYTELLER } from '../../support/payments.ts'
import { smallEngines } from '../../support/small-engines.ts'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

function apart(...options: Parameters<typeof aPair>): PairOfMachines {
  const pair = aPair(...options)
  ended.push(() => pair.close())
  return pair
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'content-type': 'application/json' }

describe('a parent who meets the machine that does not write', () => {
  test('signs up there, and is signed in on both machines', async () => {
    const pair = apart()
    const mia = await signUp(pair.second, 'mia@example.com')
    expect(pair.arrived).toContain('POST /api/identity/v1/accounts:signUp')
    for (const { app } of [pair.first, pair.second]) {
      const page = await app.request('/app', { headers: { cookie: mia.cookie } })
      expect(page.status).toBe(200)
    }
    expect(pair.arrived).not.toContain('GET /app')
  })

  test('finds every page and reads every list there as on the other machine', async () => {
    const pair = apart(smallEngines())
    const street = await aStreet({}, pair.first)
    const { cookie } = street.mia
    const reads = readsOf(street)
    expect(reads.length).toBeGreaterThan(25)
    pair.arrived.length = 0
    for (const path of reads) {
      const [there, here] = [pair.first, pair.second].map(({ app }) =>
        app.request(path, { headers: { cookie } }),
      )
      const [expected, found] = [await there, await here]
      expect([path, found?.status, await gistOf(found)]).toEqual([
        path,
        expected?.status,
        await gistOf(expected),
      ])
      expect([path, found?.headers.get('location')]).toEqual([path, expected?.headers.get('location')])
    }
    expect(pair.arrived.sort()).toEqual([
      'GET /api/stripe/products',
      'GET /api/subscription-status',
      'GET /api/voices/rms/sample',
      'GET /app/subscription',
      'GET /app/subscription/portal',
    ])
  })

  test('has every page and every list read in one transaction, which costs least on LiteFS', async () => {
    const pair = apart(smallEngines())
    const street = await aStreet({}, pair.first)
    const alone = readsAlone(pair.second)
    const { cookie } = street.mia
    const paths = [...readsOf(street), '/app/saved-stories?search=fox']
    const read: [path: string, alone: string[]][] = []
    for (const path of paths) {
      pair.arrived.length = 0
      await (await pair.ask(path, { headers: { cookie } })).arrayBuffer()
      const there = alone.splice(0)
      if (pair.arrived.length === 0) read.push([path, there])
    }
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter(([, there]) => there.length > 0)).toEqual([])
  })

  test('whose session is to be prolonged gets that from the one that writes', async () => {
    const pair = apart()
    const mia = await signUp(pair.second, 'mia@example.com')
    const expiry = () => pair.first.services.db.select().from(sessions).get()?.expiresAt
    const before = expiry()
    pair.first.clock.advance({ days: 2 })
    const page = await pair.ask('/app/saved-stories', { headers: { cookie: mia.cookie } })
    expect(page.status).toBe(200)
    expect(page.headers.get('set-cookie')).toContain('session')
    expect(await page.text()).toContain('<h1')
    expect(expiry()).not.toBe(before)
    expect(pair.arrived).toContain('GET /app/saved-stories')
  })

  test('whose user sync failed is synced by the one that writes, at the next page', async () => {
    const pair = apart()
    const mia = await signUp(pair.second, 'mia@example.com')
    const { db } = pair.first.services
    db.update(sessions).set({ userId: null }).run()
    expect((await pair.ask('/app', { headers: { cookie: mia.cookie } })).status).toBe(200)
    expect(db.select().from(sessions).get()?.userId).toBe(mia.userId)
  })

  test('hears a voice without its being bought twice', async () => {
    const [writes, reads] = [smallEngines(), smallEngines()]
    const pair = apart(writes, reads)
    const mia = await signUp(pair.second, 'mia@example.com')
    const [voice] = writes.narrator.voices
    const path = `/api/voices/${voice?.id}/sample`
    expect((await pair.ask(path, { headers: { cookie: mia.cookie } })).status).toBe(200)
    expect(pair.arrived).toContain(`GET ${path}`)
  })

  test('comes back from Google signed in', async () => {
    const google = await startGoogle()
    ended.push(() => google.stop())
    const pair = apart({ environment: google.environment, now: () => new Date() })
    const started = await pair.ask('/api/auth/google')
    const consent = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' })
    const { pathname, search } = new URL(consent.headers.get('location') ?? '')
    const [cookie = ''] = (started.headers.get('set-cookie') ?? '').split(';')
    const back = await pair.ask(pathname + search, { headers: { cookie } })
    expect(back.headers.get('location')).toBe('/app')
    expect(back.headers.getSetCookie().join()).toContain('session')
    expect(pair.arrived).toEqual(['GET /api/auth/google/callback'])
  })

  test('sees that a card was charged, with a subscription that waited for it', async () => {
    const pair = apart()
    const mia = await aParent({ ...pair.first, payWith: () => Promise.reject(new Error('No card here')) })
    await mia.call('/api/get-or-create-subscription', { priceId: STORYTELLER })
    const headers = { cookie: mia.cookie }
    expect((await pair.ask('/app/subscription', { headers })).status).toBe(200)
    const status = await pair.ask(`/api/subscription-status?firebaseUid=${mia.uid}`, { headers })
    expect(await status.json()).toMatchObject({ status: 'incomplete' })
    expect(pair.arrived).toEqual(['GET /app/subscription', 'GET /api/subscription-status'])
  })

  test('finds stories by search with what the one that writes has taken in', async () => {
    const pair = apart(smallEngines())
    const street = await aStreet({}, pair.first)
    const { db } = pair.first.services
    const title = db.select().from(stories).where(eq(stories.id, street.story)).get()?.title ?? ''
    const found = await pair.ask(`/app/saved-stories?search=${encodeURIComponent(title)}`, {
      headers: { cookie: street.mia.cookie },
    })
    expect(found.status).toBe(200)
    expect(await found.text()).toContain('saved-stories')
  })
})

describe('what was just changed', () => {
  test('is read there only by a machine that knows of it, else by the one that writes', async () => {
    const pair = apart()
    const mia = await signUp(pair.second, 'mia@example.com')
    pair.knownToFirst.transaction = 9n
    const rename = await post(pair.second.app, '/api/timeline-labels', LABEL(mia.uid), { cookie: mia.cookie })
    expect(rename.status).toBe(200)
    const seen = (rename.headers.getSetCookie().find((cookie) => cookie.startsWith('seen')) ?? '').split(
      ';',
    )[0]
    expect(seen).toEndWith('=9')
    const look = () => pair.ask('/app', { headers: { cookie: `${mia.cookie}; ${seen}` } })
    expect((await look()).status).toBe(200)
    expect(pair.arrived).toContain('GET /app')
    pair.knownToSecond.transaction = 9n
    pair.arrived.length = 0
    expect((await look()).status).toBe(200)
    expect(pair.arrived).toEqual([])
  })
})

describe('while nobody writes', () => {
  test('a change waits for the next one that does', async () => {
    const pair = apart()
    const { writer } = pair.knownToSecond
    pair.knownToSecond.writer = undefined
    const asked = pair.ask('/mood', { method: 'POST', headers: FORM, body: 'mood=nature' })
    pair.knownToSecond.writer = writer
    pair.knownToSecond.changed()
    expect((await asked).status).toBe(303)
    expect(pair.arrived).toEqual(['POST /mood'])
  })

  test('a change that waited in vain is told when to come again, a call in JSON and a form on a page', async () => {
    const pair = apart()
    pair.knownToSecond.writer = undefined
    const sentence = 'We are just moving house. Please try again in a moment.'
    const call = await pair.ask('/api/timeline-labels', { method: 'POST', headers: JSON_BODY, body: '{}' })
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
      503,
      '2',
      { error: sentence },
    ])
    const form = await pair.ask('/mood', { method: 'POST', headers: FORM, body: 'mood=nature' })
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await form.text()).toContain(sentence)
  })

  test('pages are read all the same', async () => {
    const pair = apart()
    pair.knownToSecond.writer = undefined
    expect((await pair.ask('/landing')).status).toBe(200)
  })

  test('a machine that ends is passed by: the change is made by the next one', async () => {
    const pair = apart()
    const { writer } = pair.knownToSecond
    const closed = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
    const { port } = closed
    closed.stop(true)
    pair.knownToSecond.writer = String(port)
    const asked = pair.ask('/mood', { method: 'POST', headers: FORM, body: 'mood=nature' })
    while (!pair.second.log.some((line) => line.includes('writer.unreachable')))
      await new Promise((resolve) => setImmediate(resolve))
    pair.knownToSecond.writer = writer
    expect((await asked).status).toBe(303)
  })

  test('a change in whose midst the role is lost is answered 503, not 500', async () => {
    const pair = apart()
    const mia = await signUp(pair.second, 'mia@example.com')
    losesRole(pair.first)
    const answer = await post(pair.first.app, '/api/timeline-labels', LABEL(mia.uid), { cookie: mia.cookie })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const form = await pair.first.app.request('/app/saved-stories/labels/1', {
      method: 'POST',
      headers: { ...FORM, cookie: mia.cookie },
      body: 'name=Aquarium',
    })
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '2'])
    expect(pair.first.log.join()).not.toContain('request.failed')
  })
})

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

const LABEL = (firebaseUid: string) => ({
  firebaseUid,
  name: 'Zoo day',
  createdAt: '2026-11-20T19:30:00.000Z',
})

/** What a machine reads outside of a transaction, as it happens. */
function readsAlone({ services }: TestApp): string[] {
  const { $client } = services.db
  const seen: string[] = []
  const prepare = $client.prepare.bind($client)
  $client.prepare = ((text: string) => {
    const statement = prepare(text)
    for (const name of ['get', 'all'] as const) {
      const read = statement[name].bind(statement)
      statement[name] = (...values: unknown[]) => {
        if (!$client.inTransaction) seen.push(text)
        return read(...values) as never
      }
    }
    return statement
  }) as typeof $client.prepare
  return seen
}

/** Every address that is read, with Mia's ids in it. */
function readsOf(street: Street): string[] {
  const routes = street.home.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'))
  const paths = new Set(routes.map(({ path }) => pathOf(`GET ${path}`, street)))
  return [...paths]
    .filter((path) => !/google|^\/assets|service-worker|^\/sample|readyz|healthz/.test(path))
    .map((path) => (path.startsWith('/api/') ? `${path}?firebaseUid=${street.mia.uid}` : path))
}

/** What a page is headed with, and how much there is of anything else; a page also carries a seed that is new each time. */
async function gistOf(answer: Response | undefined): Promise<string | undefined> {
  const type = answer?.headers.get('content-type') ?? ''
  const text = (await answer?.text()) ?? ''
  if (type.startsWith('text/html'))
    return /<title>.*?<\/title>.*<h1[^>]*>.*?<\/h1>/s
      .exec(text)?.[0]
      .replaceAll(/<[^>]+>/g, '')
      .slice(0, 60)
  return type.includes('zip') ? type : `${type} ${text.length}`
}
