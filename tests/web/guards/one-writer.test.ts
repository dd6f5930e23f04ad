import { afterEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { sessions, stories } from '../../../db/schema/index.ts'
import { post, signUp, type TestApp } from '../../support/app.ts'
import { aStreet, pathOf, type Street } from '../../support/calls.ts'
import { startGoogle } from '../../support/google.ts'
import { losesRole } from '../../support/pair.ts'
import { pairsToEnd } from '../../support/pairs.ts'
import { aParent, STORYTELLER } from '../../support/payments.ts'
import { smallEngines } from '../../support/small-engines.ts'

const { alsoEnd, apart, end } = pairsToEnd()
afterEach(end)

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
    alsoEnd(() => google.stop())
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

const LABEL = (firebaseUid: string) => ({
  firebaseUid,
  name: 'Zoo day',
  createdAt: '2026-11-20T19:30:00.000Z',
})

/** Reads outside of a transaction, as they happen. */
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

/** Every address that can be read, with Mia's ids. */
function readsOf(street: Street): string[] {
  const routes = street.home.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'))
  const paths = new Set(routes.map(({ path }) => pathOf(`GET ${path}`, street)))
  return [...paths]
    .filter((path) => !/google|^\/assets|service-worker|^\/sample|readyz|healthz/.test(path))
    .map((path) => (path.startsWith('/api/') ? `${path}?firebaseUid=${street.mia.uid}` : path))
}

/** A page's heading, and the size of anything else; a page also contains a random seed. */
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
