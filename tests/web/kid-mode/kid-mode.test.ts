import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { media, profileStories, sessions, stories, storyMedia, users } from '../../../db/schema/index.ts'
import { changeEmail } from '../../../src/domain/identity/change-account.ts'
import { routes } from '../../../src/routes.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { assets, isAsset } from '../../../src/web/kit/assets.ts'
import { aStreet, pathOf, type Street, send } from '../../support/calls.ts'
import { rowsOf } from '../../support/rows.ts'
import { seedStories } from '../../support/seed-families.ts'

const PIN = '2580'

/** Mia's family; the parent's device is in kid mode. */
async function handedOver(): Promise<Street> {
  const street = await aStreet()
  const entered = await send(street, 'POST /app/kid-mode', { person: street.mia })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/kid'])
  expect(entered.headers.get('clear-site-data')).toBe('"cache"')
  return { ...street, picture: fileOf(street, street.story) }
}

/** The address of one of a story's files. */
function fileOf({ home }: Street, storyId: number): string {
  const row = home.services.db
    .select({ hash: media.hash, contentType: media.contentType })
    .from(storyMedia)
    .innerJoin(media, eq(media.id, storyMedia.mediaId))
    .where(eq(storyMedia.storyId, storyId))
    .get()
  return row ? mediaUrl(row.hash, row.contentType) : ''
}

const ask = ({ home, mia }: Street, path: string, init: RequestInit = {}) =>
  home.app.request(path, { ...init, headers: { cookie: mia.cookie, ...init.headers } })
const post = (street: Street, path: string, fields: Record<string, string>) =>
  ask(street, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const isOut = async (street: Street) => (await ask(street, '/app')).status === 200

/** Every route open to a child; all others must be refused. */
const OPEN = new Map([
  ['GET /kid', 200],
  ['GET /kid/stories', 200],
  ['GET /kid/leave', 200],
  ['GET /story/:id', 200],
  ['GET /api/stories/:id', 200],
  ['PUT /api/stories/:id/place', 200],
  ['GET /media/:file', 200],
  ['GET /offline', 200],
  ['GET /healthz', 200],
  ['GET /readyz', 200],
  // The exits; none of these calls succeeds.
  ['GET /kid/leave/google', 303],
  ['POST /kid/leave', 303],
  ['POST /kid/leave/password', 303],
  ['GET /api/auth/google/callback', 302],
])

const files = new Set(assets.routes.map(({ method, path }) => `${method} ${path}`))
const ROUTES = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) => !files.has(route) && !route.includes('*'),
)

describe('every route of the app, asked by a device in a child’s hands', () => {
  let street: Street
  beforeAll(async () => {
    street = await handedOver()
  })
  afterAll(() => street.home.close())

  const tried = (route: string) =>
    send(street, route, {
      person: street.mia,
      ...(route.startsWith('POST /kid/leave') ? { body: 'pin=1111&password=wrong' } : {}),
    })

  test('there are many, and each that is open is one of them', () => {
    expect(ROUTES.length).toBeGreaterThan(90)
    expect(ROUTES).toEqual(expect.arrayContaining([...OPEN.keys()]))
  })

  test.each([...OPEN])('%s is open', async (route, status) => {
    const answer = await tried(route)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location') ?? '').not.toBe('/app')
    expect((await ask(street, '/app')).headers.get('location')).toBe('/kid')
  })

  test.each(ROUTES.filter((route) => !OPEN.has(route)))(
    '%s is refused and changes nothing',
    async (route) => {
      const before = rowsOf(street.home.services.db)
      const sessionsBefore = street.home.services.db.select().from(sessions).all()
      const answer = await tried(route)
      const isCall = /^\/(?:api|media)\//.test(pathOf(route, street))
      if (isCall) expect(answer.status).toBe(403)
      else expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kid'])
      expect(rowsOf(street.home.services.db)).toEqual(before)
      expect(street.home.services.db.select().from(sessions).all()).toEqual(sessionsBefore)
    },
  )

  test.each([
    '/nowhere',
    '/app/',
    '//app',
    '/APP',
    '/%61pp',
    '/app/../app',
    '/story',
    '/story/',
    '/story/1/',
    '/story/01x',
    '/kid/',
    '/kid/../app',
    '/kid/leave/../../app',
    '/api',
    '/sample/x.mp3',
  ])('%s leads to the shelf', async (path) => {
    const answer = await ask(street, path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kid'])
  })

  test('a fragment of a page that another tab still shows is refused in words', async () => {
    const answer = await ask(street, '/app/saved-stories', { headers: { 'x-fragment': '1' } })
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'This is closed while a child has the device.' },
    ])
  })

  test('plain files are the same for everybody', () => {
    expect(['/service-worker.js', '/manifest.webmanifest', '/assets/a.js'].map(isAsset)).toEqual([
      true,
      true,
      true,
    ])
    expect(['/app', '/', '/kid', '/story/1', '/assets'].some(isAsset)).toBe(false)
  })
})

describe('a child', () => {
  let street: Street
  beforeEach(async () => {
    street = await handedOver()
  })
  afterEach(() => street.home.close())

  test('sees the shelf, with no way to anything of a parent’s, and no e-mail', async () => {
    const { db } = street.home.services
    const html = await (await ask(street, '/kid')).text()
    expect(html).toContain('Mia’s stories')
    const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.toSorted()).toEqual(['#main', '/kid', '/kid/leave', `/story/${street.story}`].toSorted())
    expect(html).not.toContain('<form')
    expect(html).not.toContain(street.mia.email)
    db.update(stories).set({ favorite: true }).where(eq(stories.id, street.story)).run()
    expect(await (await ask(street, '/kid')).text()).toContain('href="/kid?show=favorites"')
    expect(await (await ask(street, '/kid?show=favorites')).text()).toContain(`/story/${street.story}`)
  })

  test('opens no story and no file of another shelf', async () => {
    const { db } = street.home.services
    const file = street.picture
    expect((await ask(street, file)).status).toBe(200)
    db.delete(profileStories).run()
    expect((await ask(street, file)).status).toBe(404)
    expect((await ask(street, `/story/${street.story}`)).headers.get('location')).toBe('/kid')
    const call = `/api/stories/${street.story}?firebaseUid=${street.mia.uid}`
    expect((await ask(street, call)).status).toBe(404)
    expect((await ask(street, call, { method: 'HEAD' })).status).toBe(404)
  })

  test('opens no story that has failed or is being made', async () => {
    expect((await ask(street, `/story/${street.failed}`)).headers.get('location')).toBe('/kid')
  })

  test('looks through a long shelf page by page', async () => {
    const { db, now } = street.home.services
    seedStories(db, street.mia.userId, 60, now())
    db.delete(profileStories).run()
    for (const { id: storyId } of db
      .select()
      .from(stories)
      .where(eq(stories.userId, street.mia.userId))
      .all())
      db.insert(profileStories)
        .values({ userId: street.mia.userId, profileId: street.profile, storyId })
        .run()
    db.update(stories).set({ generationStatus: 'complete', retryable: false }).run()
    const onPage = async (page: string) =>
      [...(await (await ask(street, `/kid?page=${page}`)).text()).matchAll(/data-story="(\d+)"/g)].map(
        ([, id]) => id,
      )
    const seen = [...(await onPage('1')), ...(await onPage('2')), ...(await onPage('3'))]
    expect([seen.length, new Set(seen).size]).toEqual([62, 62])
    expect(await onPage('99')).toEqual(await onPage('3'))
    expect(await onPage('x')).toEqual(await onPage('1'))
  })

  test('whose profile is removed elsewhere finds an empty shelf, and stays in kid mode', async () => {
    street.home.services.db.$client.prepare('DELETE FROM profiles WHERE id = ?').run(street.profile)
    expect(await (await ask(street, '/kid')).text()).toContain('No stories here yet')
    expect((await ask(street, `/story/${street.story}`)).headers.get('location')).toBe('/kid')
    expect(await isOut(street)).toBe(false)
  })

  test('leaves marks for the service worker and for pages that are open, and a parent’s page takes them away', async () => {
    const shelf = await ask(street, '/kid')
    expect(shelf.headers.get('x-kid-mode')).toBe(String(street.profile))
    expect(shelf.headers.get('set-cookie')).toContain('kid-mode=1')
    const story = await ask(street, '/kid/stories')
    expect(await story.json()).toEqual({ title: 'Mia’s stories', ids: [street.story] })
    await post(street, '/kid/leave', { pin: PIN })
    const home = await ask(street, '/app', { headers: { cookie: `${street.mia.cookie}; kid-mode=1` } })
    expect(home.headers.get('x-kid-mode')).toBeNull()
    expect(home.headers.get('set-cookie')).toMatch(/kid-mode=;.*Max-Age=0/)
  })
})

describe('a parent', () => {
  let street: Street
  beforeEach(async () => {
    street = await handedOver()
  })
  afterEach(() => street.home.close())

  test('leaves by the PIN', async () => {
    const left = await post(street, '/kid/leave', { pin: PIN })
    expect([left.status, left.headers.get('location')]).toEqual([303, '/app'])
    expect(await isOut(street)).toBe(true)
  })

  test('reads how many tries are left, and after five that the password opens it', async () => {
    const page = async () => (await ask(street, '/kid/leave?error=pin')).text()
    for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left']) {
      await post(street, '/kid/leave', { pin: '1357' })
      expect(await page()).toContain(`That is not the PIN. ${left}.`)
    }
    await post(street, '/kid/leave', { pin: '1357' })
    expect(await page()).toContain('The PIN was wrong 5 times')
    expect(await page()).not.toContain('name="pin"')
    await post(street, '/kid/leave', { pin: PIN })
    expect(await isOut(street)).toBe(false)
    const refused = await post(street, '/kid/leave/password', { password: 'sparkle' })
    expect(refused.headers.get('location')).toBe('/kid/leave?error=INVALID_LOGIN_CREDENTIALS')
    expect(await (await ask(street, refused.headers.get('location') ?? '')).text()).toContain(
      'That is not the password of this account.',
    )
    await post(street, '/kid/leave/password', { password: 'twinkle-twinkle' })
    expect(await isOut(street)).toBe(true)
  })

  test('who changed the e-mail on another device leaves by the password all the same', async () => {
    const { db, identity, now, sessionSecret: secret } = street.home.services
    const password = 'twinkle-twinkle'
    const change = { password, newEmail: 'mia.new@example.com' }
    const { uid, email } = street.mia
    const changed = await changeEmail({ db, identity, secret }, { uid, email }, change, now())
    expect(changed.ok).toBe(true)
    await post(street, '/kid/leave/password', { password })
    expect(await isOut(street)).toBe(true)
  })

  test('who tries twenty PINs at the same moment has had five tries', async () => {
    const pins = Array.from({ length: 20 }, (_, n) => String(3000 + n))
    await Promise.all(pins.map((pin) => post(street, '/kid/leave', { pin })))
    expect(
      street.home.services.db.select().from(sessions).where(eq(sessions.kidMode, true)).get()?.kidPinTries,
    ).toBe(5)
    await post(street, '/kid/leave', { pin: PIN })
    expect(await isOut(street)).toBe(false)
  })

  test('enters again without choosing a PIN, with new tries', async () => {
    for (let n = 0; n < 4; n++) await post(street, '/kid/leave', { pin: '1357' })
    await post(street, '/kid/leave', { pin: PIN })
    expect(await (await ask(street, '/app/kid-mode')).text()).not.toContain('name="pin"')
    await post(street, '/app/kid-mode', { profile: String(street.profile) })
    expect(await (await ask(street, '/kid/leave?error=pin')).text()).toContain('5 tries are left')
  })

  test('changes the PIN in Settings with the password, and never without it', async () => {
    await post(street, '/kid/leave', { pin: PIN })
    const change = async (fields: Record<string, string>) =>
      (await post(street, '/app/settings/kid-pin', fields)).headers.get('location')
    const both = (pin: string, repeatPin = pin) => ({ pin, repeatPin })
    expect(await change({ password: 'sparkle', ...both('8642') })).toContain(
      'kid-pin=INVALID_LOGIN_CREDENTIALS',
    )
    expect(await change(both('8642'))).toContain('kid-pin=INVALID_LOGIN_CREDENTIALS')
    expect(await change({ password: 'twinkle-twinkle', ...both('8642', '8641') })).toContain(
      'kid-pin=not-the-same',
    )
    const shown = await (await ask(street, '/app/settings?kid-pin=not-the-same')).text()
    expect(shown).toContain('The two PINs are not the same.')
    expect(await change({ password: 'twinkle-twinkle', ...both('8642') })).toContain('kid-pin=changed')
    await post(street, '/app/kid-mode', { profile: String(street.profile) })
    await post(street, '/kid/leave', { pin: PIN })
    expect(await isOut(street)).toBe(false)
    await post(street, '/kid/leave', { pin: '8642' })
    expect(await isOut(street)).toBe(true)
  })

  test('on another device is not in kid mode, and can sign this one out', async () => {
    const login = await street.home.app.request('/login', {
      method: 'POST',
      body: new URLSearchParams({ email: street.mia.email, password: 'twinkle-twinkle' }),
    })
    const elsewhere = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const there = (path: string, method = 'GET') =>
      street.home.app.request(path, { method, headers: { cookie: elsewhere } })
    expect((await there('/app')).status).toBe(200)
    await there('/app/settings/sign-out-everywhere', 'POST')
    expect((await ask(street, '/kid')).headers.get('location')).toBe('/login')
  })
})

test('the PIN leaves with nobody’s data, and goes with the account', async () => {
  const street = await handedOver()
  const { db } = street.home.services
  const { kidPinHash = null } = db.select().from(users).where(eq(users.id, street.mia.userId)).get() ?? {}
  expect(kidPinHash).not.toBeNull()
  await post(street, '/kid/leave', { pin: PIN })
  const zip = await (await ask(street, '/app/settings/family-data')).bytes()
  const { unzipSync, strFromU8 } = await import('fflate')
  const family = strFromU8(unzipSync(zip)['family.json'] ?? new Uint8Array())
  expect(JSON.parse(family).account.hasKidPin).toBe(true)
  expect(family).not.toContain(kidPinHash ?? '')
  await post(street, '/app/settings/delete-account', { confirmation: 'DELETE' })
  expect(db.select().from(users).where(eq(users.id, street.mia.userId)).all()).toEqual([])
  street.home.close()
})
