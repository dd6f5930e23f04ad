import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { embeddedAccounts, embeddedIdentities } from '../../../db/schema/index.ts'
import { makeTestApp, signUp, type TestApp } from '../../support/app.ts'
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

describe('nobody comes in', () => {
  const refused = (code: string, mode = 'sign-in') => `/login?mode=${mode}&error=${code}`

  async function isRefused(begun: BegunAtGoogle, code: string, mode?: string) {
    const { to, cookie } = outcomeOf(await comeBack(begun))
    expect([to, cookie]).toEqual([refused(code, mode), undefined])
  }

  beforeEach(() => person('stranger'))

  test('who said no', async () => {
    google.refusal = 'access_denied'
    await isRefused(await begin('?mode=sign-up'), 'GOOGLE_DECLINED', 'sign-up')
  })

  test('whom Google turned away for another reason', async () => {
    google.refusal = 'server_error'
    await isRefused(await begin(), 'GOOGLE_REFUSED')
  })

  test('with another state than the one that was begun', async () => {
    const begun = await begin()
    const back = begun.back.replace(/state=[\w-]+/, `state=${'a'.repeat(43)}`)
    await isRefused({ ...begun, back }, 'GOOGLE_TOO_LATE')
    await isRefused({ ...begun, back: begun.back.replace(/state=[\w-]+/, '') }, 'GOOGLE_TOO_LATE')
  })

  test('in a browser that began nothing, as when another person’s answer is slipped to it', async () => {
    const { back } = await begin()
    await isRefused({ back, cookie: '' }, 'GOOGLE_TOO_LATE')
    const other = await begin()
    await isRefused({ back, cookie: other.cookie }, 'GOOGLE_TOO_LATE')
  })

  test('with an attempt that was changed, or sealed by another installation', async () => {
    const begun = await begin()
    const [head, , signature] = begun.cookie.split('.')
    const claims = Buffer.from(JSON.stringify({ state: 'x', nonce: 'x', verifier: 'x' })).toString(
      'base64url',
    )
    await isRefused({ ...begun, cookie: `${head}.${claims}.${signature}` }, 'GOOGLE_TOO_LATE')
    const elsewhere = makeTestApp({
      environment: google.environment,
      sessionSecret: 'another secret, of another installation',
      now,
    })
    await isRefused(await begin('', elsewhere), 'GOOGLE_TOO_LATE')
    elsewhere.close()
  })

  test('after ten minutes', async () => {
    const begun = await begin()
    later = 601_000
    await isRefused(begun, 'GOOGLE_TOO_LATE')
  })

  test('by an answer that was used before', async () => {
    const begun = await begin()
    const first = await comeBack(begun)
    expect(first.headers.get('location')).toBe('/app')
    expect(first.headers.getSetCookie().some((cookie) => cookie.startsWith('google-80=; Max-Age=0'))).toBe(
      true,
    )
    await isRefused(begun, 'GOOGLE_REFUSED')
  })

  test('by the code of somebody else’s attempt', async () => {
    const stolen = new URL((await begin()).back, 'http://localhost').searchParams.get('code') ?? ''
    const begun = await begin()
    await isRefused({ ...begun, back: begun.back.replace(/code=[^&]+/, `code=${stolen}`) }, 'GOOGLE_REFUSED')
  })

  test('without a code', async () => {
    const begun = await begin()
    await isRefused({ ...begun, back: begun.back.replace(/code=[^&]+/, '') }, 'GOOGLE_REFUSED')
  })

  test.each([
    ['for another nonce', { nonce: 'a'.repeat(64) }],
    ['without a nonce', { nonce: undefined }],
    ['for another app', { aud: 'another.apps.googleusercontent.com' }],
    ['by another issuer', { iss: 'https://evil.example' }],
    ['that has ended', { exp: 1_700_000_000 }],
    ['that never ends', { exp: undefined }],
    ['without a person', { sub: undefined }],
    ['without an e-mail', { email: undefined }],
  ])('by a token %s', async (_what, claims) => {
    google.claims = claims
    await isRefused(await begin(), 'GOOGLE_REFUSED')
  })

  test('whose e-mail Google has not verified', async () => {
    google.person = { sub: 'unverified', email: 'noor@example.com', email_verified: false }
    await isRefused(await begin(), 'UNVERIFIED_EMAIL')
    expect(uidOf('noor@example.com')).toBeUndefined()
  })

  test('into an account with the same e-mail that was made with a password', async () => {
    await signUp(home, 'zoe@example.com', 'fir tree')
    person('zoe')
    await isRefused(await begin(), 'NEED_CONFIRMATION')
    const identities = home.services.db.select().from(embeddedIdentities).all()
    expect(identities.map(({ uid }) => uid)).not.toContain(uidOf('zoe@example.com') ?? 'nobody')
  })

  test('into an account with the same e-mail that another Google person made', async () => {
    person('shared', 'first-person')
    await comeBack(await begin())
    person('shared', 'second-person')
    await isRefused(await begin(), 'NEED_CONFIRMATION')
  })

  test('where Google is not set up, cannot be reached, or answers nonsense', async () => {
    const without = makeTestApp()
    const unset = await without.app.request('/api/auth/google?mode=sign-up')
    expect(unset.headers.get('location')).toBe(refused('GOOGLE_NOT_CONFIGURED', 'sign-up'))
    without.close()
    const nothing = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('{}') })
    const GOOGLE_ISSUER = nothing.url.href
    for (const ends of [() => {}, () => nothing.stop(true)]) {
      const cut = makeTestApp({ environment: { ...google.environment, GOOGLE_ISSUER } })
      const down = await cut.app.request('/api/auth/google')
      expect(down.headers.get('location')).toBe(refused('GOOGLE_UNREACHABLE'))
      expect(cut.log.join()).toContain('identity.google_down')
      cut.close()
      await ends()
    }
  })
})
