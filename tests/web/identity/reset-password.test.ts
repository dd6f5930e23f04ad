import { afterAll, beforeAll, expect, test } from 'bun:test'
import { issuerStore } from '../../../src/domain/identity/issuer-store.ts'
import { createEmbeddedIdentity } from '../../../src/embedded/identity/index.ts'
import { makeTestApp, post, signUp } from '../../support/app.ts'
import { SECRET } from '../../support/signed-in.ts'

const home = makeTestApp()
let code: string
beforeAll(async () => {
  await signUp(home, 'mia@example.com', 'forgotten')
  const issuer = createEmbeddedIdentity(issuerStore(home.services.db, SECRET))
  code = (await issuer.passwordResetCode('mia@example.com', home.clock.now())) ?? ''
})
afterAll(home.close)

async function submit(fields: Record<string, string>) {
  const answer = await home.app.request('/reset-password', {
    method: 'POST',
    body: new URLSearchParams({ code, ...fields }),
  })
  return { status: answer.status, page: await answer.text() }
}

test('the link opens a form that no cache keeps', async () => {
  const answer = await home.app.request(`/reset-password?code=${code}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Choose a New Password')
  expect(home.log.join()).not.toContain(code)
})

test('a link that lost its code says that it does not work', async () => {
  const answer = await home.app.request('/reset-password')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This Link No Longer Works')
})

test('Mia’s mother mistypes, chooses too short a password, and then sets a good one, once', async () => {
  const mistyped = await submit({ password: 'remembered', repeatPassword: 'remembred' })
  expect(mistyped.status).toBe(400)
  expect(mistyped.page).toContain('Please make sure your passwords match.')
  const short = await submit({ password: 'abc', repeatPassword: 'abc' })
  expect(short.status).toBe(400)
  expect(short.page).toContain('Please choose a password of at least 8 characters.')

  const good = await submit({ password: 'remembered', repeatPassword: 'remembered' })
  expect(good.status).toBe(200)
  expect(good.page).toContain('Your Password Is Changed')
  expect(good.page).not.toContain('remembered')
  const signIn = (password: string) =>
    post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email: 'mia@example.com', password })
  expect((await signIn('forgotten')).status).toBe(400)
  expect((await signIn('remembered')).status).toBe(200)

  const again = await submit({ password: 'another one', repeatPassword: 'another one' })
  expect(again.status).toBe(400)
  expect(again.page).toContain('This Link Was Used Already')
})

test('a link from yesterday says that it has expired', async () => {
  const issuer = createEmbeddedIdentity(issuerStore(home.services.db, SECRET))
  code = (await issuer.passwordResetCode('mia@example.com', home.clock.now())) ?? ''
  home.clock.advance({ days: 1 })
  const late = await submit({ password: 'remembered', repeatPassword: 'remembered' })
  expect(late.status).toBe(400)
  expect(late.page).toContain('This Link Has Expired')
})

test('a code is shown in the form as text and never as markup', async () => {
  const answer = await home.app.request('/reset-password?code=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')
  expect(await answer.text()).not.toContain('<script>alert')
})
