import { afterAll, beforeAll, expect, test } from 'bun:test'
import { makeTestApp, post, type SignedInParent, signedIn } from '../../support/app.ts'

const home = makeTestApp()
let mia: SignedInParent
beforeAll(async () => {
  mia = await signedIn(home, 'mia@example.com')
})
afterAll(home.close)

const MEGABYTE = 1024 * 1024
const JSON_TYPE = 'application/json'

const send = (path: string, body: BodyInit, type: string, method = 'POST') =>
  home.app.request(path, { method, headers: { 'content-type': type, cookie: mia.cookie }, body })

test('a body over 1 MB is refused with its limit', async () => {
  const answer = await send('/api/feedback', JSON.stringify({ comment: 'a'.repeat(MEGABYTE) }), JSON_TYPE)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ error: 'The request body is larger than 1 MB.' })
})

test('a body whose length is announced as too large is refused unread', async () => {
  const answer = await home.app.request('/api/feedback', {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, 'content-length': String(2 * MEGABYTE), cookie: mia.cookie },
    body: '{}',
  })
  expect(answer.status).toBe(413)
})

test('a photo may make the body up to 20 MB', async () => {
  const withPhoto = (bytes: number) => JSON.stringify({ referenceImageUrl: 'a'.repeat(bytes) })
  const path = '/api/characters/upload-reference'
  expect((await send(path, withPhoto(2 * MEGABYTE), JSON_TYPE)).status).not.toBe(413)
  const answer = await send(path, withPhoto(20 * MEGABYTE), JSON_TYPE)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ error: 'The request body is larger than 20 MB.' })
})

test.each([
  ['cut off', '{"storyId": 1'],
  ['empty', ''],
  ['no JSON at all', 'rating=positive'],
  ['nested without end', '['.repeat(200_000)],
])('a body that is %s is refused as no JSON', async (_what, text) => {
  const answer = await send('/api/feedback', text, JSON_TYPE)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'The request body is not valid JSON.' })
})

test.each([
  ['a form', '/api/feedback', 'application/x-www-form-urlencoded'],
  ['plain text, which needs no preflight', '/api/feedback', 'text/plain'],
  ['almost JSON', '/api/feedback', 'application/jsonx'],
  ['JSON for a form', '/login', JSON_TYPE],
  ['a file for a form', '/logout', 'application/octet-stream'],
])('%s is refused as the wrong type', async (_what, path, type) => {
  expect((await send(path, '{}', type)).status).toBe(415)
})

test('a call without a body needs no type', async () => {
  expect((await home.app.request('/api/auth/token', { method: 'DELETE' })).status).toBe(200)
})

test.each([
  ['a missing field', {}, 'storyId'],
  ['a field of another kind', { storyId: 'twelve' }, 'storyId'],
  ['an unknown choice', { storyId: 1, type: 'STORY_GENERATION', rating: 'great' }, 'rating'],
  [
    'a list instead of text',
    { storyId: 1, type: 'STORY_GENERATION', rating: 'positive', comment: [] },
    'comment',
  ],
])('%s is named', async (_what, fields, name) => {
  const body = { firebaseUid: mia.uid, ...fields }
  const answer = await post(home.app, '/api/feedback', body, { cookie: mia.cookie })
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: string }
  expect(error).toContain(name)
  expect(error).toEndWith('.')
})

test.each<[unknown]>([[true], [[1]], ['0x1'], ['1e0'], [' 1'], [1.5], [''], [null]])(
  'a number is a number: %p is no story',
  async (storyId) => {
    const body = { firebaseUid: mia.uid, storyId, type: 'STORY_GENERATION', rating: 'positive' }
    const answer = await post(home.app, '/api/feedback', body, { cookie: mia.cookie })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: 'storyId must be a whole number.' })
  },
)

test.each(['0x1', '1e0', '%201', '1.0', '-1', '%2B1', '1'.repeat(16)])(
  'an id in an address is digits: %s is none',
  async (id) => {
    const read = (path: string) => home.app.request(path, { headers: { cookie: mia.cookie } })
    expect((await read(`/api/stories/${id}?firebaseUid=${mia.uid}`)).status).toBe(400)
    expect((await read(`/story/${id}`)).status).toBe(404)
    expect((await read(`/app/saved-stories/labels/${id}`)).status).toBe(404)
    const list = await read(`/api/stories/lightweight?firebaseUid=${mia.uid}&page=${id}&limit=${id}`)
    expect(await list.json()).toMatchObject({ data: [], total: 0 })
  },
)

test('a body that is no object is told so', async () => {
  for (const body of [null, 12, 'text', []]) {
    const answer = await post(home.app, '/api/feedback', body, { cookie: mia.cookie })
    expect(await answer.json()).toEqual({ error: 'The request body must be an object.' })
  }
})
