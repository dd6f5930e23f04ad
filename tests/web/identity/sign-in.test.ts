import { afterAll, expect, test } from 'bun:test'
import { makeTestApp, post, sessionCookieFor, signUp } from '../../support/app.ts'

const home = makeTestApp()
afterAll(home.close)

const signIn = (email: string, password: string) =>
  post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })

test('Mia’s mother signs in again, on another evening', async () => {
  const { uid } = await signUp(home, 'mia@example.com', 'under the fir tree')
  home.clock.advance({ days: 40 })
  const answer = await signIn('Mia@Example.com', 'under the fir tree')
  expect(answer.status).toBe(200)
  const account = (await answer.json()) as { idToken: string; localId: string }
  expect(account.localId).toBe(uid)
  expect(await sessionCookieFor(home.app, account.idToken)).toStartWith('session-80=')
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  await signUp(home, 'leo@example.com', 'a good password')
  const wrong = await signIn('leo@example.com', 'a bad password')
  const unknown = await signIn('nobody@example.com', 'a bad password')
  expect(wrong.status).toBe(400)
  expect(unknown.status).toBe(400)
  const refusal = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }
  expect(await wrong.json()).toEqual(refusal)
  expect(await unknown.json()).toEqual(refusal)
})

test('a password of more than a thousand characters never signs in', async () => {
  await signUp(home, 'noor@example.com', 'a'.repeat(1000))
  expect((await signIn('noor@example.com', 'a'.repeat(1000))).status).toBe(200)
  expect((await signIn('noor@example.com', 'a'.repeat(1001))).status).toBe(400)
})

test('the refresh call gives a new ID token, asked by a form or by JSON', async () => {
  await signUp(home, 'zoe@example.com', 'moonlight on snow')
  const { refreshToken } = (await (await signIn('zoe@example.com', 'moonlight on snow')).json()) as {
    refreshToken: string
  }
  home.clock.advance({ minutes: 90 })
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const byForm = await home.app.request('/api/identity/v1/token', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const byJson = await post(home.app, '/api/identity/v1/token', fields)
  for (const answer of [byForm, byJson]) {
    const { id_token } = (await answer.json()) as { id_token: string }
    expect(await sessionCookieFor(home.app, id_token)).toStartWith('session-80=')
  }
})

test('a refresh token that nobody gave out is refused', async () => {
  const answer = await post(home.app, '/api/identity/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: 'aaa.bbb.ccc',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: { code: 400, message: 'INVALID_REFRESH_TOKEN' } })
})
