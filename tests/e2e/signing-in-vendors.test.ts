import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { accessibilityProblems, hydrated, visit } from '../support/browser.ts'
import { API_KEY, type FirebaseStandIn, PROJECT, startFirebase } from '../support/firebase.ts'
import { type GoogleStandIn, startGoogle } from '../support/google.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** Pages behind the popup cannot animate. */
const BLOCKED_POPUPS = 'window.open = () => null'

let google: GoogleStandIn
let firebase: FirebaseStandIn
let emulator: ReturnType<FirebaseStandIn['serve']>
let home: RunningServer
let hosted: RunningServer

beforeAll(async () => {
  await buildOnce()
  google = await startGoogle()
  firebase = await startFirebase()
  emulator = firebase.serve()
  const byFirebase = {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: API_KEY,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
  }
  const servers = [google.environment, { ...google.environment, ...byFirebase }]
  ;[home, hosted] = (await Promise.all(servers.map((env) => startServer({ env })))) as [
    RunningServer,
    RunningServer,
  ]
})

afterAll(async () => {
  await Promise.all([home.stop(), hosted.stop()])
  await google.stop()
  await emulator.stop()
})

afterEach(() => {
  google.refusal = undefined
  google.claims = {}
  google.tamper = () => {}
  google.headers = {}
})

const toastSays = (page: Page, text: string) =>
  page.locator('#toasts', { hasText: text }).waitFor({ state: 'attached' })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Opens the login page and continues with Google. */
async function continueWithGoogle(page: Page) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
}

describe('with Google', () => {
  test('Sarah signs in with a popup that closes by itself, and nothing of it was loaded before her tap', async () => {
    google.person = { sub: 'sarah', email: 'sarah@example.com', email_verified: true }
    const { page, context, close } = await visit(home.url)
    const before: string[] = []
    page.on('request', (request) => before.push(request.url()))
    await page.goto('/login')
    expect(before.filter((url) => !url.startsWith(home.url) || /google|login-outcome/.test(url))).toEqual([])
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Continue with Google' }).click(),
    ])
    await toastSays(page, "You've been signed in with Google successfully.")
    expect(pathOf(page)).toBe('/app')
    if (!popup.isClosed()) await popup.waitForEvent('close')
    expect(context.pages()).toHaveLength(1)
    await close()
  })

  test('a page on the way that cuts off the popup from its opener changes nothing for Ida', async () => {
    google.person = { sub: 'ida', email: 'ida@example.com', email_verified: true }
    const { page, close } = await visit(home.url)
    google.headers = { 'cross-origin-opener-policy': 'same-origin' }
    await continueWithGoogle(page)
    await toastSays(page, "You've been signed in with Google successfully.")
    expect(pathOf(page)).toBe('/app')
    await close()
  })

  test('where popups are blocked the page itself goes to Google and comes back', async () => {
    google.person = { sub: 'noor', email: 'noor@example.com', email_verified: true }
    const { page, close } = await visit(home.url, { phone: true })
    await page.addInitScript(BLOCKED_POPUPS)
    await continueWithGoogle(page)
    await toastSays(page, "You've been signed in with Google successfully.")
    expect(pathOf(page)).toBe('/app')
    await close()
  })

  test('a parent who declines sees a message, in a popup or without one, and can try again', async () => {
    google.refusal = 'access_denied'
    const { page, close } = await visit(home.url)
    await continueWithGoogle(page)
    await toastSays(page, 'Google Sign In Failed')
    await toastSays(page, 'Nothing was shared.')
    await page.addInitScript(BLOCKED_POPUPS)
    await continueWithGoogle(page)
    await toastSays(page, 'Nothing was shared.')
    expect(pathOf(page)).toBe('/login')
    await close()
  })

  test('a changed state, a used code and another nonce let nobody in', async () => {
    let used = ''
    const attacks: [() => void, string][] = [
      [() => {}, ''],
      [() => (google.tamper = (back) => back.searchParams.set('state', 'changed')), 'This took too long'],
      [() => (google.tamper = (back) => back.searchParams.set('code', used)), 'Google did not say who'],
      [() => (google.claims = { nonce: 'a'.repeat(64) }), 'Google did not say who'],
    ]
    for (const [attack, words] of attacks) {
      google.tamper = (back) => {
        used = back.searchParams.get('code') ?? ''
      }
      attack()
      const { page, context, close } = await visit(home.url)
      await continueWithGoogle(page)
      if (words) await toastSays(page, words)
      else await page.waitForURL('**/app')
      const signedIn = (await context.cookies()).some(({ name }) => name.startsWith('session-'))
      expect(signedIn).toBe(words === '')
      await close()
    }
  })

  test('an e-mail that has a password here is not entered by Google', async () => {
    google.person = { sub: 'leo', email: 'leo@example.com', email_verified: true }
    const { page, context, close } = await visit(home.url)
    await signUpByForm(page, 'leo@example.com')
    await page.waitForURL('**/app')
    await hydrated(page)
    await context.clearCookies()
    await continueWithGoogle(page)
    await toastSays(page, 'Please sign in the way you did before.')
    await close()
  })

  test('without script the link leads to Google and back', async () => {
    google.person = { sub: 'pia', email: 'pia@example.com', email_verified: true }
    const { page, close } = await visit(home.url, { javaScriptEnabled: false })
    await continueWithGoogle(page)
    await page.waitForURL('**/app')
    google.refusal = 'access_denied'
    await page.context().clearCookies()
    await continueWithGoogle(page)
    await page.getByRole('alert').getByText('Nothing was shared.').waitFor()
    await close()
  })

  test('axe finds nothing on the page that Google’s answer comes to', async () => {
    const { page, close } = await visit(home.url)
    await page.route('**/google-result-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/login/google?error=GOOGLE_TOO_LATE')
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })
})

describe('with Firebase', () => {
  test('Mia’s mother signs up, out and in: her browser asks Firebase itself', async () => {
    const { page, close } = await visit(hosted.url)
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await signUpByForm(page, 'mia@example.com')
    await toastSays(page, 'Your account has been created successfully.')
    expect(asked[0]).toBe(
      `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    )
    await hydrated(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await toastSays(page, "You've been signed out successfully.")
    await signInByForm(page, 'mia@example.com', 'twinkle-twinkle')
    await toastSays(page, "You've been signed in successfully.")
    await close()
  })

  test('a wrong password and an unknown e-mail read the same', async () => {
    const { page, close } = await visit(hosted.url)
    for (const email of ['mia@example.com', 'nobody@example.com']) {
      await signInByForm(page, email, 'not-the-password')
      await toastSays(page, 'The e-mail or the password is not right.')
    }
    await close(/status of 400/)
  })

  test('by Google, too', async () => {
    google.person = { sub: 'zoe', email: 'zoe@example.com', email_verified: true }
    const { page, close } = await visit(hosted.url)
    await continueWithGoogle(page)
    await toastSays(page, "You've been signed in with Google successfully.")
    expect(firebase.users.map(({ email }) => email)).toContain('zoe@example.com')
    await close()
  })

  test('a forgotten password becomes a new one by the e-mail’s link, without script', async () => {
    const { page, close } = await visit(hosted.url, { phone: true, javaScriptEnabled: false })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill('mia@example.com')
    await page.getByRole('button', { name: 'Send Me a Link' }).click()
    await page.getByText('Please look into your mailbox').waitFor()
    await page.goto(`/reset-password?oobCode=${firebase.sent.at(-1)?.code}`)
    await page.getByLabel('New password', { exact: true }).fill('a new word')
    await page.getByLabel('Repeat new password').fill('a new word')
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await page.getByText('Your Password Is Changed').waitFor()
    await signInByForm(page, 'mia@example.com', 'a new word')
    await page.waitForURL('**/app')
    await close()
  })
})

async function signInByForm(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signUpByForm(page: Page, email: string) {
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twinkle-twinkle')
  await page.getByLabel('Repeat password').fill('twinkle-twinkle')
  await page.getByRole('button', { name: 'Create Account' }).click()
}
