import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { openDb } from '../../../db/client.ts'
import { embeddedAccounts, sessions, users } from '../../../db/schema/index.ts'
import { deleteAccount } from '../../../src/domain/account/delete-account.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { makeTestApp, post, type TestApp } from '../../support/app.ts'
import {
  type BegunAtGoogle,
  beginAtGoogle,
  comeBackFromGoogle,
  type GoogleStandIn,
  outcomeOf,
  startGoogle,
} from '../../support/google.ts'

let google: GoogleStandIn
let home: TestApp
let later = 0
const now = () => new Date(Date.now() + later)

beforeAll(async () => {
  google = await startGoogle()
  home = makeTestApp({ environment: google.environment, now })
})
afterAll(async () => {
  home.close()
  await google.stop()
})
beforeEach(() => {
  later = 0
  google.claims = {}
  google.refusal = undefined
})

const begin = (query = '', at = home) => beginAtGoogle(at, query)
const comeBack = (begun: BegunAtGoogle, at = home) => comeBackFromGoogle(at, begun)

const person = (name: string, sub = name) => {
  google.person = { sub, email: `${name}@example.com`, email_verified: true }
}

const uidOf = (email: string) =>
  home.services.db.select().from(embeddedAccounts).where(eq(embeddedAccounts.email, email)).get()?.uid

test('Mia’s mother comes in by Google and has her three credits', async () => {
  person('mia')
  const { to, cookie = '' } = outcomeOf(await comeBack(await begin()))
  expect(to).toBe('/app')
  const uid = uidOf('mia@example.com')
  const status = await home.app.request(`/api/user/trial-status?firebaseUid=${uid}`, { headers: { cookie } })
  expect(await status.json()).toMatchObject({ activeTrial: true, availableCredits: 3 })
})

test('she is the same person the next time, also under a new e-mail', async () => {
  person('leo', 'leo-at-google')
  await comeBack(await begin())
  person('leo-and-lea', 'leo-at-google')
  const { to } = outcomeOf(await comeBack(await begin('?mode=sign-up')))
  expect(to).toBe('/app')
  expect(uidOf('leo@example.com')).toBeString()
  expect(uidOf('leo-and-lea@example.com')).toBeUndefined()
  expect(home.services.db.select().from(users).where(eq(users.email, 'leo@example.com')).all()).toHaveLength(
    1,
  )
})

test('what goes to Google is the state, the nonce’s hash and PKCE, and nothing of ours', async () => {
  google.asked.length = 0
  await begin()
  const [asked = new URLSearchParams()] = google.asked
  expect(Object.fromEntries(asked)).toEqual({
    client_id: 'storylamp.apps.googleusercontent.com',
    redirect_uri: 'http://localhost/api/auth/google/callback',
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
})

test('the attempt is kept from scripts and from every other path, for ten minutes', async () => {
  const started = await home.app.request('/api/auth/google')
  expect(started.headers.get('set-cookie')).toMatch(
    /^google-80=[\w.-]+; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
  )
  const online = makeTestApp({
    environment: { ...google.environment, PUBLIC_URL: 'https://stories.example' },
    now,
  })
  const secure = await online.app.request('/api/auth/google')
  expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-google=.*; HttpOnly; Secure; SameSite=Lax$/)
  expect(new URL(secure.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(
    'https://stories.example/api/auth/google/callback',
  )
  online.close()
})

test('whoever comes back while nothing can be kept is asked to come again, and is in then', async () => {
  person('ida')
  const begun = await begin()
  const other = openDb(home.dataDir)
  other.$client.exec('BEGIN IMMEDIATE')
  expect((await comeBack(begun)).status).toBe(503)
  other.$client.close()
  expect(outcomeOf(await comeBack(begun)).to).toBe('/app')
})

test('no password opens an account that Google made, until a reset link sets one', async () => {
  person('pia')
  await comeBack(await begin())
  const signIn = (password: string) =>
    post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email: 'pia@example.com', password })
  expect((await signIn('twinkle-twinkle')).status).toBe(400)
  const { issuer, db } = home.services
  const code = (await issuer?.passwordResetCode('pia@example.com', now())) ?? ''
  expect((await issuer?.resetPassword(code, 'lamplight', now()))?.ok).toBe(true)
  expect((await signIn('lamplight')).status).toBe(200)
  expect(db.select().from(sessions).where(eq(sessions.email, 'pia@example.com')).all()).toEqual([])
})

test('a deleted account is forgotten by Google’s side too: the next time is a first time', async () => {
  person('tim')
  await comeBack(await begin())
  const before = uidOf('tim@example.com') ?? ''
  const user = home.services.db.select().from(users).where(eq(users.firebaseUid, before)).get()
  await deleteAccount(home.services, { userId: user?.id ?? 0, firebaseUid: before })
  const { to } = outcomeOf(await comeBack(await begin()))
  expect(to).toBe('/app')
  expect(uidOf('tim@example.com')).not.toBe(before)
})

describe('the popup', () => {
  test('ends on a page that tells its opener, and no policy cuts it off on the way', async () => {
    person('mia')
    const started = await home.app.request('/api/auth/google?way=popup')
    const begun = await begin('?way=popup')
    const answer = await comeBack(begun)
    const { to, cookie = '' } = outcomeOf(answer)
    expect(to).toBe('/login/google?way=popup&mode=sign-in')
    const page = await home.app.request(to ?? '', { headers: { cookie } })
    expect(await page.text()).toContain('data-way="popup" data-outcome="done"')
    for (const { headers } of [started, answer, page])
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  test('says what was wrong, and never claims a sign-in that is none', async () => {
    google.refusal = 'access_denied'
    const { to } = outcomeOf(await comeBack(await begin('?way=popup')))
    expect(to).toBe('/login/google?way=popup&mode=sign-in&error=GOOGLE_DECLINED')
    const html = async (path: string) => (await home.app.request(path)).text()
    expect(await html(to ?? '')).toContain('Nothing was shared.')
    for (const claim of ['', '&error=', '&error=done'])
      expect(await html(`/login/google?way=popup${claim}`)).toContain('data-outcome="GOOGLE_REFUSED"')
    expect(await html('/login/google?error=%3Cscript%3E')).not.toContain('<script>')
  })
})

test('the issuer’s own call takes Google’s token with its nonce, as Firebase’s does', async () => {
  person('ida')
  const attempt = { state: 's', nonce: 'a nonce of the caller', verifier: 'v'.repeat(43) }
  const redirectUri = 'http://localhost/api/auth/google/callback'
  const consent = await home.services.google?.consentUrl(attempt, redirectUri)
  const back = await fetch(consent ?? '', { redirect: 'manual' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const redeemed = await home.services.google?.redeem(code, attempt, redirectUri, now())
  const id_token = redeemed?.ok ? redeemed.value.idToken : ''
  const call = (form: Record<string, string>) =>
    post(home.app, '/api/identity/v1/accounts:signInWithIdp', {
      postBody: new URLSearchParams({ providerId: 'google.com', ...form }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
    })
  const entered = await call({ id_token, nonce: attempt.nonce })
  expect(await entered.json()).toMatchObject({
    providerId: 'google.com',
    federatedId: 'ida',
    email: 'ida@example.com',
    localId: uidOf('ida@example.com') ?? 'nobody',
    idToken: expect.any(String),
  })
  expect(await (await call({ id_token, nonce: 'another' })).json()).toMatchObject({
    error: { message: 'INVALID_IDP_RESPONSE' },
  })
  expect((await call({ id_token })).status).toBe(400)
  expect((await call({ id_token, nonce: attempt.nonce, providerId: 'github.com' })).status).toBe(400)
})

test('somebody who hammers the way to Google is asked to wait, on a page', async () => {
  const guarded = makeTestApp({
    environment: google.environment,
    now,
    options: { limits: { ...RATE_LIMITS, signInFromAddress: { max: 2, windowSeconds: 60 } } },
  })
  const locations: (string | null)[] = []
  for (let n = 0; n < 3; n += 1)
    locations.push((await guarded.app.request('/api/auth/google')).headers.get('location'))
  expect(locations[1]).toStartWith(google.issuer)
  expect(locations[2]).toBe('/login?error=TOO_MANY_ATTEMPTS_TRY_LATER&mode=sign-in')
  guarded.close()
})
