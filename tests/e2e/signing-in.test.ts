import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { freezeClock, hydrated, isWhole, visit } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const REFUSED_CALL = /status of 400/
let server: RunningServer

beforeAll(async () => {
  await buildOnce()
  server = await startServer()
})

afterAll(() => server.stop())

describe('on a desktop', () => {
  test('Sarah signs up, is welcomed, signs out, of which Back shows nothing, and in again', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started Free' }).first().click()
    await page.getByRole('heading', { name: 'Join Storylamp' }).waitFor()
    await fill(page, 'sarah@example.com', 'twinkle-twinkle', 'twinkle-twinkle')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await toastSays(page, 'Your account has been created successfully.')
    expect(new URL(page.url()).pathname).toBe('/app')

    await page.goto('/app/settings')
    await page.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click()
    await toastSays(page, "You've been signed out successfully.")
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goto('/')

    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await fill(page, 'sarah@example.com', 'twinkle-twinkle')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await toastSays(page, "You've been signed in successfully.")
    await close()
  })

  test('Back does not show the form again to Noor, who has signed up', async () => {
    const { page, close } = await visit(server.url, { phone: true })
    await page.goto('/login?mode=sign-up')
    await fill(page, 'noor@example.com', 'twinkle twinkle', 'twinkle twinkle')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL(/\/app$/)
    await page.goBack()
    await page.waitForURL(/\/app$/)
    await page.getByText('No characters found').waitFor()
    await close()
  })

  test('passwords that differ are told beside the field and in a toast, and nothing is sent', async () => {
    const { page, close } = await visit(server.url)
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await page.goto('/login?mode=sign-up')
    await fill(page, 'noor@example.com', 'twinkle-twinkle', 'tinkle-twinkle')
    await page.getByText('Passwords do not match').waitFor()
    expect(await page.getByLabel('Repeat password').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await toastSays(page, 'Please make sure your passwords match.')
    expect(calls).toEqual([])
    await page.getByLabel('Repeat password').fill('twinkle-twinkle')
    await page.getByText('Passwords do not match').waitFor({ state: 'hidden' })
    await close()
  })

  test('a wrong password is refused with a sentence, and the button can be pressed again', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    await fill(page, 'nobody@example.com', 'not-the-password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await toastSays(page, 'The e-mail or the password is not right.')
    await toastSays(page, 'Sign In Failed')
    expect(await page.getByRole('button', { name: 'Sign In' }).isEnabled()).toBe(true)
    await close(REFUSED_CALL)
  })

  test('while the answer is awaited the button is busy and the page is covered, for ten seconds at most', async () => {
    const { page, close } = await visit(server.url)
    await freezeClock(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/accounts:signInWithPassword', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/login')
    await fill(page, 'nobody@example.com', 'not-the-password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.locator('button', { hasText: 'Signing In...' }).waitFor()
    await page.locator('#loading', { hasText: 'Loading' }).waitFor()
    await page.clock.runFor(9_999)
    expect(await page.locator('#loading').isVisible()).toBe(true)
    await page.clock.runFor(1)
    expect(await page.locator('#loading').isVisible()).toBe(false)
    answer.resolve()
    await toastSays(page, 'Sign In Failed')
    await close(REFUSED_CALL)
  })

  test('a token that took five minutes to come is not made a session', async () => {
    const { page, context, close } = await visit(server.url)
    await freezeClock(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/accounts:signUp', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/login?mode=sign-up')
    await fill(page, 'slow@example.com', 'twinkle-twinkle', 'twinkle-twinkle')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.locator('#loading', { hasText: 'Loading' }).waitFor()
    await page.clock.fastForward(301_000)
    answer.resolve()
    await toastSays(page, 'Authentication Error')
    expect((await context.cookies()).filter(({ name }) => name.startsWith('session-'))).toEqual([])
    await close()
  })

  test('without network the toast says that something unexpected happened', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    await fill(page, 'nobody@example.com', 'not-the-password')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await toastSays(page, 'Authentication Error')
    await close(/ERR_FAILED/)
  })

  test('the password can be shown and hidden', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    const field = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await field.getAttribute('type')).toBe('password')
    await close()
  })

  test('changing between sign-in and sign-up clears the form', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    await fill(page, 'sarah@example.com', 'twinkle-twinkle')
    await page.getByRole('link', { name: 'Create New Account' }).click()
    await page.getByRole('heading', { name: 'Join Storylamp' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Sign In Instead' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    await close()
  })

  test('Sarah signs out on every device, and is told so', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login?mode=sign-up')
    await fill(page, 'everywhere@example.com', 'twinkle-twinkle', 'twinkle-twinkle')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/app')
    await hydrated(page)
    const phone = await visit(server.url, { phone: true })
    await phone.page.goto('/login')
    await fill(phone.page, 'everywhere@example.com', 'twinkle-twinkle')
    await phone.page.getByRole('button', { name: 'Sign In' }).click()
    await phone.page.waitForURL('**/app')
    await hydrated(phone.page)
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await toastSays(page, 'You have been successfully logged out on every device.')
    expect(new URL(page.url()).pathname).toBe('/')
    await phone.page.goto('/app/settings')
    expect(new URL(phone.page.url()).pathname).toBe('/login')
    await phone.close()
    await close()
  })

  test('a parent who has forgotten the password is told whom to ask', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByText('ask the person who runs it').waitFor()
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await close()
  })

  test('Google says kindly that it is not set up', async () => {
    const { page, close } = await visit(server.url)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await toastSays(page, 'Google sign-in is not set up here yet.')
    await close()
  })
})

test('without script, Leo signs up and out on his phone', async () => {
  const { page, close } = await visit(server.url, { phone: true, javaScriptEnabled: false })
  await page.goto('/login?mode=sign-up')
  await fill(page, 'leo@example.com', 'lamplight', 'lampligth')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Please make sure your passwords match.').waitFor()
  await fill(page, 'leo@example.com', 'lamplight', 'lamplight')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/app')
  await page.goto('/app/settings')
  await page.getByText('leo@example.com').first().waitFor({ state: 'attached' })
  await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
  await close(/status of 404/)
})

/** Fills in the form, after its script has taken over. */
async function fill(page: Page, email: string, password: string, repeated?: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (repeated !== undefined) await page.getByLabel('Repeat password').fill(repeated)
  await isWhole(page)
}

const toastSays = (page: Page, text: string) =>
  page.locator('#toasts', { hasText: text }).waitFor({ state: 'attached' })
