import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { embeddedAccounts, sessions, users } from '../../../db/schema/index.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { type GoogleStandIn, startGoogle } from '../../support/google.ts'

let google: GoogleStandIn
let home: TestApp
let later = 0

beforeAll(async () => {
  google = await startGoogle()
  home = makeTestApp({ environment: google.environment, now: () => new Date(Date.now() + later) })
})
afterAll(async () => {
  home.close()
  await google.stop()
})
beforeEach(() => {
  later = 0
})

type Device = { cookie: string }

/** Approves the next sign-in at Google; returns the browser's final address. */
async function throughGoogle(device: Device, start: string): Promise<string> {
  const started = await ask(device, start)
  const toGoogle = started.headers.get('location') ?? ''
  if (!toGoogle.startsWith(google.issuer)) return toGoogle
  const consent = await fetch(toGoogle, { redirect: 'manual' })
  const { pathname, search } = new URL(consent.headers.get('location') ?? '')
  const set = started.headers.getSetCookie().find((cookie) => cookie.startsWith('google-')) ?? ''
  const [attempt = ''] = set.split(';')
  const back = await home.app.request(pathname + search, {
    headers: { cookie: [attempt, device.cookie].filter(Boolean).join('; ') },
  })
  const session = back.headers.getSetCookie().find((cookie) => cookie.startsWith('session-'))
  if (session) device.cookie = session.split(';')[0] ?? ''
  return back.headers.get('location') ?? ''
}

const ask = (device: Device, path: string) => home.app.request(path, { headers: { cookie: device.cookie } })
const send = async (device: Device, path: string, fields: Record<string, string>) =>
  (
    await home.app.request(path, {
      method: 'POST',
      headers: { cookie: device.cookie },
      body: new URLSearchParams(fields),
    })
  ).headers.get('location')
const person = (name: string, email = `${name}@example.com`) => {
  google.person = { sub: name, email, email_verified: true }
}
const isOut = async (device: Device) => (await ask(device, '/app')).status === 200

/** A parent who signed in with Google has handed the device over. */
async function handedOver(name: string): Promise<Device> {
  const device = { cookie: '' }
  person(name)
  await throughGoogle(device, '/api/auth/google')
  const { db } = home.services
  const user = db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@example.com`))
    .get()
  const profile = String(profilesOf(db, user?.id ?? 0).family.id)
  expect(await send(device, '/app/kid-mode', { profile, pin: '2580', repeatPin: '2580' })).toBe('/kid')
  return device
}

const failFiveTimes = async (device: Device) => {
  for (let n = 0; n < 5; n++) await send(device, '/kid/leave', { pin: '1357' })
}

test('Noor’s mother, who came by Google, signs in once more after five wrong PINs', async () => {
  const device = await handedOver('noors-mother')
  expect(await throughGoogle(device, '/kid/leave/google')).toBe('/kid/leave')
  expect(await (await ask(device, '/kid/leave')).text()).not.toContain('Google')
  await failFiveTimes(device)
  const page = await (await ask(device, '/kid/leave')).text()
  expect(page).toContain('Please sign in with Google once more.')
  expect(page).not.toContain('name="password"')
  person('noors-mother', 'moved@example.com')
  expect(await throughGoogle(device, '/kid/leave/google')).toBe('/app')
  expect(await isOut(device)).toBe(true)
})

test('the child’s own account at Google opens nothing, and becomes no family', async () => {
  const device = await handedOver('leos-father')
  await failFiveTimes(device)
  person('leo')
  expect(await throughGoogle(device, '/kid/leave/google')).toBe('/kid/leave?error=ANOTHER_ACCOUNT')
  expect(await (await ask(device, '/kid/leave?error=ANOTHER_ACCOUNT')).text()).toContain(
    'That is another account.',
  )
  const { db } = home.services
  expect(
    db.select().from(embeddedAccounts).where(eq(embeddedAccounts.email, 'leo@example.com')).all(),
  ).toEqual([])
  expect(await isOut(device)).toBe(false)
})

test('a parent with a family of their own does not get out of another family’s kid mode', async () => {
  const neighbor = { cookie: '' }
  person('neighbor')
  await throughGoogle(neighbor, '/api/auth/google')
  const device = await handedOver('mias-father')
  await failFiveTimes(device)
  person('neighbor')
  expect(await throughGoogle(device, '/kid/leave/google')).toBe('/kid/leave?error=ANOTHER_ACCOUNT')
  expect(await isOut(device)).toBe(false)
  expect(
    home.services.db.select().from(sessions).where(eq(sessions.kidMode, true)).all().length,
  ).toBeGreaterThan(0)
})

test('without a password the PIN is changed within ten minutes of a sign-in', async () => {
  const device = await handedOver('amaras-mother')
  await send(device, '/kid/leave', { pin: '2580' })
  const settings = async () => (await ask(device, '/app/settings')).text()
  expect(await settings()).toContain('name="repeatPin"')
  const change = () => send(device, '/app/settings/kid-pin', { pin: '8642', repeatPin: '8642' })
  later = 11 * 60_000
  expect(await settings()).toContain('sign in with Google once more')
  expect(await settings()).not.toContain('name="repeatPin"')
  expect(await change()).toBe('/app/settings#kid-mode')
  person('amaras-mother')
  await throughGoogle(device, '/api/auth/google')
  expect(await change()).toBe('/app/settings?kid-pin=changed#kid-mode')
})
