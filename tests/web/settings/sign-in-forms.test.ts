import { afterAll, expect, test } from 'bun:test'
import { makeTestApp, post, signUp } from '../../support/app.ts'

const home = makeTestApp()
afterAll(home.close)

const submit = (path: string, fields: Record<string, string>, cookie: string) =>
  home.app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })

const show = async (answer: Response, cookie: string) => {
  const path = answer.headers.get('location')?.split('#')[0] ?? ''
  return (await home.app.request(path, { headers: { cookie } })).text()
}

const signIn = async (email: string, password: string) =>
  (await post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email, password })).status

test('Mia’s mother changes her password: the old one is asked for, other devices are signed out, this one stays', async () => {
  const { cookie, email } = await signUp(home, 'mia@example.com', 'lamplight')
  const change = (password: string, newPassword: string, repeatPassword = newPassword) =>
    submit('/app/settings/password', { password, newPassword, repeatPassword }, cookie)

  expect(await show(await change('wrong', 'a silver owl'), cookie)).toContain('This is not your password.')
  expect(await show(await change('lamplight', 'a silver owl', 'a silver oval'), cookie)).toContain(
    'Please make sure your passwords match.',
  )
  expect(await show(await change('lamplight', 'moon'), cookie)).toContain('at least 8 characters')
  expect(await signIn(email, 'lamplight')).toBe(200)

  const changed = await change('lamplight', 'a silver owl')
  const [newCookie = ''] = (changed.headers.get('set-cookie') ?? '').split(';')
  expect(await show(changed, newCookie)).toContain('Your password is changed.')
  const before = await home.app.request('/app/settings', { headers: { cookie } })
  expect(before.headers.get('location')).toBe('/login')
  expect([await signIn(email, 'lamplight'), await signIn(email, 'a silver owl')]).toEqual([400, 200])
})

test('Noor’s father changes his e-mail: his stories and session stay, and nobody else’s e-mail can be taken', async () => {
  const { cookie, userId } = await signUp(home, 'noor@example.com', 'lamplight')
  await signUp(home, 'leo@example.com', 'lamplight')
  const change = (email: string, password: string) =>
    submit('/app/settings/email', { email, password }, cookie)

  expect(await show(await change('other@example.com', 'wrong'), cookie)).toContain(
    'This is not your password.',
  )
  expect(await show(await change('leo@example.com', 'lamplight'), cookie)).toContain(
    'There is already an account with this e-mail.',
  )
  for (const email of ['nothing', 'noor@example', 'noor@example.'])
    expect(await show(await change(email, 'lamplight'), cookie)).toContain('does not look like an e-mail')

  const page = await show(await change(' Other@Example.com ', 'lamplight'), cookie)
  expect(page).toContain('Your e-mail is changed.')
  expect(page).toContain('other@example.com')
  expect([
    await signIn('noor@example.com', 'lamplight'),
    await signIn('other@example.com', 'lamplight'),
  ]).toEqual([400, 200])
  const { available } = home.services.db.$client
    .prepare('SELECT available_credits AS available FROM users WHERE id = ? AND email = ?')
    .get(userId, 'other@example.com') as { available: number }
  expect(available).toBe(3)
})
