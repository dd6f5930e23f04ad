import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { feedback, stories } from '../../../db/schema/index.ts'
import { startQueue } from '../../../jobs/queue.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter } from '../../support/families.ts'
import { smallEngines } from '../../support/small-engines.ts'

let house: TestApp
let mia: SignedInParent
let characterId: number

beforeEach(async () => {
  house = makeTestApp()
  mia = await signedIn(house, 'mia@example.com')
  characterId = aCharacter(house.services.db, mia.userId, 'Mia')
})
afterEach(() => house.close())

const wishBody = (changes: object = {}) => ({
  firebaseUid: mia.uid,
  childName: 'Mia',
  childGender: 'female',
  characters: [{ id: characterId, name: 'Mia', gender: 'female' }],
  environment: 'Enchanted Forest',
  theme: 'animals, forest, friends, trees',
  themeId: 'forest-friends',
  length: 'test',
  tone: 'gentle',
  ageGroup: '6-8',
  authorStyle: 'potter',
  writingStyle: 'normal',
  ...changes,
})

const wish = (changes: object = {}, who = mia) =>
  post(house.app, '/api/generate-story', wishBody(changes), { cookie: who.cookie })

const call = (method: string, path: string, who = mia, headers: Record<string, string> = {}) =>
  house.app.request(path, { method, headers: { cookie: who.cookie, ...headers } })

async function finishEverything() {
  const { db, media, log, now } = house.services
  const queue = startQueue({ db, media, now, ...smallEngines() }, log)
  queue.wake()
  await queue.idle()
}

describe('asking for a story', () => {
  test('answers at once with the stored story, wakes the queue and takes its credit', async () => {
    const answer = await wish()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: 1, generationStatus: 'story_created', retryable: false })
    expect(house.wakes()).toBe(1)
    const status = await (await call('GET', `/api/user/trial-status?firebaseUid=${mia.uid}`)).json()
    expect(status).toEqual({
      userId: mia.userId,
      role: 'USER_ROLE',
      activeTrial: true,
      trialBypass: false,
      availableCredits: 2,
    })
  })

  test.each([
    [{ themeId: 'time-travel' }, 400, 'themeId'],
    [{ theme: 'nothing of the kind', themeId: undefined }, 400, 'theme'],
    [{ tone: 'scary' }, 400, 'tone'],
    [{ ageGroup: '13-99' }, 400, 'ageGroup'],
    [{ length: 'endless' }, 400, 'length'],
    [{ authorStyle: 'nobody' }, 400, 'authorStyle'],
    [{ writingStyle: 'interactive' }, 400, 'writingStyle'],
    [{ characters: [] }, 400, 'characters'],
    [{ customSeed: 'x'.repeat(501) }, 400, 'customSeed'],
    [{ characters: [{ id: 999 }] }, 404, 'character'],
  ])('refuses %p with a sentence that names the field', async (changes, status, field) => {
    const answer = await wish(changes)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: string }).error).toContain(field)
    expect(house.services.db.select().from(stories).all()).toEqual([])
  })

  test('a length that the credits do not cover is 402 and says how many are there', async () => {
    await wish()
    const answer = await wish({ length: 'medium' })
    expect(answer.status).toBe(402)
    expect(await answer.json()).toEqual({ error: 'This story needs 3 credits and you have 2.' })
  })

  test("another family's character is not found", async () => {
    const noor = await signedIn(house, 'noor@example.com')
    const answer = await wish({ firebaseUid: noor.uid }, noor)
    expect(answer.status).toBe(404)
  })

  test('fifty wishes at once with three credits make three stories', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => wish()))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(47)
  })
})

describe('watching a story', () => {
  test('an unchanged story answers 304, a changed one the whole of it', async () => {
    await wish()
    const path = `/api/stories/1?firebaseUid=${mia.uid}`
    const first = await call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    expect(await first.json()).toMatchObject({
      generationStatus: 'story_created',
      content: null,
      images: null,
    })
    const unchanged = await call('GET', path, mia, { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    expect(await unchanged.text()).toBe('')
    await finishEverything()
    const changed = await call('GET', path, mia, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ generationStatus: 'complete' })
  })

  test('the list answers newest first in pages and 304 when nothing changed', async () => {
    await wish()
    await wish()
    const path = `/api/stories/lightweight?page=1&limit=1&firebaseUid=${mia.uid}`
    const first = await call('GET', path)
    const list = (await first.json()) as { data: { id: number; storyRequest: string }[] }
    expect(list).toMatchObject({ total: 2, totalPages: 2, data: [{ id: 2, coverUrl: null }] })
    expect(JSON.parse(list.data[0]?.storyRequest ?? '').characters).toEqual([
      { id: characterId, name: 'Mia', gender: 'female' },
    ])
    const etag = first.headers.get('etag') ?? ''
    expect((await call('GET', path, mia, { 'if-none-match': etag })).status).toBe(304)
    await finishEverything()
    expect((await call('GET', path, mia, { 'if-none-match': etag })).status).toBe(200)
  })

  test("pictures and sounds are the family's own and come in ranges", async () => {
    const noor = await signedIn(house, 'noor@example.com')
    await wish()
    await finishEverything()
    const story = (await (await call('GET', `/api/stories/1?firebaseUid=${mia.uid}`)).json()) as {
      audio: string
    }
    const { audioUrl } = JSON.parse(story.audio) as { audioUrl: string }
    const whole = await call('GET', audioUrl)
    expect(whole.headers.get('content-type')).toBe('audio/mpeg')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    const bytes = await whole.bytes()
    const part = await call('GET', audioUrl, mia, { range: 'bytes=3-9' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 3-9/${bytes.byteLength}`)
    expect(await part.bytes()).toEqual(bytes.slice(3, 10))
    expect((await call('GET', audioUrl, mia, { range: 'bytes=-4' })).headers.get('content-length')).toBe('4')
    expect((await call('GET', audioUrl, mia, { range: 'bytes=999999-' })).status).toBe(416)
    expect((await call('GET', audioUrl, noor)).status).toBe(404)
    expect((await house.app.request(audioUrl)).status).toBe(401)
    expect((await call('GET', audioUrl.replace('.mp3', '.webp'))).status).toBe(404)
  })

  test('nobody else reads, retries, deletes or rates it', async () => {
    const noor = await signedIn(house, 'noor@example.com')
    await wish()
    const mine = `firebaseUid=${noor.uid}`
    expect((await call('GET', `/api/stories/1?${mine}`, noor)).status).toBe(404)
    expect((await call('DELETE', `/api/stories/1?${mine}`, noor)).status).toBe(404)
    expect((await call('GET', `/api/stories/1/feedback?${mine}`, noor)).status).toBe(404)
    const retry = await post(
      house.app,
      '/api/stories/1/retry',
      { firebaseUid: noor.uid },
      { cookie: noor.cookie },
    )
    expect(retry.status).toBe(404)
    const rating = { firebaseUid: noor.uid, storyId: 1, type: 'STORY_GENERATION', rating: 'positive' }
    expect((await post(house.app, '/api/feedback', rating, { cookie: noor.cookie })).status).toBe(404)
  })
})

test('a story that has not failed cannot be retried', async () => {
  await wish()
  const retry = await post(
    house.app,
    '/api/stories/1/retry',
    { firebaseUid: mia.uid },
    { cookie: mia.cookie },
  )
  expect(retry.status).toBe(409)
})

test('a deleted story leaves the search with its last word, whether anybody searches again or not', async () => {
  await wish()
  await wish()
  const { db } = house.services
  const found = async () => {
    const path = `/api/stories/lightweight?firebaseUid=${mia.uid}&search=mia`
    return ((await (await call('GET', path)).json()) as { total: number }).total
  }
  const indexed = () =>
    db.all(sql`SELECT rowid & 4294967295 AS id FROM story_search WHERE story_search MATCH '"mia"'`)
  expect(await found()).toBe(2)
  await call('DELETE', `/api/stories/1?firebaseUid=${mia.uid}`)
  expect(indexed()).toEqual([{ id: 2 }])
  expect(db.all(sql`SELECT * FROM story_search_waiting`)).toEqual([])
  expect(await found()).toBe(1)
})

test('a rating is kept once, and a second one replaces it', async () => {
  await wish()
  const path = `/api/stories/1/feedback?firebaseUid=${mia.uid}`
  expect(await (await call('GET', path)).json()).toEqual({ hasFeedback: false })
  for (const rating of ['positive', 'negative']) {
    const given = { firebaseUid: mia.uid, storyId: 1, type: 'STORY_GENERATION', rating, comment: 'Lovely' }
    expect((await post(house.app, '/api/feedback', given, { cookie: mia.cookie })).status).toBe(200)
  }
  expect(await (await call('GET', path)).json()).toEqual({ hasFeedback: true })
  expect(house.services.db.select().from(feedback).all()).toMatchObject([{ rating: 'negative' }])
})

describe('where Mia stopped', () => {
  const stopAt = async (seconds: number | null, headers: Record<string, string> = {}) => {
    const place = seconds === null ? null : { seconds, percent: 30 }
    const answer = await house.app.request('/api/stories/1/place', {
      method: 'PUT',
      headers: { cookie: mia.cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ firebaseUid: mia.uid, place }),
    })
    return (await answer.json()) as { success: boolean; at: string | null }
  }
  const known = async () =>
    (await (await call('GET', `/api/stories/1?firebaseUid=${mia.uid}`)).json()).place as object | null

  test('is answered with the server’s time, which the story has too', async () => {
    await wish()
    const { at } = await stopAt(40)
    expect(await known()).toEqual({ seconds: 40, percent: 30, at })
    expect(await stopAt(null)).toEqual({ success: true, at: null })
    expect(await known()).toBeNull()
  })

  test('without a network an hour ago gives way to where another device stopped since', async () => {
    await wish()
    await stopAt(40)
    const anHour = { 'X-Waited-Ms': '3600000' }
    expect(await stopAt(90, anHour)).toEqual({ success: true, at: null })
    expect(await stopAt(null, anHour)).toEqual({ success: true, at: null })
    expect(await known()).toMatchObject({ seconds: 40 })
    house.clock.advance({ days: 1 })
    await stopAt(90, anHour)
    expect(await known()).toMatchObject({ seconds: 90 })
  })

  test('twice at once on one device is the second, whichever took longer on its way', async () => {
    await wish()
    await stopAt(40, { 'X-Waited-Ms': '1000' })
    await stopAt(45, { 'X-Waited-Ms': '3000' })
    expect(await known()).toMatchObject({ seconds: 45 })
    await stopAt(50, { 'X-Waited-Ms': 'soon' })
    expect(await known()).toMatchObject({ seconds: 50 })
  })
})

test('the options list three lengths by price and at least 24 authors with their techniques', async () => {
  const { definitions } = (await (await call('GET', '/api/story-definitions')).json()) as {
    definitions: { lengthKey: string; creditsRequired: number }[]
  }
  expect(definitions.map((d) => [d.lengthKey, d.creditsRequired])).toEqual([
    ['test', 1],
    ['short', 2],
    ['medium', 3],
  ])
  const { styles } = (await (await call('GET', '/api/author-styles')).json()) as {
    styles: { techniques: string[] }[]
  }
  expect(styles.length).toBeGreaterThanOrEqual(24)
  for (const style of styles) expect(style.techniques.length).toBeGreaterThan(0)
})
