import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { characters, creditLedger, jobs, spending, stories } from '../../../db/schema/index.ts'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { type CallsOut, openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { callClock, type TestCallClock } from '../../support/call-clock.ts'
import { creditsOf } from '../../support/families.ts'
import { smallEngines } from '../../support/small-engines.ts'

let clock: TestCallClock
let callsOut: CallsOut
let home: TestApp
let parent: SignedInParent
let child: number | undefined

beforeAll(async () => {
  clock = callClock()
  callsOut = openCallsOut(clock)
  home = makeTestApp({ ...smallEngines(), callsOut, moderator: embeddedModerator })
  parent = await signedIn(home, 'mia@example.com')
  child = (await makeCharacter()).character?.id
  home.services.db
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: 20, kind: 'sync', idempotencyKey: 'twenty' })
    .run()
})
afterAll(() => home.close())
afterEach(() => home.services.db.delete(spending).run())

const call = async (path: string, fields: object) => {
  const answer = await post(home.app, path, { firebaseUid: parent.uid, ...fields }, { cookie: parent.cookie })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ...((await answer.json()) as object),
  } as {
    status: number
    retryAfter: string | null
    error?: string
    field?: string
    id?: number
    character?: { id: number }
  }
}

const CHARACTER = {
  characterName: 'Mia',
  gender: 'female',
  description: 'curly red hair, loves foxes',
  referenceImageUrl: null,
}
const makeCharacter = (fields: object = {}) =>
  call('/api/characters/upload-reference', { ...CHARACTER, ...fields })
const wishFor = (id: number | undefined, fields: object = {}) =>
  call('/api/generate-story', {
    characters: [{ id }],
    themeId: 'forest-friends',
    tone: 'gentle',
    ageGroup: '6-8',
    length: 'test',
    authorStyle: 'potter',
    ...fields,
  })
const kept = () => ({
  characters: home.services.db.select().from(characters).all().length,
  stories: home.services.db.select().from(stories).all().length,
  jobs: home.services.db.select().from(jobs).all().length,
  credits: creditsOf(home.services.db, parent.userId),
})
/** Runs something that is refused and must change nothing. */
async function leavesAll<T>(work: () => Promise<T>): Promise<T> {
  const before = kept()
  const answer = await work()
  expect(kept()).toEqual(before)
  return answer
}

describe('words that do not fit a bedtime story', () => {
  test.each([
    ['characterName', { characterName: 'Fuckface' }, 'The name'],
    ['description', { description: 'wants to kill everybody with a gun' }, 'The description'],
    ['soundsLike', { soundsLike: 'ass-hole' }, 'How the name is said'],
  ])('are refused kindly in %s, and nothing is kept', async (field, fields, beginning) => {
    const refused = await leavesAll(() => makeCharacter(fields))
    expect(refused).toMatchObject({ status: 422, field })
    expect(refused.error).toStartWith(beginning)
    expect(refused.error).toContain('Please')
  })

  test('are refused in a plot twist, and nothing is charged', async () => {
    const refused = await wishFor(child, {
      writingStyle: 'plot-twist',
      customSeed: 'the teacher is murdered',
    })
    expect(refused).toMatchObject({ status: 422, field: 'customSeed' })
  })

  test('of a character that is older than the check are refused when a story is asked for', async () => {
    const { db } = home.services
    const old = (await makeCharacter({ characterName: 'Leo' })).character?.id ?? 0
    db.update(characters).set({ description: 'wants to kill everybody' }).where(eq(characters.id, old)).run()
    const refused = await leavesAll(() => wishFor(old))
    expect(refused).toMatchObject({ status: 422, field: 'characters' })
    expect(refused.error).toContain('Please')
    db.delete(characters).where(eq(characters.id, old)).run()
  })

  test('do not slip into a character by editing it', async () => {
    const answer = await home.app.request(`/api/characters/${child}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: parent.cookie },
      body: JSON.stringify({ firebaseUid: parent.uid, ...CHARACTER, description: 'a naked lady' }),
    })
    expect(answer.status).toBe(422)
    expect(home.services.db.select().from(characters).get()?.description).toBe(CHARACTER.description)
  })
})

describe('a story is not begun, and nothing is charged', () => {
  const spend = (userId: number | null, dollars: number, createdAt = home.clock.now().toISOString()) =>
    home.services.db
      .insert(spending)
      .values({ userId, vendor: 'openai', kind: 'text', model: 'm', microDollars: dollars * 1e6, createdAt })
      .run()

  test('while a vendor rests after failures; a little later it is', async () => {
    const line = callsOut.lineTo('openai', { concurrency: 1 })
    const options = { timeoutMs: 8000, failureOf: () => ({ status: 503 }), impatient: true }
    for (let i = 0; i < 2; i += 1)
      await line.call(() => Promise.reject(new Error('no')), options).catch(() => {})
    const refused = await leavesAll(() => wishFor(child))
    expect(refused).toMatchObject({ status: 503, retryAfter: '60' })
    expect(refused.error).toContain('a little later')
    expect(await (await home.app.request('/healthz')).json()).toMatchObject({ resting: 'openai' })
    clock.advance(60_000)
    expect((await wishFor(child)).status).toBe(200)
  })

  test('when the family has spent its day, until the next one', async () => {
    spend(parent.userId, 5)
    const refused = await leavesAll(() => wishFor(child))
    expect(refused).toMatchObject({ status: 429, retryAfter: '16200' })
    expect(refused.error).toContain('tomorrow')
    home.clock.advance({ seconds: 16_200 })
    expect((await wishFor(child)).status).toBe(200)
  })

  test('but one that was begun before its answer was lost is still answered', async () => {
    const press = { requestKey: 'press-0001', tone: 'brave' }
    const { id } = await wishFor(child, press)
    spend(parent.userId, 5)
    expect(await leavesAll(() => wishFor(child, press))).toMatchObject({ status: 200, id })
  })

  test('when the whole app has spent its day, whoever asks', async () => {
    spend(null, 49.99)
    spend(parent.userId, 4.9, '2026-11-20T12:00:00.000Z')
    expect((await wishFor(child)).status).toBe(200)
    spend(null, 0.01)
    const refused = await leavesAll(() => wishFor(child))
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(String) })
    expect(refused.error).toContain('tomorrow')
  })
})
