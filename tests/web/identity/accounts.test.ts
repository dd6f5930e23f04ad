import { afterAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { trialsGiven, users } from '../../../db/schema/index.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { makeTestApp, post, signedIn, signUp, type TestApp } from '../../support/app.ts'

const home = makeTestApp()
const limited = makeTestApp({
  options: { limits: { ...RATE_LIMITS, signUp: { max: 1000, windowSeconds: 60 } } },
  environment: { FLY_APP_NAME: 'storylamp' },
})
afterAll(() => {
  home.close()
  limited.close()
})

const PASSWORD = 'under the fir tree'
const SIGN_IN = '/api/identity/v1/accounts:signInWithPassword'

const signIn = (email: string, password: string, address: string, cookie = '') =>
  post(limited.app, SIGN_IN, { email, password }, { 'fly-client-ip': address, cookie })
const guessFrom = (n: number) => `198.51.${n >> 8}.${n & 255}`
const whoAmI = (app: TestApp, cookie: string) =>
  app.app.request('/api/story-definitions', { headers: { cookie } })
const creditsOf = ({ services: { db } }: TestApp, userId: number) =>
  db.select().from(users).where(eq(users.id, userId)).get()

describe('somebody who guesses at one e-mail from a thousand addresses', () => {
  test('is slowed to a guess in half a minute from networks that had theirs', async () => {
    await signUp(limited, 'mia@example.com', PASSWORD)
    const email = 'mia@example.com'
    let refused = 0
    for (let n = 0; n < 80; n += 1)
      if ((await signIn(email, `guess ${n}`, guessFrom(n % 16))).status === 429) refused += 1
    expect(refused).toBe(30)
    const stopped = await signIn(email, 'another guess', guessFrom(0))
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    limited.clock.advance({ seconds: 30 })
    expect((await signIn(email, 'a late guess', guessFrom(0))).status).toBe(400)
    expect((await signIn(email, 'one too many', guessFrom(0))).status).toBe(429)
  })

  test('locks the parent out neither where they have been before nor anywhere else', async () => {
    const email = 'leo@example.com'
    const first = await signUp(limited, email, PASSWORD)
    const entered = await limited.app.request('/login', {
      method: 'POST',
      headers: { 'fly-client-ip': '203.0.113.1' },
      body: new URLSearchParams({ email, password: PASSWORD }),
    })
    const device = entered.headers.getSetCookie().find((line) => line.startsWith('device-80=')) ?? ''
    expect(device).not.toContain('leo')
    expect(first.cookie).not.toBe('')
    for (let n = 0; n < 80; n += 1) await signIn(email, `guess ${n}`, guessFrom(n % 16))
    expect((await signIn(email, PASSWORD, guessFrom(3))).status).toBe(429)
    expect((await signIn(email, PASSWORD, guessFrom(3), device.split(';')[0])).status).toBe(200)
    expect((await signIn(email, PASSWORD, '203.0.113.77')).status).toBe(200)
  })

  test('gets no further with a device that another e-mail knows', async () => {
    const email = 'noor@example.com'
    await signUp(limited, email, PASSWORD)
    await signUp(limited, 'thief@example.com', PASSWORD)
    const entered = await limited.app.request('/login', {
      method: 'POST',
      headers: { 'fly-client-ip': '203.0.113.2' },
      body: new URLSearchParams({ email: 'thief@example.com', password: PASSWORD }),
    })
    const device = entered.headers.getSetCookie().find((line) => line.startsWith('device-80=')) ?? ''
    for (let n = 0; n < 80; n += 1) await signIn(email, `guess ${n}`, guessFrom(n % 16))
    expect((await signIn(email, PASSWORD, guessFrom(3), device.split(';')[0])).status).toBe(429)
  })
})

test('a provider’s customer with a /48 of IPv6 gets four times what an address gets, and not sixty-five thousand times', async () => {
  const limits = { ...RATE_LIMITS, signInFromAddress: { max: 5, windowSeconds: 60 } }
  const app = makeTestApp({ options: { limits }, environment: { FLY_APP_NAME: 'storylamp' } })
  const tryFrom = async (address: string) =>
    (
      await app.app.request('/api/auth/token', {
        method: 'POST',
        headers: { 'fly-client-ip': address, authorization: 'Bearer a.b.c' },
      })
    ).status
  const within = async (network: (n: number) => string, tries: number) => {
    const statuses = await Promise.all(Array.from({ length: tries }, (_, n) => tryFrom(network(n))))
    return statuses.filter((status) => status !== 429).length
  }
  expect(await within((n) => `2001:db8:1:${n.toString(16)}::1`, 40)).toBe(10)
  expect(await within((n) => `2001:db8:2:${(n * 256).toString(16)}::1`, 40)).toBe(20)
  expect(await within(() => '2001:db8:3:1::1', 40)).toBe(5)
  app.close()
})

describe('signing out', () => {
  test('ends the refresh tokens as well, and has the browser forget what it cached', async () => {
    const { cookie } = await signUp(home, 'mia@example.com', PASSWORD)
    const entered = await post(home.app, SIGN_IN, { email: 'mia@example.com', password: PASSWORD })
    const { refreshToken } = (await entered.json()) as { refreshToken: string }
    home.clock.advance({ seconds: 1 })
    const left = await home.app.request('/api/auth/token', { method: 'DELETE', headers: { cookie } })
    expect(left.headers.get('clear-site-data')).toBe('"cache"')
    const again = await post(home.app, '/api/identity/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    })
    expect(again.status).toBe(400)
  })

  test('leaves the other devices signed in', async () => {
    const phone = await signUp(home, 'leo@example.com', PASSWORD)
    const entered = await home.app.request('/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'leo@example.com', password: PASSWORD }),
    })
    const tablet = (entered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    await home.app.request('/logout', { method: 'POST', headers: { cookie: phone.cookie } })
    expect((await whoAmI(home, phone.cookie)).status).toBe(401)
    expect((await whoAmI(home, tablet)).status).toBe(200)
  })

  test.each(['/logout', '/app/settings/sign-out-everywhere'])(
    'by the form %s does the same',
    async (path) => {
      const { cookie } = await signedIn(home, `${path.length}@example.com`)
      const left = await home.app.request(path, { method: 'POST', headers: { cookie } })
      expect(left.headers.get('clear-site-data')).toBe('"cache"')
    },
  )
})

test('a session that is used every day ends after ninety days all the same', async () => {
  const evening = makeTestApp()
  const { cookie } = await signedIn(evening, 'mia@example.com')
  for (let day = 1; day < 90; day += 1) {
    evening.clock.advance({ days: 1 })
    expect([day, (await whoAmI(evening, cookie)).status]).toEqual([day, 200])
  }
  evening.clock.advance({ days: 1 })
  expect((await whoAmI(evening, cookie)).status).toBe(401)
  evening.close()
})

describe('the trial', () => {
  test('is given once to an e-mail, whatever account it comes with', async () => {
    const first = await signUp(home, 'noor@example.com', PASSWORD)
    expect(creditsOf(home, first.userId)).toMatchObject({ availableCredits: 3, activeTrial: true })
    const gone = await home.app.request('/app/settings/delete-account', {
      method: 'POST',
      headers: { cookie: first.cookie },
      body: new URLSearchParams({ confirmation: 'DELETE' }),
    })
    expect(gone.headers.get('location')).toBe('/account-deleted')
    expect(gone.headers.get('clear-site-data')).toBe('"cache"')
    const second = await signUp(home, 'Noor@Example.com', PASSWORD)
    expect(second.uid).not.toBe(first.uid)
    expect(creditsOf(home, second.userId)).toMatchObject({ availableCredits: 0, activeTrial: false })
  })

  test('is remembered without the e-mail', async () => {
    await signUp(home, 'secret@example.com', PASSWORD)
    const kept = JSON.stringify(home.services.db.select().from(trialsGiven).all())
    const plain = new Bun.CryptoHasher('sha256').update('secret@example.com')
    expect(kept).not.toContain('secret')
    expect(kept).not.toContain(plain.digest('base64url'))
  })

  test('is remembered of a family from before it was, when it leaves', async () => {
    const { db } = home.services
    const early = await signedIn(home, 'early@example.com')
    db.delete(trialsGiven).run()
    await home.app.request('/app/settings/delete-account', {
      method: 'POST',
      headers: { cookie: early.cookie },
      body: new URLSearchParams({ confirmation: 'DELETE' }),
    })
    const again = await signUp(home, 'early@example.com', PASSWORD)
    expect(creditsOf(home, again.userId)).toMatchObject({ availableCredits: 0 })
  })
})
