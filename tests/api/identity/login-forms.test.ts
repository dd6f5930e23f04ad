import { afterAll, expect, test } from 'bun:test'
import { makeTestApp, signUp } from '../../support/app.ts'

const home = makeTestApp()
afterAll(home.close)

const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  home.app.request(path, {
    method: 'POST',
    headers: cookie ? { cookie } : {},
    body: new URLSearchParams(fields),
  })

const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

const isSignedIn = async (cookie: string) =>
  (await home.app.request('/api/characters?firebaseUid=x', { headers: { cookie } })).status !== 401

test('without script a parent signs up, is home, signs out and in again', async () => {
  const mia = { email: 'mia@example.com', password: 'fir tree' }
  const signedUp = await submit('/login', { ...mia, repeatPassword: 'fir tree', mode: 'sign-up' })
  expect([signedUp.status, signedUp.headers.get('location')]).toEqual([303, '/app'])
  expect(await isSignedIn(cookieOf(signedUp))).toBe(true)

  const signedOut = await submit('/logout', {}, cookieOf(signedUp))
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/'])
  expect(await isSignedIn(cookieOf(signedUp))).toBe(false)

  const signedIn = await submit('/login', { ...mia, mode: 'sign-in' })
  expect(signedIn.headers.get('location')).toBe('/app')
  expect(await isSignedIn(cookieOf(signedIn))).toBe(true)
})

test.each([
  [
    'a wrong password',
    { email: 'leo@example.com', password: 'wrong', mode: 'sign-in' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  [
    'an unknown e-mail',
    { email: 'no@example.com', password: 'wrong', mode: 'sign-in' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  ['no password', { email: 'leo@example.com' }, 'MISSING_PASSWORD'],
])('%s leads back to the sign-in form', async (_what, fields, code) => {
  await signUp(home, 'leo@example.com').catch(() => undefined)
  const answer = await submit('/login', fields)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/login?error=${code}&mode=sign-in`)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['passwords that differ', { repeatPassword: 'twinkel' }, 'PASSWORD_MISMATCH'],
  ['a password that was not repeated', {}, 'PASSWORD_MISMATCH'],
  ['a short password', { password: 'abc', repeatPassword: 'abc' }, 'WEAK_PASSWORD'],
])('a sign-up with %s leads back to the sign-up form', async (_what, changes, code) => {
  const fields = { email: 'noor@example.com', password: 'twinkle', mode: 'sign-up', ...changes }
  const answer = await submit('/login', fields)
  expect(answer.headers.get('location')).toBe(`/login?error=${code}&mode=sign-up`)
})

test('the password never comes back in an address', async () => {
  const answer = await submit('/login', { email: 'x@example.com', password: 'secret-word', mode: 'sign-in' })
  expect(answer.headers.get('location')).not.toContain('secret-word')
  expect(home.log.join()).not.toContain('secret-word')
})
