import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems, freezeClock, hydrated, visit } from '../support/browser.ts'
import { comesToBe } from '../support/comes-to-be.ts'
import { aParent, type Home, openHome, title, toastSays } from './creation/home.ts'

let home: Home

beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.close())

const NEW_CHARACTER = { path: '/app/character-creation' }

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test('a name that no story says is refused at the name, which has the focus, and no control is covered', async () => {
    const { page, close } = await aParent(home, [], { phone, ...NEW_CHARACTER })
    await freezeClock(page)
    await page.getByLabel('Name').fill('Fuck')
    await page.getByText('Female', { exact: true }).click()
    await page.getByLabel('Description').fill('curly red hair')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await toastSays(page, 'Upload failed')
    const name = page.getByLabel('Name')
    await page.locator('#name-error', { hasText: /^The name has something in it/ }).waitFor()
    await page.locator('#name:focus[aria-invalid=true]').waitFor()
    await toastCoversNothing(page)
    await page.clock.resume()
    expect(await accessibilityProblems(page)).toEqual([])
    await name.fill('Mia')
    await comesToBe(() => errorOf(page, 'name'), '')
    await close(/status of 422/)
  })

  test('a wrong password is told at the password, which has the focus, until another one is typed', async () => {
    const { page, close } = await visit(home.url, { phone })
    await freezeClock(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await toastSays(page, 'Sign In Failed')
    const password = page.getByLabel('Password', { exact: true })
    expect(await errorOf(page, 'password')).toBe('The e-mail or the password is not right. Please try again.')
    await page.locator('#password:focus').waitFor()
    await toastCoversNothing(page)
    await password.fill('another')
    expect(await errorOf(page, 'password')).toBe('')
    expect(await password.getAttribute('aria-invalid')).toBeNull()
    await close(/status of 400/)
  })
})

test.each([
  ['script', true],
  ['no script', false],
])(
  'with %s a form that comes back refused begins at the field that is wrong',
  async (_, javaScriptEnabled) => {
    const { page, close } = await aParent(home, [], { path: '/app/settings', javaScriptEnabled })
    const isAt = (id: string) => page.locator(`#${id}:focus[aria-invalid=true]`).waitFor()
    await page.locator('summary', { hasText: 'Change password' }).click()
    await page.getByLabel('Your password now').first().fill('not-the-password')
    await page.getByLabel('New password', { exact: true }).fill('twinkle star')
    await page.getByLabel('Repeat new password').fill('twinkle star')
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await page.getByText('This is not your password.').waitFor()
    await isAt('old-password')
    await page.locator('summary', { hasText: 'Change e-mail' }).click()
    await page.getByLabel('New e-mail').fill('mia@example.com')
    await page.locator('#password-for-email').fill('not-the-password')
    await page.getByRole('button', { name: 'Save New E-mail' }).click()
    await page.waitForURL(/form=email/)
    await isAt('password-for-email')
    await page.locator('summary', { hasText: 'Delete account' }).click()
    await page.getByLabel(/^Type .* to confirm/).fill('no')
    await page.getByRole('button', { name: 'Delete account for good' }).click()
    await page.getByText('Nothing has been deleted.').waitFor()
    await isAt('confirmation')
    await close()
  },
)

test('a twist that no story tells is asked for again, with what was typed and why', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  const refusal = 'The plot twist has something in it that does not fit a bedtime story.'
  await page.route('**/api/generate-story', (route) =>
    route.fulfill({ status: 422, json: { error: refusal, field: 'customSeed' } }),
  )
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('button', { name: /^Magical Princess/i }).click()
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await title(page, 'Your Perfect Story Style')
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await page.getByRole('button', { name: 'Plot Twist' }).click()
  const ask = page.getByRole('button', { name: 'Create Story with My Seed' })
  expect(await ask.isDisabled()).toBe(true)
  await page.getByText('Still missing: your twist.').waitFor()
  await page.getByLabel('Your twist').fill('a dreadful one')
  await ask.click()
  await toastSays(page, 'Generation failed')
  const twist = page.getByLabel('Your twist')
  expect(await twist.inputValue()).toBe('a dreadful one')
  await page.locator('#seed-error', { hasText: refusal }).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'seed')
  await twist.fill('a kind one')
  await comesToBe(() => errorOf(page, 'seed'), '')
  await close(/status of 422/)
})

test('what is missing for a character is shown beside the button', async () => {
  const { page, close } = await aParent(home, [], NEW_CHARACTER)
  const missing = page.locator('#still-missing')
  expect(await missing.textContent()).toBe('Still missing: a name, a gender, and a description.')
  await page.getByLabel('Name').fill('Mia')
  expect(await missing.textContent()).toBe('Still missing: a gender and a description.')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill('brave')
  expect(await missing.textContent()).toBe('')
  expect(await page.getByRole('button', { name: 'Create', exact: true }).isEnabled()).toBe(true)
  await close()
})

test('a description stops at five hundred code points, and what stood behind the caret stays', async () => {
  const { page, close } = await aParent(home, [], NEW_CHARACTER)
  const description = page.getByLabel('Description')
  await description.fill('🦊'.repeat(501))
  expect(await description.inputValue()).toBe('🦊'.repeat(500))
  await page.getByText('500/500').waitFor()
  await page.getByText('That is all that fits.').waitFor()
  await description.fill(`Once ${'a'.repeat(495)}`)
  await description.press('Home')
  await description.pressSequentially('x')
  expect(await description.inputValue()).toBe(`Once ${'a'.repeat(495)}`)
  await close()
})

test('Back to a form that was left shows an empty one, never half of what was typed', async () => {
  const { page, close } = await aParent(home, ['Leo'], NEW_CHARACTER)
  await page.getByLabel('Name').fill('Mia')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill('curly red hair')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('checkbox', { name: 'Leo' }).waitFor()
  await page.goBack()
  await hydrated(page)
  expect(await page.getByLabel('Name').inputValue()).toBe('')
  expect(await page.getByLabel('Description').inputValue()).toBe('')
  expect(await page.locator('#still-missing').textContent()).toBe(
    'Still missing: a name, a gender, and a description.',
  )
  await close()
})

const errorOf = (page: Page, field: string) =>
  page.locator(`#${field}-error`).evaluate((message) => message.textContent ?? '')

/** Waits until the toast covers no control; the page may still be scrolling to the field. */
const toastCoversNothing = (page: Page) =>
  page.waitForFunction(() => {
    const toast = document.querySelector('#toasts .toast:not([hidden])')
    if (!toast) throw new Error('There is no toast')
    for (const animation of toast.getAnimations()) animation.cancel()
    const box = toast.getBoundingClientRect()
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, label')
    return ![...controls].some((control) => {
      const { left, top, right, bottom, width } = control.getBoundingClientRect()
      const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return width > 1 && meets && !toast.contains(control)
    })
  })
