import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { creditLedger, jobs, stories } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { failStory } from '../../../src/domain/stories/save-pieces.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let house: TestApp
let mia: SignedInParent

beforeEach(async () => {
  house = makeTestApp()
  mia = await signedIn(house, 'mia@example.com')
})
afterEach(() => house.close())

function makeStories(count: number, name = 'Mia') {
  const { db } = house.services
  const { userId } = mia
  db.insert(creditLedger)
    .values({ userId, amount: count, kind: 'sync', idempotencyKey: `sync:${count}` })
    .run()
  const child = aCharacter(db, userId, name)
  for (let i = 0; i < count; i += 1) requestStory(db, admitted(userId), aWish([child]), { seed: i, now: NOW })
}

const page = (path = '/app/saved-stories', headers: Record<string, string> = {}) =>
  house.app.request(path, { headers: { cookie: mia.cookie, ...headers } })

const textOf = async (response: Response | Promise<Response>) => (await response).text()

describe('My Stories', () => {
  test('a page that does not exist is mended in the address, and the filters stay', async () => {
    makeStories(21)
    for (const wanted of ['3', '0', '-1', 'two', ''])
      expect([wanted, (await page(`/app/saved-stories?page=${wanted}`)).headers.get('location')]).toEqual([
        wanted,
        '/app/saved-stories',
      ])
    const filtered = await page('/app/saved-stories?search=Mia&page=9')
    expect(filtered.headers.get('location')).toBe('/app/saved-stories?search=Mia')
    expect((await page('/app/saved-stories?page=2')).status).toBe(200)
  })

  test('is for the signed in, also by its short address', async () => {
    const signedOut = await house.app.request('/app/saved-stories')
    expect(signedOut.headers.get('location')).toBe('/login')
    expect((await page('/saved-stories?page=2')).headers.get('location')).toBe('/app/saved-stories?page=2')
  })

  test('awaits the first story of a new family', async () => {
    const html = await textOf(page())
    expect(html).toContain('Your memory timeline awaits')
    expect(html).toContain('Create Your First Memory')
  })

  test('shows how far an unfinished story is and asks again by itself', async () => {
    makeStories(1)
    const html = await textOf(page())
    expect(html).toContain('A Story for Mia')
    expect(html).toContain('Creating story...')
    expect(html).toContain('Just now')
    expect(html).toContain('data-poll="/app/saved-stories"')
    expect(html).not.toContain('data-poll-rests')
    house.clock.advance({ minutes: 10_000 })
    expect(await textOf(page())).toMatch(/\d+m ago/)
  })

  test('a finished story says when and opens, and nothing on the page is about to change', async () => {
    makeStories(1)
    const { db } = house.services
    db.update(stories).set({ generationStatus: 'complete', createdAt: '2026-11-21T18:15:00.000Z' }).run()
    const html = await textOf(page(undefined, { cookie: `${mia.cookie}; tz=America%2FNew_York` }))
    expect(html).toContain('Today · 1:15 PM')
    expect(html).toContain('href="/story/1"')
    expect(html).toContain('data-poll-rests')
  })

  test('on the night when the clock is set back, each story keeps its day and its hour', async () => {
    makeStories(4)
    const { db } = house.services
    const told = [
      '2026-11-01T03:30:00.000Z',
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
      '2026-10-31T03:59:00.000Z',
    ]
    told.forEach((createdAt, index) => {
      db.update(stories)
        .set({ generationStatus: 'complete', createdAt })
        .where(eq(stories.id, index + 1))
        .run()
    })
    const html = await textOf(page(undefined, { cookie: `${mia.cookie}; tz=America%2FNew_York` }))
    const when = [...html.matchAll(/<time[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(when).toEqual([
      'Nov 1, 2026 · 1:30 AM',
      'Nov 1, 2026 · 1:30 AM',
      'Oct 31, 2026 · 11:30 PM',
      'Oct 30, 2026 · 11:59 PM',
    ])
  })

  test('a failed story offers Retry and Delete instead of opening', async () => {
    makeStories(1)
    failStory(house.services.db, 1, 'images')
    const html = await textOf(page())
    expect(html).toContain('Generation failed')
    expect(html).toContain('Retry')
    expect(html).not.toContain('href="/story/1"')
  })

  test('pages by twenty, newest first, and a page that does not exist is the first', async () => {
    makeStories(45)
    const { db } = house.services
    for (let id = 1; id <= 45; id += 1) {
      db.update(stories)
        .set({ title: `Story no. ${id};` })
        .where(eq(stories.id, id))
        .run()
    }
    const first = await textOf(page())
    expect(first).toContain('Story no. 45;')
    expect(first).not.toContain('Story no. 25;')
    expect(first).toContain('45 stories')
    expect(await textOf(page('/app/saved-stories?page=3'))).toContain('Story no. 5;')
    for (const wrong of ['4', '0', '-1', 'two']) {
      const asFragment = page(`/app/saved-stories?page=${wrong}`, { 'x-fragment': '1' })
      expect(await textOf(asFragment)).toContain('Story no. 45;')
    }
  })

  test('a page says by which version it shows its list, and asking for that brings nothing until it changes', async () => {
    makeStories(1)
    const [, etag = ''] = /data-etag="([^"]*)"/.exec(await textOf(page())) ?? []
    const known = { 'x-fragment': '#timeline', 'if-none-match': etag.replaceAll('&quot;', '"') }
    expect((await page(undefined, known)).status).toBe(304)
    house.services.db.update(stories).set({ generationStatus: 'images_complete' }).run()
    expect((await page(undefined, known)).status).toBe(200)
  })

  test('the part that changes comes alone, and 304 when it did not change', async () => {
    makeStories(1)
    const part = { 'x-fragment': '#timeline' }
    const first = await page(undefined, part)
    const html = await first.text()
    expect(html).not.toContain('<html')
    expect(html).toContain('id="timeline"')
    const etag = first.headers.get('etag') ?? ''
    expect((await page(undefined, { ...part, 'if-none-match': etag })).status).toBe(304)
    house.services.db.update(stories).set({ generationStatus: 'images_complete' }).run()
    expect(await textOf(page(undefined, { ...part, 'if-none-match': etag }))).toContain('Creating audio...')
  })

  test('a page that was rendered before is sent again only while all that it shows is the same', async () => {
    makeStories(1)
    const { db } = house.services
    db.update(stories).set({ generationStatus: 'complete', createdAt: '2026-11-21T18:15:00.000Z' }).run()
    const first = await page()
    const html = await first.text()
    expect(await textOf(page())).toBe(html)
    const etag = first.headers.get('etag') ?? ''
    expect((await page(undefined, { 'if-none-match': etag })).status).toBe(304)
    expect(await textOf(page(undefined, { cookie: `${mia.cookie}; mood=nature` }))).toContain(
      'data-mood="nature"',
    )
    expect(await textOf(page(undefined, { cookie: `${mia.cookie}; tz=America%2FNew_York` }))).toContain(
      '1:15 PM',
    )
    expect(await textOf(page(undefined, { 'x-fragment': '#timeline' }))).not.toContain('<html')
    db.update(stories).set({ title: 'Another title' }).run()
    expect(await textOf(page(undefined, { 'if-none-match': etag }))).toContain('Another title')
    house.clock.advance({ days: 1 })
    expect(await textOf(page())).not.toContain('Today · ')
  })

  test('nobody gets a page that was rendered for somebody else', async () => {
    makeStories(1)
    await page()
    const leo = await signedIn(house, 'leo@example.com')
    const html = await textOf(page(undefined, { cookie: leo.cookie }))
    expect(html).toContain('leo@example.com')
    expect(html).not.toContain('A Story for Mia')
  })

  test('titles and names are text, whatever they hold', async () => {
    makeStories(1, '<script>alert(1)</script>')
    const html = await textOf(page())
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

test.each([
  '/app',
  '/app/character-creation',
  '/app/settings',
  '/app/subscription',
  '/story/1',
  '/story-result/1',
  '/app/subscription/portal',
])('%s sends the signed out to /login', async (path) => {
  const answer = await house.app.request(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
})

describe('without script', () => {
  const press = (path: string, who = mia) =>
    house.app.request(path, { method: 'POST', headers: { cookie: who.cookie } })

  test('Retry and Delete are forms that come back to the same page', async () => {
    makeStories(21)
    failStory(house.services.db, 1, 'images')
    const retry = await press('/app/saved-stories/1/retry?page=2')
    expect([retry.status, retry.headers.get('location')]).toEqual([303, '/app/saved-stories?page=2'])
    expect(house.services.db.select().from(jobs).where(eq(jobs.storyId, 1)).get()).toMatchObject({
      state: 'queued',
    })
    const gone = await press('/app/saved-stories/1/delete')
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/app/saved-stories'])
    expect(house.services.db.select().from(stories).all()).toHaveLength(20)
  })

  test('a story that another tab has deleted is just gone', async () => {
    expect((await press('/app/saved-stories/9/delete')).status).toBe(303)
    expect((await press('/app/saved-stories/9/retry')).status).toBe(404)
  })

  test("nobody deletes another family's story", async () => {
    makeStories(1)
    const noor = await signedIn(house, 'noor@example.com')
    await press('/app/saved-stories/1/delete', noor)
    expect(house.services.db.select().from(stories).all()).toHaveLength(1)
  })
})
