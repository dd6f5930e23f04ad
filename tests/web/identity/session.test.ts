import { afterAll, expect, test } from 'bun:test'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { sessions } from '../../../db/schema/index.ts'
import { issuerStore } from '../../../src/domain/identity/issuer-store.ts'
import { createTokenIssuer } from '../../../src/embedded/identity/tokens.ts'
import { makeTestApp, post, sessionCookieFor, signUp, type TestApp } from '../../support/app.ts'
import { SECRET } from '../../support/signed-in.ts'

const home = makeTestApp()
const elsewhere = makeTestApp()
afterAll(() => {
  home.close()
  elsewhere.close()
})

async function idTokenOf({ app }: TestApp, email: string): Promise<string> {
  const answer = await post(app, '/api/identity/v1/accounts:signUp', { email, password: 'twinkle-twinkle' })
  return ((await answer.json()) as { idToken: string }).idToken
}

const sync = (token: string, { app }: TestApp = home) =>
  app.request('/api/auth/token', { method: 'POST', headers: { authorization: `Bearer ${token}` } })

const whoAmI = (cookie: string, { app }: TestApp = home) =>
  app.request('/api/story-definitions', { headers: { cookie } })

test('a fresh ID token becomes a cookie that scripts cannot read', async () => {
  const answer = await sync(await idTokenOf(home, 'mia@example.com'))
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^session-80=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('on https the cookie is sent over https alone and belongs to this host alone', async () => {
  const secure = makeTestApp({ environment: { PUBLIC_URL: 'https://stories.example' } })
  const answer = await sync(await idTokenOf(secure, 'mia@example.com'), secure)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=.*; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-device=.*; Secure; SameSite=Lax$/),
  ])
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  expect((await whoAmI(cookie, secure)).status).toBe(200)
  secure.close()
})

test('the database keeps the cookie’s hash and not the cookie', async () => {
  const { cookie } = await signUp(home, 'leo@example.com')
  const rows = JSON.stringify(home.services.db.select().from(sessions).all())
  expect(rows).not.toContain(cookie.replace('session-80=', ''))
})

test('a token that is five minutes old begins no session', async () => {
  const token = await idTokenOf(home, 'late@example.com')
  home.clock.advance({ minutes: 4, seconds: 59 })
  expect((await sync(token)).status).toBe(200)
  home.clock.advance({ seconds: 1 })
  const answer = await sync(token)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({
    error: 'This sign-in is more than 5 minutes old. Please sign in again.',
  })
})

test('a token that has expired begins no session', async () => {
  const token = await idTokenOf(home, 'later@example.com')
  home.clock.advance({ minutes: 61 })
  expect((await sync(token)).status).toBe(401)
})

test('a forged token begins no session', async () => {
  const genuine = await idTokenOf(home, 'victim@example.com')
  const claims = decodeJwt(genuine)
  const header = decodeProtectedHeader(genuine) as { alg: string; kid: string }
  const { privateKey } = await generateKeyPair('RS256')
  const hmacKey = new TextEncoder().encode('a secret that is long enough for this')
  const [head = '', body = '', signature = ''] = genuine.split('.')
  const otherBody = Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' })).toString('base64url')
  const issuer = createTokenIssuer(issuerStore(home.services.db, SECRET))
  const lifetime = { now: home.clock.now(), seconds: 3600 }
  const signedByUs = (changes: object) => resign(home, { ...claims, ...changes })

  const forgeries = {
    'another key': await new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    'no signature': new UnsecuredJWT(claims).encode(),
    'an emptied signature': `${head}.${body}.`,
    'a shared secret': await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(hmacKey),
    'another person in it': `${head}.${otherBody}.${signature}`,
    'another installation’s key': await idTokenOf(elsewhere, 'victim@example.com'),
    'another issuer': await signedByUs({ iss: 'https://securetoken.google.com/other' }),
    'another audience': await signedByUs({ aud: 'other' }),
    'no expiry': await signedByUs({ exp: undefined }),
    'a person who has no account': await issuer.sign('id', { sub: 'nobody' }, lifetime),
    'a refresh token': await issuer.sign('refresh', { sub: String(claims.sub) }, lifetime),
    'a reset code': await issuer.sign('password-reset', { sub: String(claims.sub) }, lifetime),
    nonsense: 'aaa.bbb.ccc',
  }
  const statuses = Object.fromEntries(
    await Promise.all(
      Object.entries(forgeries).map(async ([what, token]) => [what, (await sync(token)).status]),
    ),
  )
  expect(statuses).toEqual(Object.fromEntries(Object.keys(forgeries).map((what) => [what, 401])))
  expect((await sync(await signedByUs({}))).status).toBe(200)
})

test('without a token there is no session', async () => {
  const answer = await home.app.request('/api/auth/token', { method: 'POST' })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('signing out ends the session on the server, not only the cookie', async () => {
  const { cookie } = await signUp(home, 'noor@example.com')
  expect((await whoAmI(cookie)).status).toBe(200)
  const answer = await home.app.request('/api/auth/token', { method: 'DELETE', headers: { cookie } })
  expect(answer.headers.get('set-cookie')).toStartWith('session-80=; Max-Age=0')
  expect((await whoAmI(cookie)).status).toBe(401)
})

test('signing out everywhere ends every session, and no token from before begins another', async () => {
  const { cookie } = await signUp(home, 'tired@example.com')
  const elsewhere = await post(home.app, '/api/identity/v1/accounts:signInWithPassword', {
    email: 'tired@example.com',
    password: 'twinkle-twinkle',
  })
  const { idToken, refreshToken } = (await elsewhere.json()) as { idToken: string; refreshToken: string }
  const phone = await sessionCookieFor(home.app, idToken)
  home.clock.advance({ seconds: 1 })
  await home.app.request('/api/auth/token?everywhere', { method: 'DELETE', headers: { cookie } })
  expect((await whoAmI(cookie)).status).toBe(401)
  expect((await whoAmI(phone)).status).toBe(401)
  expect((await sync(idToken)).status).toBe(401)
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const refreshed = await post(home.app, '/api/identity/v1/token', body)
  expect(await refreshed.json()).toEqual({ error: { code: 400, message: 'TOKEN_EXPIRED' } })
})

test('signing out twice, or without a session, is harmless', async () => {
  expect((await home.app.request('/api/auth/token', { method: 'DELETE' })).status).toBe(200)
})

test('a new session ends the one that the browser had', async () => {
  const { cookie } = await signUp(home, 'again@example.com')
  const answer = await post(home.app, '/api/identity/v1/accounts:signInWithPassword', {
    email: 'again@example.com',
    password: 'twinkle-twinkle',
  })
  const { idToken } = (await answer.json()) as { idToken: string }
  await home.app.request('/api/auth/token', {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, cookie },
  })
  expect((await whoAmI(cookie)).status).toBe(401)
})

test('whoever comes every week stays signed in, whoever stays away for 30 days does not', async () => {
  const { cookie } = await signUp(home, 'weekly@example.com')
  for (let week = 0; week < 8; week += 1) {
    home.clock.advance({ days: 7 })
    expect((await whoAmI(cookie)).status).toBe(200)
  }
  home.clock.advance({ days: 30 })
  expect((await whoAmI(cookie)).status).toBe(401)
})

test('the cookie is renewed once a day and not with every request', async () => {
  const { cookie } = await signUp(home, 'daily@example.com')
  home.clock.advance({ minutes: 23 * 60 })
  expect((await whoAmI(cookie)).headers.get('set-cookie')).toBeNull()
  home.clock.advance({ minutes: 60 })
  expect((await whoAmI(cookie)).headers.get('set-cookie')).toStartWith(`${cookie}; Max-Age=2592000`)
  expect((await whoAmI(cookie)).headers.get('set-cookie')).toBeNull()
})

test('sessions that have ended leave the database with the next sign-in', async () => {
  const evening = makeTestApp()
  await signUp(evening, 'first@example.com')
  evening.clock.advance({ days: 31 })
  await sessionCookieFor(evening.app, await idTokenOf(evening, 'second@example.com'))
  const emails = evening.services.db.select({ email: sessions.email }).from(sessions).all()
  expect(emails).toEqual([{ email: 'second@example.com' }])
  evening.close()
})

async function resign({ services }: TestApp, claims: Record<string, unknown>): Promise<string> {
  const jwk = JSON.parse(issuerStore(services.db, SECRET).signingKey()?.privateJwk ?? '{}')
  const key = await crypto.subtle.importKey(
    'jwk',
    jwk,
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'identity-1' }).sign(key)
}
