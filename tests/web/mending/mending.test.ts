import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { stories } from '../../../db/schema/index.ts'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import type { StoryPages } from '../../../src/shared/mending/story-pages-payload.ts'
import { aStreet, type Street } from '../../support/calls.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet({ moderator: embeddedModerator })
})
afterAll(() => street.home.close())

async function ask(method: string, part: string, fields?: object, story = street.story) {
  const { uid, cookie } = street.mia
  const path = `/api/stories/${story}/pages${part}`
  const answer = await street.home.app.request(fields ? path : `${path}?firebaseUid=${uid}`, {
    method,
    headers: { cookie, ...(fields ? { 'content-type': 'application/json' } : {}) },
    ...(fields ? { body: JSON.stringify({ firebaseUid: uid, price: 0, ...fields }) } : {}),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as StoryPages & { error?: string; words?: string },
  }
}

const page = async (at: number) => (await ask('GET', '')).body.pages[at]
const mend = async (words: string, at = 0) =>
  ask('PUT', `/${at}/words`, { words, seen: (await page(at))?.words })

describe('words that cannot be told', () => {
  test.each([
    [
      'of 5,000 characters',
      'a'.repeat(5000),
      400,
      'A page can have at most 1,500 characters, and this one has 5,000.',
    ],
    [
      'with a placeholder',
      '{child} went home.',
      400,
      '“{child}” would be read aloud as it stands. Please write the words themselves.',
    ],
    [
      'with a line to fill in',
      'Then ____ went home.',
      400,
      '“____” would be read aloud as it stands. Please write the words themselves.',
    ],
    ['without a word', ' …! ', 400, 'A page needs at least one word that can be read aloud.'],
    [
      'that are unfit',
      'Mia took a gun and killed everybody.',
      422,
      'There is something in these words that does not fit a bedtime story. Please say it another way.',
    ],
  ])('%s say so, and nothing is changed', async (_what, words, status, sentence) => {
    const before = await page(0)
    const answer = await mend(words)
    expect([answer.status, answer.body.error]).toEqual([status, sentence])
    expect(await page(0)).toEqual(before as NonNullable<typeof before>)
  })
})

test('words in other letters are taken as they are', async () => {
  const answer = await mend('Миа увидела луну и улыбнулась.', 2)
  expect(answer.status).toBe(202)
  expect(answer.body.pages[2]).toMatchObject({ words: 'Миа увидела луну и улыбнулась.', voice: 'making' })
})

test('a page becomes one line, moves no other, and the queue is told', async () => {
  const wakes = street.home.wakes()
  const others = (await ask('GET', '')).body.pages.map(({ words }) => words)
  const answer = await mend('  Mia looked\n\nup.  She laughed. ', 1)
  expect(answer.status).toBe(202)
  expect(answer.body.pages.map(({ words }) => words)).toEqual([
    others[0],
    'Mia looked up. She laughed.',
    others[2],
  ] as string[])
  expect(street.home.wakes()).toBe(wakes + 1)
})

test('a second window is told what the page has become, and keeps its words', async () => {
  const seen = (await page(0))?.words
  await ask('PUT', '/0/words', { words: 'Mia sang.', seen })
  const late = await ask('PUT', '/0/words', { words: 'Mia danced.', seen })
  expect([late.status, late.body.words]).toEqual([409, 'Mia sang.'])
  expect(late.body.error).toContain('changed in another window')
})

test('a wish that is empty, too long or unfit says so', async () => {
  const wish = async (words: string) => {
    const { status, body } = await ask('POST', '/0/picture', { wish: words })
    return [status, body.error]
  }
  expect(await wish(' ')).toEqual([400, 'Please say in a few words what should be different.'])
  expect(await wish('a'.repeat(201))).toEqual([
    400,
    'A wish can have at most 200 characters, and this one has 201.',
  ])
  expect(await wish('she is naked')).toEqual([
    422,
    'There is something in this wish that our pictures do not show. Please say it another way.',
  ])
})

describe('a story that is still being made', () => {
  const unfinished = () =>
    street.home.services.db
      .update(stories)
      .set({ generationStatus: 'audio_generating' })
      .where(eq(stories.id, street.failed))
      .run()

  test('cannot be mended yet, and its page says so', async () => {
    unfinished()
    const answer = await ask('PUT', '/0/words', { words: 'Mia sang.', seen: '' }, street.failed)
    expect([answer.status, answer.body.error]).toEqual([409, 'This story is still being made.'])
    const html = await street.home.app.request(`/app/story/${street.failed}/mend`, {
      headers: { cookie: street.mia.cookie },
    })
    expect(html.status).toBe(409)
    expect(await html.text()).toContain('It can be mended once it is there.')
  })
})

test('the page says what a change costs before it is asked for, where vendors are paid', async () => {
  const html = await street.home.app.request(`/app/story/${street.story}/mend`, {
    headers: { cookie: street.mia.cookie },
  })
  expect(await html.text()).toContain('each further one costs 1 credit.')
})
