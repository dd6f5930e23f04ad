import { afterAll, beforeAll, expect, test } from 'bun:test'
import { UnsecuredJWT } from 'jose'
import { makeTestApp, post, sessionCookieFor, type TestApp } from '../../support/app.ts'
import { API_KEY, type FirebaseStandIn, PROJECT, startFirebase } from '../../support/firebase.ts'
import { startGoogle } from '../../support/google.ts'

let firebase: FirebaseStandIn
let server: ReturnType<FirebaseStandIn['serve']>
let home: TestApp

beforeAll(async () => {
  firebase = await startFirebase()
  server = firebase.serve()
  home = makeTestApp({
    environment: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_EMULATOR_HOST: server.host,
    },
  })
  firebase.now = home.clock.now
})
afterAll(async () => {
  home.close()
  await server.stop()
})

const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  home.app.request(path, {
    method: 'POST',
    headers: cookie ? { cookie } : {},
    body: new URLSearchParams(fields),
  })

const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

const MIA = { email: 'mia@example.com', password: 'fir tree' }

test('Mia’s mother signs up and in by Firebase without script', async () => {
  const signedUp = await submit('/login', { ...MIA, repeatPassword: MIA.password, mode: 'sign-up' })
  expect(signedUp.headers.get('location')).toBe('/app')
  const signedIn = await submit('/login', { ...MIA, mode: 'sign-in' })
  expect(signedIn.headers.get('location')).toBe('/app')
  const status = await home.app.request('/api/user/trial-status?firebaseUid=uid-1', {
    headers: { cookie: cookieOf(signedIn) },
  })
  expect(await status.json()).toMatchObject({ availableCredits: 3 })
})

test('an unknown e-mail and a wrong password lead to the same place', async () => {
  const to = async (email: string) =>
    (await submit('/login', { email, password: 'wrong one', mode: 'sign-in' })).headers.get('location')
  expect(await to(MIA.email)).toBe('/login?error=INVALID_LOGIN_CREDENTIALS&mode=sign-in')
  expect(await to('nobody@example.com')).toBe(await to(MIA.email))
})

test('the login page knows where its script sends the password, and may call there alone', async () => {
  const answer = await home.app.request('/login')
  const html = await answer.text()
  expect(html).toContain(`data-accounts="http://${server.host}/identitytoolkit.googleapis.com/v1"`)
  expect(html).toContain(`data-key="${API_KEY}"`)
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' http://${server.host};`)
  const landing = await home.app.request('/landing')
  expect(landing.headers.get('content-security-policy')).toContain("connect-src 'self';")
})

test.each([
  'accounts:signUp',
  'accounts:signInWithPassword',
  'accounts:signInWithIdp',
  'accounts:resetPassword',
  'token',
])('the app’s own issuer does not answer %s', async (call) => {
  const answer = await post(home.app, `/api/identity/v1/${call}`, { ...MIA, returnSecureToken: true })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ error: { code: 404, message: 'NOT_FOUND' } })
})

test('a fresh token of Firebase’s becomes a session, an old one does not', async () => {
  const iat = home.clock.now().getTime() / 1000
  const token = (issuedAt: number) =>
    new UnsecuredJWT({
      sub: 'uid-7',
      email: 'leo@example.com',
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      iat: issuedAt,
      exp: issuedAt + 3600,
    }).encode()
  expect(await sessionCookieFor(home.app, token(iat - 299))).toStartWith('session-80=')
  await expect(sessionCookieFor(home.app, token(iat - 300))).rejects.toThrow('401')
})

test('whoever forgot the password gets a link by e-mail, and nobody learns who has an account', async () => {
  expect(await (await home.app.request('/login?mode=forgotten')).text()).toContain(
    'action="/login/forgotten"',
  )
  const known = await submit('/login/forgotten', { email: 'Mia@example.com' })
  const unknown = await submit('/login/forgotten', { email: 'nobody@example.com' })
  for (const { status, headers } of [known, unknown])
    expect([status, headers.get('location')]).toEqual([303, '/login?mode=forgotten&sent'])
  expect(firebase.sent.map(({ email }) => email)).toEqual([MIA.email])
  expect(await (await home.app.request('/login?mode=forgotten&sent')).text()).toContain(
    'If there is an account with this e-mail',
  )
  const nonsense = await submit('/login/forgotten', { email: 'mia' })
  expect(nonsense.headers.get('location')).toBe('/login?error=INVALID_EMAIL&mode=forgotten')
})

test('the link sets a new password and signs every device out', async () => {
  const cookie = cookieOf(await submit('/login', { ...MIA, mode: 'sign-in' }))
  await submit('/login/forgotten', { email: MIA.email })
  const code = firebase.sent.at(-1)?.code ?? ''
  const form = await home.app.request(`/reset-password?mode=resetPassword&oobCode=${code}`)
  expect(await form.text()).toContain(`value="${code}"`)
  const password = 'a new word'
  const changed = await submit('/reset-password', { code, password, repeatPassword: password })
  expect(await changed.text()).toContain('Your Password Is Changed')
  expect((await home.app.request('/api/story-definitions', { headers: { cookie } })).status).toBe(401)
  const again = await submit('/login', { email: MIA.email, password, mode: 'sign-in' })
  expect(again.headers.get('location')).toBe('/app')
})

test('whoever signed up with another’s e-mail is put out on every device when its owner comes by Google', async () => {
  const google = await startGoogle()
  const street = makeTestApp({
    environment: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_EMULATOR_HOST: server.host,
      ...google.environment,
    },
    now: () => new Date(),
  })
  firebase.now = () => new Date()
  const signedIn = async (cookie: string) =>
    (await street.app.request('/api/story-definitions', { headers: { cookie } })).status === 200
  const zoe = { email: 'zoe@example.com', password: 'not hers' }
  const stranger = await street.app.request('/login', {
    method: 'POST',
    body: new URLSearchParams({ ...zoe, repeatPassword: zoe.password, mode: 'sign-up' }),
  })
  const { localId } = firebase.users.find(({ email }) => email === zoe.email) ?? { localId: '' }
  const tokenOfStranger = unsigned({ sub: localId, email: zoe.email, email_verified: false })
  expect(await signedIn(cookieOf(stranger))).toBe(true)

  google.person = { sub: 'zoe', email: zoe.email, email_verified: true }
  const comeByGoogle = async () => {
    const started = await street.app.request('/api/auth/google')
    const consent = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' })
    const back = consent.headers.get('location') ?? ''
    const answer = await street.app.request(back, { headers: { cookie: cookieOf(started) } })
    expect(answer.headers.get('location')).toBe('/app')
    return (
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('session-'))
        ?.split(';')[0] ?? ''
    )
  }
  const owner = await comeByGoogle()
  expect(await signedIn(owner)).toBe(true)
  expect(await signedIn(cookieOf(stranger))).toBe(false)
  await expect(sessionCookieFor(street.app, tokenOfStranger)).rejects.toThrow('This sign-in has been ended')

  await comeByGoogle()
  expect(await signedIn(owner)).toBe(true)
  street.close()
  firebase.now = home.clock.now
  await google.stop()
})

const unsigned = (claims: Record<string, unknown>) => {
  const iat = Math.floor(Date.now() / 1000)
  const iss = `https://securetoken.google.com/${PROJECT}`
  return new UnsecuredJWT({ iss, aud: PROJECT, iat, exp: iat + 3600, ...claims }).encode()
}

test('a deleted family is deleted at Firebase too', async () => {
  const signedUp = await submit('/login', {
    email: 'gone@example.com',
    password: 'fir tree',
    repeatPassword: 'fir tree',
    mode: 'sign-up',
  })
  const answer = await submit('/app/settings/delete-account', { confirmation: 'DELETE' }, cookieOf(signedUp))
  expect(answer.headers.get('location')).toBe('/account-deleted')
  expect(firebase.users.map(({ email }) => email)).not.toContain('gone@example.com')
})

test('while Firebase is down, nothing is deleted, and the parent is told to come back', async () => {
  const cut = makeTestApp({
    environment: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    },
  })
  const answer = await cut.app.request('/login', { method: 'POST', body: new URLSearchParams(MIA) })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('cannot be reached')
  const { app } = makeTestApp({
    db: home.services.db,
    environment: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    },
  })
  const cookie = cookieOf(await submit('/login', { ...MIA, password: 'a new word', mode: 'sign-in' }))
  const deletion = await app.request('/app/settings/delete-account', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ confirmation: 'DELETE' }),
  })
  expect(deletion.status).toBe(503)
  expect((await home.app.request('/api/story-definitions', { headers: { cookie } })).status).toBe(200)
  cut.close()
})

/** A parent who has just signed up through Firebase, on the forms of Settings. */
async function inSettings(email: string, password: string) {
  const cookie = cookieOf(
    await submit('/login', { email, password, repeatPassword: password, mode: 'sign-up' }),
  )
  const said = async (answer: Response, as = cookie) => {
    const path = answer.headers.get('location')?.split('#')[0] ?? ''
    return (await home.app.request(path, { headers: { cookie: as } })).text()
  }
  return { cookie, said }
}

const signsIn = async (email: string, password: string) =>
  (await submit('/login', { email, password, mode: 'sign-in' })).headers.get('location') === '/app'

test('a password is changed at Firebase in Settings: the old one is asked, and opens nothing afterwards', async () => {
  const { cookie, said } = await inSettings('leo@example.com', 'fir tree')
  const change = (password: string, newPassword: string, repeatPassword = newPassword) =>
    submit('/app/settings/password', { password, newPassword, repeatPassword }, cookie)
  expect(await said(await change('wrong', 'a silver owl'))).toContain('This is not your password.')
  expect(await said(await change('fir tree', 'moon'))).toContain('at least 6 characters')
  expect(await said(await change('fir tree', 'a silver owl', 'a silver oval'))).toContain(
    'Please make sure your passwords match.',
  )
  expect(await signsIn('leo@example.com', 'fir tree')).toBe(true)

  const changed = await change('fir tree', 'a silver owl')
  expect(await said(changed, cookieOf(changed))).toContain('Your password is changed.')
  const before = await home.app.request('/app/settings', { headers: { cookie } })
  expect(before.headers.get('location')).toBe('/login')
  expect(await signsIn('leo@example.com', 'fir tree')).toBe(false)
  expect(await signsIn('leo@example.com', 'a silver owl')).toBe(true)
})

test('an e-mail is changed at Firebase in Settings; where the project does not allow it, that is said', async () => {
  const { cookie, said } = await inSettings('noor@example.com', 'fir tree')
  const change = (email: string, password: string) =>
    submit('/app/settings/email', { email, password }, cookie)
  expect(await said(await change('other@example.com', 'wrong'))).toContain('This is not your password.')
  expect(await said(await change(MIA.email, 'fir tree'))).toContain(
    'There is already an account with this e-mail.',
  )
  firebase.protectsEmails = true
  expect(await said(await change('other@example.com', 'fir tree'))).toContain(
    'An e-mail cannot be changed here.',
  )
  firebase.protectsEmails = false
  expect(await said(await change('other@example.com', 'fir tree'))).toContain('Your e-mail is changed.')
  expect(await signsIn('noor@example.com', 'fir tree')).toBe(false)
  expect(await signsIn('other@example.com', 'fir tree')).toBe(true)
})
