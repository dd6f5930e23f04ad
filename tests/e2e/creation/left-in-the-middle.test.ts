import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { hydrated, visit } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { aParent, type Home, openHome, type ParentVisit, title, toastSays } from './home.ts'

const CREATE = { path: '/app/character-creation', phone: true }
const LOST = /status of 40[14]/
const HERS = 'curly red hair, a yellow raincoat'
let home: Home

beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.close())

describe('a character that is being described', () => {
  test('is still there when the session ended and Sarah has signed in again, until it is made', async () => {
    const visiting = await aParent(home, [], CREATE)
    const { page, close } = visiting
    await describeMia(visiting)
    await endSession(visiting)
    await page.getByRole('button', { name: 'Create' }).click()
    await signInAgain(visiting)
    await title(page, 'Create a Character')
    await hydrated(page)
    await toastSays(page, 'What you typed is still here')
    await comesToBe(() => typed(visiting), ['Mia', HERS, true])
    await page.getByRole('button', { name: 'Create' }).click()
    await toastSays(page, 'Character created!')
    await page.goto(CREATE.path)
    await hydrated(page)
    await comesToBe(() => typed(visiting), ['', '', false])
    await close(LOST)
  })

  test('outlives a reload, but not a link away from it, nor a sign-out, nor the account', async () => {
    const visiting = await aParent(home, [], CREATE)
    const { page, close } = visiting
    await describeMia(visiting)
    await page.reload()
    await hydrated(page)
    await toastSays(page, 'What you typed is still here')
    await comesToBe(() => typed(visiting), ['Mia', HERS, true])
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL(/\/app$/)
    await page.goto(CREATE.path)
    await hydrated(page)
    await comesToBe(() => typed(visiting), ['', '', false])

    await describeMia(visiting)
    await page.reload()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click()
    await toastSays(page, 'Signed Out')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Mia')
    await page.evaluate(() => sessionStorage.setItem('character.draft', 'Mia'))
    await page.goto('/account-deleted')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await close(LOST)
  })

  test('keeps its consent with its photo, unless that would go to another service by now', async () => {
    const visiting = await aParent(home, [], CREATE)
    const { page, close } = visiting
    const { painter } = home.services
    const consent = page.getByRole('checkbox', { name: /^I agree/ })
    const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    await describeMia(visiting)
    await page.setInputFiles('input[type=file]', { name: 'mia.jpg', mimeType: 'image/jpeg', buffer })
    await consent.check()
    await page.reload()
    await hydrated(page)
    await toastSays(page, 'What you typed is still here')
    await comesToBe(() => consent.isChecked(), true)

    home.services.painter = { ...painter, likeness: () => Promise.reject(new Error('not today')) }
    await page.reload()
    home.services.painter = painter
    await hydrated(page)
    await toastSays(page, 'What you typed is still here')
    expect(await consent.isChecked()).toBe(false)
    await close(LOST)
  })

  test('is shown to nobody else who signs in on the same tab', async () => {
    const visiting = await aParent(home, [], CREATE)
    const { page, close } = visiting
    await describeMia(visiting)
    await endSession(visiting)
    await page.getByRole('button', { name: 'Create' }).click()
    const other = await aParent(home, [])
    await other.close()
    await toastSays(page, 'Please sign in again')
    await signIn(visiting, other.parent.email)
    await page.waitForURL(/\/app$/)
    await page.goto(CREATE.path)
    await hydrated(page)
    await comesToBe(() => typed(visiting), ['', '', false])
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Mia')
    await close(LOST)
  })
})

describe('a story that is being chosen', () => {
  test('is where Sarah left it when she has signed in again: author, voice and her own twist', async () => {
    const visiting = await aParent(home, ['Mia'], { phone: true })
    const { page, close } = visiting
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await page.getByRole('button', { name: /Space hero/i }).click()
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await title(page, 'Your Perfect Story Style')
    const author = new URL(page.url()).searchParams.get('author')
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await page.getByRole('button', { name: /Plot Twist/ }).click()
    await page.getByRole('textbox').fill('a teapot that is afraid of Tuesdays')
    await endSession(visiting)
    await page.getByRole('button', { name: 'Create Story with My Seed' }).click()
    await signInAgain(visiting)
    await title(page, 'Your Perfect Story Style')
    await hydrated(page)
    expect(new URL(page.url()).searchParams.get('author')).toBe(author)
    await page.getByRole('button', { name: 'Create My Story' }).click()
    await page.getByRole('button', { name: /Plot Twist/ }).click()
    await comesToBe(() => page.getByRole('textbox').inputValue(), 'a teapot that is afraid of Tuesdays')
    await close(LOST)
  })

  test.each([
    ['its theme is chosen', "Let's Create Mia's Story"],
    ['its author is chosen', 'Your Perfect Story Style'],
  ])('is where Sarah left it when %s and the page reloads after the session has ended', async (_, step) => {
    const visiting = await aParent(home, ['Mia'], { phone: true })
    const { page, close } = visiting
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await page.getByRole('button', { name: /Space hero/i }).click()
    if (step === 'Your Perfect Story Style')
      await page.getByRole('button', { name: 'Create My Story' }).click()
    await title(page, step)
    await page.getByText('Long: 3 credits · 0 left after').waitFor()
    const left = page.url()
    await endSession(visiting)
    await page.reload()
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(visiting.parent.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await title(page, step)
    expect(page.url()).toBe(left)
    await hydrated(page)
    await page.goto('/app')
    await title(page, "Who is tonight's story about?")
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/app')
    await close(LOST)
  })

  test('keeps the children who were chosen when the session ends at Continue', async () => {
    const visiting = await aParent(home, ['Mia', 'Leo'], { phone: true })
    const { page, close } = visiting
    await page.getByRole('checkbox', { name: 'Leo' }).check()
    await endSession(visiting)
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await signInAgain(visiting)
    await page.waitForURL(/characters=/)
    await hydrated(page)
    expect(await page.getByRole('checkbox', { name: 'Leo' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Mia' }).isChecked()).toBe(false)
    await close(LOST)
  })
})

describe('tonight’s story', () => {
  test('is not begun by a session that has ended, says so with and without script, and is there again', async () => {
    const visiting = await aParent(home, ['Mia'], { phone: true })
    const { page, parent, close } = visiting
    const proposal = await page.locator('#tonight .heading').first().textContent()
    const bare = await visit(home.url, { phone: true, javaScriptEnabled: false })
    const [name = '', value = ''] = parent.cookie.split('=')
    await bare.context.addCookies([{ name, value, url: home.url }])
    await bare.page.goto('/app')
    await endSession(visiting)
    for (const seen of [page, bare.page]) {
      await seen.getByRole('button', { name: "Tonight's story for Mia" }).click()
      await seen.waitForURL('**/login')
      await seen.getByText('You have been signed out in the meantime. Please sign in again.').waitFor()
      await seen.reload()
      await seen.getByText('Your stories are waiting for you.').waitFor()
    }
    await signIn(visiting, parent.email)
    await page.getByRole('button', { name: "Tonight's story for Mia" }).waitFor()
    expect(await page.locator('#tonight .heading').first().textContent()).toBe(proposal)
    expect(familyOf(visiting)).toEqual({ stories: 0, credits: 3 })
    await bare.close()
    await close(LOST)
  })

  test.each([
    ['its own page', (storyId: number) => `/story/${storyId}`],
    ['Home', () => '/app'],
    ['My Stories', () => '/app/saved-stories'],
  ])(
    'that is being made goes on when the session ends at %s, is at Home after signing in, and was paid for once',
    async (_, address) => {
      const visiting = await aParent(home, ['Mia'], { phone: true })
      const { page, close } = visiting
      await page.getByRole('button', { name: "Tonight's story for Mia" }).click()
      await page.waitForURL(/\/story\/\d+$/)
      await page.goto(address(Number(/\d+$/.exec(page.url())?.[0])))
      await hydrated(page)
      await endSession(visiting)
      await signInAgain(visiting)
      await page.getByText("Mia's story is being made").waitFor()
      await page.getByRole('link', { name: 'See it come to life' }).waitFor()
      expect(familyOf(visiting)).toEqual({ stories: 1, credits: 1 })
      await close(LOST)
    },
  )
})

async function describeMia({ page }: ParentVisit) {
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill(HERS)
}

const typed = async ({ page }: ParentVisit) => [
  await page.getByLabel('Name', { exact: true }).inputValue(),
  await page.getByLabel('Description').inputValue(),
  await page.getByRole('radio', { name: 'Female' }).isChecked(),
]

const familyOf = ({ parent }: ParentVisit) =>
  home.services.db.$client
    .prepare(
      `SELECT available_credits AS credits, (SELECT count(*) FROM stories WHERE user_id = users.id) AS stories
       FROM users WHERE email = ?`,
    )
    .get(parent.email)

/** Like signing out everywhere from another device. */
const endSession = ({ parent }: ParentVisit) =>
  fetch(`${home.url}/api/auth/token?everywhere`, {
    method: 'DELETE',
    headers: { cookie: parent.cookie, origin: home.url },
  })

async function signInAgain(visiting: ParentVisit) {
  await toastSays(visiting.page, 'Please sign in again')
  await signIn(visiting, visiting.parent.email)
}

async function signIn({ page }: ParentVisit, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/app/)
}
