import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import * as schema from '../../../db/schema/index.ts'
import { routes } from '../../../src/routes.ts'
import { BOUNDED, type CappedKind, ROW_CAPS, SESSIONS_MAX } from '../../../src/shared/kit/row-caps.ts'
import { WRITE_RATES, type WriteKind, writeKindOf } from '../../../src/web/middleware/write-rates.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { seedLabels, seedStories } from '../../support/seed-families.ts'
import { signedInParent } from '../../support/signed-in.ts'

const isEnding = (route: string) => /DELETE|delete|logout|sign-out|\/end$|POST \/app\/kid-mode/.test(route)
const ROUTES = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => !route.startsWith('ALL'))
  .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
const kindOf = (route: string) => writeKindOf(route.split(' ')[1] ?? '')
const CHANGES = ROUTES.filter((route) => !route.startsWith('GET'))

test('every table has a cap, or a reason to need none', () => {
  const tables: string[] = Object.values(schema).flatMap((each) =>
    is(each, Table) ? [getTableName(each)] : [],
  )
  const known = [...Object.values(ROW_CAPS).map(({ table }) => table), ...Object.keys(BOUNDED)]
  expect(tables.sort()).toEqual(known.sort())
})

const KINDS = Object.keys(ROW_CAPS) as CappedKind[]

function rowsOfKind({ home, mia }: Street, kind: CappedKind): number {
  const table = sql.identifier(ROW_CAPS[kind].table)
  const row = home.services.db.get<{ n: number }>(
    sql`SELECT count(*) AS n FROM ${table} WHERE user_id = ${mia.userId}`,
  )
  return row.n
}

/** Finds which routes add to what, by calling each of them. */
async function walk(street: Street) {
  const added: Record<string, CappedKind> = {}
  const answers: Record<string, Response> = {}
  for (const route of ROUTES.filter((each) => !isEnding(each))) {
    const before = KINDS.map((kind) => rowsOfKind(street, kind))
    answers[route] = await send(street, route, { person: street.mia })
    const grown = KINDS.find((kind, i) => rowsOfKind(street, kind) > (before[i] ?? 0))
    if (grown) added[route] = grown
  }
  return { added, answers }
}

/** Fills Mia's shelves up to the limit with copies of what is there. */
function fill(of: Street) {
  const { services } = of.home
  const { mia, story } = of
  const { db, now } = services
  const missing = (street: Street, kind: CappedKind) => ROW_CAPS[kind].most - rowsOfKind(street, kind)
  const street = { home: { services }, mia } as Street
  db.transaction(() => {
    const characters = Array.from({ length: missing(street, 'character') }, (_, n) => ({
      userId: mia.userId,
      name: `Child ${n}`,
      gender: 'female' as const,
      description: 'likes kites',
      castSheet: '{}',
      seed: n,
    }))
    db.insert(schema.characters).values(characters).run()
    const links = Array.from({ length: missing(street, 'link') }, () => ({
      userId: mia.userId,
      storyId: story,
      kind: 'share' as const,
      tokenHash: new Bun.CryptoHasher('sha256').update(crypto.randomUUID()).digest('hex'),
      withName: true,
    }))
    db.insert(schema.storyLinks).values(links).run()
    seedStories(db, mia.userId, missing(street, 'story'), now())
    seedLabels(db, mia.userId, missing(street, 'label'), [now().toISOString()])
    const changes = Array.from({ length: missing(street, 'change') }, () => ({
      userId: mia.userId,
      storyId: story,
      paragraphIndex: 1,
      kind: 'words' as const,
      state: 'gone' as const,
      asked: '',
    }))
    db.insert(schema.storyChanges).values(changes).run()
    const papa = { userId: mia.userId, storyId: story, name: 'Papa' }
    const voice = db.insert(schema.storyVoices).values(papa).returning().get()
    const file = db.select({ id: schema.media.id }).from(schema.media).get()
    const read = Array.from({ length: missing(street, 'recording') }, (_, paragraphIndex) => ({
      voiceId: voice.id,
      userId: mia.userId,
      paragraphIndex,
      words: 'read',
      mediaId: file?.id ?? 0,
      durationSeconds: 1,
    }))
    db.insert(schema.recordings).values(read).run()
  })
}

describe('a family that has as much as it can have', () => {
  let free: Awaited<ReturnType<typeof walk>>
  let street: Street
  beforeAll(async () => {
    const other = await aStreet()
    free = await walk(other)
    other.home.close()
    street = await aStreet()
    fill(street)
  })
  afterAll(() => street.home.close())

  test('could add something of every kind before', () => {
    expect([...new Set(Object.values(free.added))].sort()).toEqual([...KINDS].sort())
  })

  test('adds nothing by any route, and is told so by each that would', async () => {
    const { added, answers } = await walk(street)
    expect(added).toEqual({})
    for (const [route, kind] of Object.entries(free.added)) {
      const answer = answers[route]
      expect([route, answer?.status]).toEqual([route, 409])
      const text = await answer?.text()
      expect(text).toContain(ROW_CAPS[kind].sentence)
    }
  })

  test('can still see all that it has', async () => {
    const { home, mia } = street
    const read = async (path: string) =>
      (await home.app.request(`${path}?firebaseUid=${mia.uid}`, { headers: { cookie: mia.cookie } })).json()
    expect(await read('/api/timeline-labels')).toMatchObject({ labels: { length: 1000 } })
    expect(await read('/api/characters')).toMatchObject({ characters: { length: 100 } })
    expect(await read('/api/stories/lightweight')).toMatchObject({ total: 10_000, totalPages: 500 })
  })
})

describe('every change has a rate', () => {
  const once = { max: 1, windowSeconds: 86_400 }
  const ONCE = Object.fromEntries(Object.keys(WRITE_RATES).map((kind) => [kind, once])) as Record<
    WriteKind,
    typeof once
  >
  let street: Street
  beforeAll(async () => {
    street = await aStreet()
    const { home } = street
    const limited = makeTestApp({
      ...home.services,
      database: { db: home.services.db, dataDir: home.dataDir },
      options: { writes: ONCE },
    })
    street = { ...street, home: limited }
    // Another item of the same kind: neither is signed out by it.
    const used = Map.groupBy(
      [...CHANGES, 'POST /app/settings/none'].filter((route) => !isEnding(route)),
      kindOf,
    )
    expect([...used.keys()].sort()).toEqual([...new Set(CHANGES.map(kindOf))].sort())
    for (const [, [route = '']] of used) {
      await send(street, route, { person: street.leo, body: '{}' })
      await send(street, route, { body: '{}' })
    }
  })
  afterAll(() => street.home.close())

  test.each(CHANGES)('%s', async (route) => {
    const person = { ...street.leo }
    const answer = await send(street, route, { person })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([302, 401, 429]).toContain((await send(street, route, {})).status)
  })
})

describe('a family from before with 6,000 labels', () => {
  let home: TestApp
  let mia: SignedInParent
  const KILOBYTE = 1024
  const sizeOf = async (path: string) => {
    const answer = await home.app.request(path, { headers: { cookie: mia.cookie } })
    expect(answer.status).toBe(200)
    return (await answer.arrayBuffer()).byteLength / KILOBYTE
  }
  beforeAll(async () => {
    home = makeTestApp()
    mia = await signedIn(home, 'mia@example.com')
    const { db, now } = home.services
    const dates = seedStories(db, mia.userId, 60, now())
    seedLabels(db, mia.userId, 6000, dates)
    db.update(schema.timelineLabels)
      .set({ description: 'A day by the sea. '.repeat(27) })
      .run()
  })
  afterAll(() => home.close())

  test('has pages of a bounded size', async () => {
    expect(await sizeOf('/app/saved-stories')).toBeLessThan(300)
    expect(await sizeOf('/app/saved-stories/labels')).toBeLessThan(300)
    expect(await sizeOf('/app/saved-stories/labels?page=120')).toBeLessThan(300)
  })

  test('finds each of its labels on one of them', async () => {
    const seen = new Set<string>()
    for (let page = 1; page <= 120; page += 1) {
      const path = `/app/saved-stories/labels?page=${page}`
      const answer = await home.app.request(path, { headers: { cookie: mia.cookie } })
      for (const [, id] of (await answer.text()).matchAll(/data-key="l(\d+)"/g)) seen.add(id ?? '')
    }
    expect(seen.size).toBe(6000)
  })
})

test('whoever signs in once more than there can be sessions is signed out where it is longest ago', async () => {
  const home = makeTestApp()
  const { db } = home.services
  const first = await signedInParent(db, 'mia@example.com', { now: home.clock.now() })
  const { beginSession } = await import('../../../src/domain/identity/sessions.ts')
  const provider = {
    verifyIdToken: async () => ({
      ok: true as const,
      value: { uid: first.uid, email: first.email, emailVerified: false, issuedAt: home.clock.now() },
    }),
  } as unknown as Parameters<typeof beginSession>[1]
  const open = async (cookie: string) =>
    (await home.app.request('/api/story-definitions', { headers: { cookie } })).status
  for (let n = 1; n < SESSIONS_MAX; n += 1) {
    home.clock.advance({ seconds: 1 })
    await beginSession(db, provider, '', home.clock.now())
  }
  expect(await open(first.cookie)).toBe(200)
  home.clock.advance({ seconds: 1 })
  await beginSession(db, provider, '', home.clock.now())
  expect(await open(first.cookie)).toBe(401)
  expect(db.select().from(schema.sessions).all()).toHaveLength(SESSIONS_MAX)
  home.close()
})
