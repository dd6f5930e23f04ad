import { afterAll, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { makeTestApp, post, signUp } from '../../support/app.ts'
import { SECRET } from '../../support/signed-in.ts'

const home = makeTestApp()
afterAll(home.close)

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The command as an operator types it, while the app runs. */
const admin = (...args: string[]) => adminWith({}, ...args)

async function adminWith(environment: Record<string, string>, ...args: string[]) {
  const { DATA_DIR } = home.services.env
  const run = Bun.spawn([process.execPath, 'src/admin.ts', ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR,
      PUBLIC_URL: 'https://stories.example/',
      SESSION_SECRET: SECRET,
      ...environment,
    },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [exitCode, out, err] = await Promise.all([
    run.exited,
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ])
  return { exitCode, out: out.trim(), err: err.trim() }
}

test('a link from the operator sets a new password and signs every device out', async () => {
  const { cookie } = await signUp(home, 'mia@example.com', 'forgotten')
  const { exitCode, out } = await admin('reset-link', 'Mia@Example.com')
  expect(exitCode).toBe(0)
  expect(out).toStartWith('https://stories.example/reset-password?code=')

  home.clock.advance({ seconds: (Date.now() - home.clock.now().getTime()) / 1000 + 1 })
  const oobCode = new URL(out).searchParams.get('code')
  const reset = await post(home.app, '/api/identity/v1/accounts:resetPassword', {
    oobCode,
    newPassword: 'remembered',
  })
  expect(await reset.json()).toEqual({ email: 'mia@example.com', requestType: 'PASSWORD_RESET' })
  expect((await home.app.request('/api/story-definitions', { headers: { cookie } })).status).toBe(401)
  const signIn = (password: string) =>
    post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email: 'mia@example.com', password })
  expect((await signIn('forgotten')).status).toBe(400)
  expect((await signIn('remembered')).status).toBe(200)
})

test('the operator is told when nobody has that e-mail', async () => {
  const { exitCode, out, err } = await admin('reset-link', 'nobody@example.com')
  expect({ exitCode, out, err }).toEqual({
    exitCode: 1,
    out: '',
    err: 'There is no account with the e-mail nobody@example.com.',
  })
})

test('where Firebase keeps the accounts the operator is told that it sends the links', async () => {
  const firebase = { FIREBASE_PROJECT_ID: 'bedtime-1a2b', FIREBASE_API_KEY: 'AIza' }
  const { exitCode, err } = await adminWith(firebase, 'reset-link', 'mia@example.com')
  expect(exitCode).toBe(1)
  expect(err).toContain('Firebase sends the links itself')
})

test('an unknown command, or none, is answered with the usage', async () => {
  for (const args of [['dance'], [], ['constructor']]) {
    const { exitCode, err } = await admin(...args)
    expect(exitCode).toBe(1)
    expect(err).toContain('Usage: bun run admin COMMAND')
    expect(err).toContain('reset-link EMAIL')
  }
})
