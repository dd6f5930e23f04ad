import { afterAll, expect, test } from 'bun:test'
import { embeddedAccounts } from '../../../db/schema/index.ts'
import { makeTestApp, post, signUp } from '../../support/app.ts'

const home = makeTestApp()
afterAll(home.close)

const SIGN_UP = '/api/identity/v1/accounts:signUp'

async function refusal(body: unknown) {
  const answer = await post(home.app, SIGN_UP, body)
  return { status: answer.status, body: await answer.json() }
}

const refusedWith = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

test('Mia’s mother signs up and finds the trial’s three credits', async () => {
  const { cookie, uid, userId } = await signUp(home, 'mia@example.com')
  expect(uid).toMatch(/^[A-Za-z0-9]{28}$/)
  const answer = await home.app.request(`/api/user/trial-status?firebaseUid=${uid}`, { headers: { cookie } })
  expect(await answer.json()).toEqual({
    userId,
    role: 'USER_ROLE',
    activeTrial: true,
    trialBypass: false,
    availableCredits: 3,
  })
})

test('her password is kept only as an argon2id hash', async () => {
  await signUp(home, 'secretive@example.com', 'under the third fir tree')
  const rows = JSON.stringify(home.services.db.select().from(embeddedAccounts).all())
  expect(rows).toContain('$argon2id$')
  expect(rows).not.toContain('fir tree')
})

test('an e-mail has one account, however it is spelled', async () => {
  await signUp(home, 'leo@example.com')
  expect(await refusal({ email: ' LEO@Example.com ', password: 'twinkle-twinkle' })).toEqual(
    refusedWith('EMAIL_EXISTS'),
  )
})

test('two sign-ups with one e-mail at the same moment make one account', async () => {
  const body = { email: 'twins@example.com', password: 'twinkle-twinkle' }
  const answers = await Promise.all([post(home.app, SIGN_UP, body), post(home.app, SIGN_UP, body)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
})

test('a password of seven characters is too short, eight are enough', async () => {
  expect(await refusal({ email: 'noor@example.com', password: 'fir moo' })).toEqual(
    refusedWith('WEAK_PASSWORD : Password should be at least 8 characters'),
  )
  const answer = await post(home.app, SIGN_UP, { email: 'noor@example.com', password: 'fir moon' })
  expect(await answer.json()).toMatchObject({ email: 'noor@example.com', expiresIn: '3600' })
})

test.each([
  'password',
  'Password1',
  'iloveyou',
  '1qaz2wsx',
  'aaaaaaaaaa',
  'storylamp1',
  'noor.fir@example.com',
  'noor.fir',
])('%s is what others try first', async (password) => {
  expect(await refusal({ email: 'noor.fir@example.com', password })).toEqual(
    refusedWith('WEAK_PASSWORD : Password should not be one that many people use'),
  )
})

test('a password of more than a thousand characters is refused', async () => {
  expect(await refusal({ email: 'long@example.com', password: 'a'.repeat(1001) })).toEqual(
    refusedWith('WEAK_PASSWORD : Password should be at most 1000 characters'),
  )
})

test.each([
  ['no e-mail', { password: 'twinkle-twinkle' }, 'MISSING_EMAIL'],
  ['an empty e-mail', { email: '  ', password: 'twinkle-twinkle' }, 'MISSING_EMAIL'],
  ['something that is no e-mail', { email: 'mia at home', password: 'twinkle-twinkle' }, 'INVALID_EMAIL'],
  [
    'an endless e-mail',
    { email: `${'a'.repeat(300)}@example.com`, password: 'twinkle-twinkle' },
    'INVALID_EMAIL',
  ],
  ['a list as e-mail', { email: ['mia@example.com'], password: 'twinkle-twinkle' }, 'MISSING_EMAIL'],
  ['no password', { email: 'mia2@example.com' }, 'MISSING_PASSWORD'],
  ['no fields at all', 'hello', 'INVALID_ARGUMENT'],
])('a sign-up with %s is refused', async (_what, body, message) => {
  expect(await refusal(body)).toEqual(refusedWith(message))
})

test('a sign-up whose JSON is broken is told so', async () => {
  const answer = await home.app.request(SIGN_UP, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email": "mia@',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    error: { code: 400, message: 'INVALID_ARGUMENT : The request body is not valid JSON.' },
  })
})
