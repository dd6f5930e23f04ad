import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { timelineLabels } from '../../../db/schema/index.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { seedStories } from '../../support/seed-families.ts'

const NEWEST = new Date('2026-11-21T18:00:00Z')

let house: TestApp
let mia: SignedInParent

beforeAll(async () => {
  house = makeTestApp()
  mia = await signedIn(house, 'mia@example.com')
  seedStories(house.services.db, mia.userId, 200, NEWEST)
})
afterAll(() => house.close())

const open = (query: string, headers: Record<string, string> = {}) =>
  house.app.request(`/app/saved-stories${query}`, { headers: { cookie: mia.cookie, ...headers } })

const part = async (query: string) => (await open(query, { 'x-fragment': '#timeline' })).text()

const countIn = (html: string) => Number(/data-total="(\d+)"/.exec(html)?.[1])

describe('the address', () => {
  test('filters, searches and pages, and every link keeps what is set', async () => {
    const html = await part('?page=2&search=the&tone=heartwarming')
    expect(countIn(html)).toBeGreaterThan(40)
    expect(html).toContain('href="/app/saved-stories?search=the&amp;tone=heartwarming"')
    expect(html).toContain('href="/app/saved-stories?page=3&amp;search=the&amp;tone=heartwarming"')
    expect(html).toMatch(/href="\/story\/\d+\?page=2&amp;search=the&amp;tone=heartwarming"/)
    expect(html).toContain('data-poll="/app/saved-stories?page=2&amp;search=the&amp;tone=heartwarming"')
  })

  test('fills the form again, with the count of what is found', async () => {
    const html = await (await open('?search=jos%C3%A9&environment=Pirate+Ship')).text()
    expect(html).toContain('value="josé"')
    expect(html).toMatch(/<option selected[^>]*>Pirate Ship/)
    expect(html).toMatch(/\d+ of 200 stories/)
  })

  test('is cleaned of what a form without script sends unset', async () => {
    const sent = await open('?search=&environment=all&tone=funny&ageGroup=all&length=all')
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/app/saved-stories?tone=funny'])
  })

  test.each([
    ['?tone=brave', 200],
    ['?environment=The+Moon', 200],
    ['?page=11', 200],
    ['?page=1e1', 200],
  ])('%p shows the first page of all stories', async (query, total) => {
    const html = await part(query)
    expect(countIn(html)).toBe(total)
    expect(html).toMatch(/aria-label="Page 1" aria-current="page"/)
  })
})

describe('nothing found', () => {
  test('says what was searched for, whatever it holds, and clears the search alone', async () => {
    const html = await part(`?search=${encodeURIComponent('<b>zebra</b>')}&tone=funny`)
    expect(html).toContain('No memories found')
    expect(html).toContain('No stories match &quot;<bdi>&lt;b&gt;zebra&lt;/b&gt;</bdi>&quot;')
    expect(html).toMatch(/href="\/app\/saved-stories\?tone=funny"[^>]*>Clear Search/)
  })

  test('awaits the first memory of a kind that there is not yet', async () => {
    const html = await part('?length=gone')
    expect(html).toContain('Your memory timeline awaits')
    expect(html).toContain('Create Your First Memory')
    expect(html).toContain('Clear Filters')
  })
})

describe('a search that stays open', () => {
  test('finds a child by its new name, also where nothing else of the timeline has changed', async () => {
    const { app, services, close } = makeTestApp()
    const leo = await signedIn({ services }, 'leo@example.com')
    seedStories(services.db, leo.userId, 30, NEWEST)
    const poll = async (path: string, etag = '') => {
      const headers = { cookie: leo.cookie, 'if-none-match': etag, 'x-fragment': '#timeline' }
      const answer = await app.request(path, { headers })
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() }
    }
    const list = `/api/stories/lightweight?firebaseUid=${leo.uid}&page=1&limit=20&search=winifred`
    for (const path of ['/app/saved-stories?search=winifred', list]) {
      const none = await poll(path)
      expect((await poll(path, none.etag)).status).toBe(304)
      services.db.$client.exec("UPDATE stories SET child_name = 'Winifred' WHERE id = 7")
      const one = await poll(path, none.etag)
      expect(one.status).toBe(200)
      expect(one.text).toMatch(/data-total="1"|"total":1/)
      expect((await poll(path, one.etag)).status).toBe(304)
      services.db.$client.exec("UPDATE stories SET child_name = 'Leo' WHERE id = 7")
    }
    close()
  })

  test('does not remember what was taken into it in vain: the network went before it was for good', async () => {
    const { app, services, close } = makeTestApp()
    const leo = await signedIn({ services }, 'leo@example.com')
    seedStories(services.db, leo.userId, 30, NEWEST)
    const { $client } = services.db
    const list = `/api/stories/lightweight?firebaseUid=${leo.uid}&page=1&limit=20&search=winifred`
    for (const path of ['/app/saved-stories?search=winifred', list]) {
      const found = async (etag = '') => {
        const headers = { cookie: leo.cookie, 'if-none-match': etag, 'x-fragment': '#timeline' }
        const answer = await app.request(path, { headers })
        const [, total] = /(?:data-total="|"total":)(\d+)/.exec(await answer.text()) ?? []
        return { total: Number(total), etag: answer.headers.get('etag') ?? '' }
      }
      $client.exec("UPDATE stories SET child_name = 'Winifred' WHERE id = 7")
      $client.exec('BEGIN')
      const { total, etag } = await found()
      expect(total).toBe(1)
      $client.exec('ROLLBACK')
      $client.exec("UPDATE stories SET child_name = 'Leo' WHERE id = 7")
      expect((await found(etag)).total).toBe(0)
    }
    close()
  })
})

describe('a timeline that cannot be read', () => {
  test('says so on the page and in its part, and logs the reason', async () => {
    const broken = makeTestApp()
    const leo = await signedIn(broken, 'leo@example.com')
    seedStories(broken.services.db, leo.userId, 1, NEWEST)
    broken.services.db.$client.exec('ALTER TABLE timeline_labels RENAME TO lost')
    for (const headers of [{}, { 'x-fragment': '#timeline' }]) {
      const answer = await broken.app.request('/app/saved-stories', {
        headers: { cookie: leo.cookie, ...headers },
      })
      const html = await answer.text()
      expect(answer.status).toBe(500)
      expect(html).toContain('Oops! Something went wrong')
      expect(html).toContain('We couldn&#x27;t load your stories right now. Please try again in a moment.')
      expect(html).toMatch(/href="\/app"[^>]*>Go Back Home/)
    }
    expect(broken.log.join()).toContain('stories.list_failed')
    broken.close()
  })
})

describe('labels without script', () => {
  const send = (path: string, fields: Record<string, string> = {}) =>
    house.app.request(path, {
      method: 'POST',
      headers: { cookie: mia.cookie },
      body: new URLSearchParams(fields),
    })

  test('are made at a story, edited and deleted by forms that come back to the same page', async () => {
    const form = await (await open('/200/label?page=1&tone=funny')).text()
    expect(form).toContain('New timeline label')
    expect(form).toContain('value="#6b21d4"')
    const made = await send('/app/saved-stories/200/label?tone=funny', {
      name: ' First tooth ',
      color: '#6b21d4',
    })
    expect([made.status, made.headers.get('location')]).toEqual([303, '/app/saved-stories?tone=funny'])
    const html = await part('')
    expect(html.indexOf('First tooth')).toBeLessThan(html.indexOf('href="/story/200"'))
    expect(await (await open('/labels/1')).text()).toContain('value="First tooth"')
    await send('/app/saved-stories/labels/1', { name: 'Second tooth', description: ' ', color: '#112233' })
    expect(house.services.db.select().from(timelineLabels).all()).toMatchObject([
      { name: 'Second tooth', description: null, color: '#112233', createdAt: NEWEST.toISOString() },
    ])
    expect(await (await open('/labels')).text()).toContain('Second tooth')
    expect((await send('/app/saved-stories/labels/1/delete')).status).toBe(303)
    expect(house.services.db.select().from(timelineLabels).all()).toEqual([])
  })

  test('a blank name comes back with a sentence and what was typed', async () => {
    const answer = await send('/app/saved-stories/200/label', {
      name: '  ',
      description: 'It wiggled',
      color: '#112233',
    })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Please enter a label name.')
    expect(html).toContain('>It wiggled</textarea>')
  })

  test("another family's stories and labels are not found", async () => {
    const noor = await signedIn(house, 'noor@example.com')
    await send('/app/saved-stories/200/label', { name: 'Ours', color: '#112233' })
    const [label] = house.services.db.select().from(timelineLabels).all()
    for (const path of ['/app/saved-stories/200/label', `/app/saved-stories/labels/${label?.id}`]) {
      for (const method of ['GET', 'POST']) {
        const headers = { cookie: noor.cookie, 'content-type': 'application/x-www-form-urlencoded' }
        const body = method === 'POST' ? { body: 'name=Mine&color=%23112233' } : {}
        expect((await house.app.request(path, { method, headers, ...body })).status).toBe(404)
      }
    }
    expect(house.services.db.select().from(timelineLabels).all()).toEqual(label ? [label] : [])
  })

  test('beyond ten from other times are a press away', async () => {
    for (let n = 1; n <= 25; n += 1)
      await send(`/app/saved-stories/${n}/label`, { name: `Label ${n};`, color: '#112233' })
    const html = await part('')
    expect(html).toContain('Show 15 more labels')
    expect(await (await open('/labels')).text()).toContain('Label 1;')
  })
})

describe('the visitor’s clock', () => {
  test('turns the day over at their midnight', async () => {
    const zone = (name: string) => ({ cookie: `${mia.cookie}; tz=${encodeURIComponent(name)}` })
    const inAuckland = await (await open('', zone('Pacific/Auckland'))).text()
    expect(inAuckland).toContain('Today · 7:00 AM')
    const inKiritimati = await (await open('', zone('Nowhere/Else'))).text()
    expect(inKiritimati).toContain('Today · 6:00 PM')
  })

  test('an unchanged part is 304 until their day ends', async () => {
    const headers = { 'x-fragment': '#timeline', cookie: `${mia.cookie}; tz=America%2FNew_York` }
    const etag = (await open('', headers)).headers.get('etag') ?? ''
    house.clock.advance({ minutes: 9 * 60 })
    expect((await open('', { ...headers, 'if-none-match': etag })).status).toBe(304)
    house.clock.advance({ minutes: 60 })
    expect((await open('', { ...headers, 'if-none-match': etag })).status).toBe(200)
    house.clock.advance({ minutes: -600 })
  })
})

test('the list call takes the same filters, and refuses values that there are not', async () => {
  const call = (query: string) =>
    house.app.request(`/api/stories/lightweight?firebaseUid=${mia.uid}${query}`, {
      headers: { cookie: mia.cookie },
    })
  const list = (await (
    await call('&search=JOSE&tone=heartwarming&environment=all&ageGroup=&limit=5')
  ).json()) as {
    data: { title: string }[]
    total: number
  }
  expect(list.data.length).toBeGreaterThan(0)
  for (const story of list.data) expect(story.title).toContain('José')
  for (const [name, value] of [
    ['tone', 'brave'],
    ['environment', 'Moon'],
    ['ageGroup', '4'],
  ]) {
    const refused = await call(`&${name}=${value}`)
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { error: string }).error).toContain(String(name))
  }
})
