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
  [
    'a short password',
    { password: 'abc', repeatPassword: 'abc' },
    'WEAK_PASSWORD : Password should be at least 8 characters',
  ],
])('a sign-up with %s leads back to the sign-up form', async (_what, changes, code) => {
  const fields = { email: 'noor@example.com', password: 'twinkle-twinkle', mode: 'sign-up', ...changes }
  const answer = await submit('/login', fields)
  expect(answer.headers.get('location')).toBe(
    `/login?${new URLSearchParams({ error: code, mode: 'sign-up' })}`,
  )
})

test('the password never comes back in an address', async () => {
  const answer = await submit('/login', { email: 'x@example.com', password: 'secret-word', mode: 'sign-in' })
  expect(answer.headers.get('location')).not.toContain('secret-word')
  expect(home.log.join()).not.toContain('secret-word')
})

test('whoever forgot the password is told to ask the operator, who has an account or not', async () => {
  const page = await (await home.app.request('/login?mode=forgotten')).text()
  expect(page).toContain('ask the person who runs it')
  expect(page).not.toContain('bun run admin')
  expect(page).not.toContain('<form')
  await signUp(home, 'ida@example.com')
  const answers = await Promise.all(
    ['ida@example.com', 'nobody@example.com'].map((email) => submit('/login/forgotten', { email })),
  )
  for (const { status, headers } of answers)
    expect([status, headers.get('location')]).toEqual([303, '/login?mode=forgotten&sent'])
})

test('signing out everywhere by script ends every session of this parent and of nobody else', async () => {
  const ida = await signUp(home, 'everywhere@example.com')
  const other = await signUp(home, 'elsewhere@example.com')
  const second = cookieOf(
    await submit('/login', { email: 'everywhere@example.com', password: 'twinkle-twinkle', mode: 'sign-in' }),
  )
  const answer = await home.app.request('/api/auth/token?everywhere', {
    method: 'DELETE',
    headers: { cookie: second },
  })
  expect(answer.status).toBe(200)
  expect(await Promise.all([ida.cookie, second, other.cookie].map(isSignedIn))).toEqual([false, false, true])
})

test.each([
  ['EMAIL_NOT_FOUND', 'The e-mail or the password is not right.'],
  ['INVALID_PASSWORD', 'The e-mail or the password is not right.'],
  ['USER_DISABLED', 'The e-mail or the password is not right.'],
  ['CONFIGURATION_NOT_FOUND', 'Firebase authentication not initialized'],
  ['API key not valid. Please pass a valid API key.', 'Missing Firebase configuration'],
  ['MISSING_CONFIGURATION', 'Missing Firebase configuration'],
  ['SOMETHING_NEW : said by a vendor', 'An unexpected error occurred. Please try again.'],
  ['constructor', 'An unexpected error occurred. Please try again.'],
])('the code %s is told in our own words: %s', async (error, words) => {
  const page = await home.app.request(`/login?${new URLSearchParams({ error })}`)
  expect(await page.text()).toContain(words)
})
