import { afterAll, expect, test } from 'bun:test'
import { makeTestApp, post, signedIn, type TestApp } from '../../support/app.ts'

const home = makeTestApp()
const online = makeTestApp({ environment: { PUBLIC_URL: 'https://stories.example' } })
afterAll(() => {
  home.close()
  online.close()
})

async function signOutFrom({ app }: TestApp, headers: Record<string, string>, url = '/api/auth/token') {
  return (await app.request(url, { method: 'DELETE', headers })).status
}

test('a page of another site signs nobody out', async () => {
  const { cookie } = await signedIn(home, 'mia@example.com')
  const answer = await home.app.request('/api/auth/token', {
    method: 'DELETE',
    headers: { cookie, origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ error: 'This change was asked for by another site.' })
  expect((await home.app.request('/api/story-definitions', { headers: { cookie } })).status).toBe(200)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a subdomain', { origin: 'http://evil.localhost' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of the domain', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
  ['nonsense', { origin: 'not an origin' }],
])('a change from %s is refused, and so is a form', async (_what, headers) => {
  expect(await signOutFrom(home, headers as Record<string, string>)).toBe(403)
  const form = { method: 'POST', headers, body: new URLSearchParams({ email: 'mia@example.com' }) }
  expect((await home.app.request('/login', form as RequestInit)).status).toBe(403)
})

test('our own pages may change things, and so may callers that are no browser', async () => {
  expect(await signOutFrom(home, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await signOutFrom(home, {})).toBe(200)
})

test('with PUBLIC_URL only that address is ours, whatever the Host says', async () => {
  expect(
    await signOutFrom(online, { origin: 'https://stories.example' }, 'http://10.0.0.7:3000/api/auth/token'),
  ).toBe(200)
  expect(await signOutFrom(online, { origin: 'http://stories.example' })).toBe(403)
  expect(await signOutFrom(online, { origin: 'http://localhost' })).toBe(403)
})

test('reading needs no origin', async () => {
  const answer = await home.app.request('/healthz', { headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('a call in another parent’s name is refused, whoever that is', async () => {
  const mia = await signedIn(home, 'mia2@example.com')
  const leo = await signedIn(home, 'leo@example.com')
  const read = await home.app.request(`/api/user/trial-status?firebaseUid=${leo.uid}`, {
    headers: { cookie: mia.cookie },
  })
  expect(read.status).toBe(403)
  const feedback = { firebaseUid: leo.uid, storyId: 1, type: 'STORY_GENERATION', rating: 'positive' }
  expect((await post(home.app, '/api/feedback', feedback, { cookie: mia.cookie })).status).toBe(403)
})

test('every call but those that sign people in is for the signed-in, even one that does not exist', async () => {
  for (const path of ['/api/story-definitions', '/api/stories/1', '/api/characters', '/api/no-such-call']) {
    const answer = await home.app.request(path)
    expect([path, answer.status]).toEqual([path, 401])
    expect(await answer.json()).toEqual({ error: 'Authentication required' })
  }
  const deletion = await home.app.request('/api/stories/1', {
    method: 'DELETE',
    headers: { origin: 'http://localhost' },
  })
  expect([deletion.status, await deletion.json()]).toEqual([401, { error: 'User not authenticated' }])
})
