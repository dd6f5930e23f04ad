import { afterAll, expect, test } from 'bun:test'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { makeTestApp, post, signedIn, signUp } from '../../support/app.ts'

const ADDRESS_HEADER = 'fly-client-ip'
const home = makeTestApp({
  options: { limits: RATE_LIMITS },
  environment: { FLY_APP_NAME: 'storylamp' },
})
afterAll(home.close)

const ATTACKER = '203.0.113.7'
const OWNER = '198.51.100.20'

const signIn = (email: string, password: string, address: string) =>
  post(
    home.app,
    '/api/identity/v1/accounts:signInWithPassword',
    { email, password },
    { [ADDRESS_HEADER]: address },
  )

test('an attacker is stopped after ten guesses while the owner signs in elsewhere', async () => {
  await signUp(home, 'mia@example.com', 'fir tree')
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await signIn('mia@example.com', `guess ${guess}`, ATTACKER)).status).toBe(400)
  }
  const stopped = await signIn('Mia@example.com ', 'fir tree', ATTACKER)
  expect(stopped.status).toBe(429)
  expect(stopped.headers.get('retry-after')).toBe('6')
  expect(await stopped.json()).toEqual({ error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } })
  expect((await signIn('mia@example.com', 'fir tree', OWNER)).status).toBe(200)
  home.clock.advance({ seconds: 6 })
  expect((await signIn('mia@example.com', 'fir tree', ATTACKER)).status).toBe(200)
  expect((await signIn('mia@example.com', 'fir tree', ATTACKER)).status).toBe(429)
})

test('a hundred tokens a minute become sessions from one address', async () => {
  const sync = () =>
    home.app.request('/api/auth/token', {
      method: 'POST',
      headers: { [ADDRESS_HEADER]: '203.0.113.9', authorization: 'Bearer a.b.c' },
    })
  for (let n = 0; n < 100; n += 1) expect((await sync()).status).toBe(401)
  expect((await sync()).status).toBe(429)
})

test('the form counts as a sign-in too, and sends the browser back', async () => {
  const submit = () =>
    home.app.request('/login', {
      method: 'POST',
      headers: { [ADDRESS_HEADER]: '203.0.113.8' },
      body: new URLSearchParams({ email: 'leo@example.com', password: 'guess' }),
    })
  for (let guess = 0; guess < 10; guess += 1) await submit()
  const stopped = await submit()
  expect(stopped.status).toBe(303)
  expect(stopped.headers.get('location')).toBe('/login?error=TOO_MANY_ATTEMPTS_TRY_LATER&mode=sign-in')
  expect(stopped.headers.get('retry-after')).toBe('6')
})

test('twenty accounts an hour come from one address, and a whole IPv6 network is one', async () => {
  const add = (n: number, address: string) =>
    post(
      home.app,
      '/api/identity/v1/accounts:signUp',
      { email: `child${n}@example.com`, password: 'abc' },
      { [ADDRESS_HEADER]: address },
    )
  for (let n = 0; n < 20; n += 1) {
    expect((await add(n, `2001:db8:1:2:${n.toString(16)}::1`)).status).toBe(400)
  }
  expect((await add(20, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await add(21, '2001:db8:1:3::1')).status).toBe(400)
})

test('thirty stories an hour are asked for by one parent, and the next one is told when to come back', async () => {
  const { cookie } = await signedIn(home, 'noor@example.com')
  const ask = () => post(home.app, '/api/generate-story', {}, { cookie })
  for (let n = 0; n < 30; n += 1) expect((await ask()).status).toBe(400)
  const stopped = await ask()
  expect(stopped.status).toBe(429)
  expect(stopped.headers.get('retry-after')).toBe('120')
  expect(await stopped.json()).toEqual({ error: 'That was a lot at once. Please try again in 2 minutes.' })
  const zoe = await signedIn(home, 'zoe@example.com')
  expect((await post(home.app, '/api/generate-story', {}, { cookie: zoe.cookie })).status).toBe(400)
})

test('outside Fly the connection counts, and nobody passes as another by a header', async () => {
  const direct = makeTestApp({ options: { limits: RATE_LIMITS } })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: direct.app.fetch })
  const add = (n: number) =>
    fetch(`${server.url}api/identity/v1/accounts:signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [ADDRESS_HEADER]: `203.0.113.${n}` },
      body: JSON.stringify({ email: `child${n}@example.com`, password: 'abc' }),
    })
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await add(n)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  await server.stop(true)
  direct.close()
})
