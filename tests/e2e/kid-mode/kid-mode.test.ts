import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../../db/schema/index.ts'
import { keepKidPin } from '../../../src/domain/kid-mode/kid-pin.ts'
import { MOODS } from '../../../src/shared/kit/moods.ts'
import { accessibilityProblems, hydrated } from '../../support/browser.ts'
import { tabTo } from '../../support/keyboard.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { hearTheEnd, openBook, pressBeginHere } from '../player/watching.ts'
import { type House, handOver, LEOS, MIAS, onShelf, openHouse, PIN, tryPin } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.end())

/** Console errors of a page that is left. */
const LEAVING = /ERR_ABORTED/

const ATTACKED = [
  '/',
  '/landing',
  '/login',
  '/login?mode=sign-up',
  '/app',
  '/app?step=theme-selection',
  '/app/saved-stories',
  '/app/settings',
  '/app/subscription',
  '/app/profiles',
  '/app/character-creation',
  '/app/kid-mode',
  '/app/nowhere',
  '/privacy',
  '/nowhere',
  '/app/settings/family-data',
  '/login/google?way=popup',
]

describe.each([
  ['on a phone', true],
  ['on a desktop', false],
] as const)('Mia, who has the device %s', (_, phone) => {
  test('types addresses, and is at her shelf', async () => {
    const { page, close } = await house.parentAt('/app', { phone })
    await handOver(page)
    for (const address of [...ATTACKED, `/story/${house.leos}`, `/story-result/${house.leos}`]) {
      await page.goto(address)
      await onShelf(page)
    }
    await close(LEAVING)
  })

  test('goes Back through all that her parent has looked at, and Forward, and is at her shelf', async () => {
    const { page, close } = await house.parentAt('/app', { phone })
    for (const path of ['/app/settings', '/app/saved-stories', '/app/profiles']) await page.goto(path)
    await handOver(page)
    for (let step = 0; step < 5; step++) {
      await page.goBack({ waitUntil: 'commit' })
      await onShelf(page)
      await page.getByText(house.parent.email).waitFor({ state: 'detached' })
    }
    await page.goto(`/story/${house.mias}`)
    await page.goBack({ waitUntil: 'commit' })
    await onShelf(page)
    await page.goForward({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: MIAS }).waitFor()
    await close(LEAVING)
  })

  test.each([
    ['is brought to the front', () => dispatchEvent(new Event('focus'))],
    [
      'comes out of the back-forward cache',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('looks into a second tab with a page of the parent’s, which %s', async (_, comesBack) => {
    const { page, context, close } = await house.parentAt('/app/settings', { phone })
    await page.getByText('Account Information').waitFor()
    await page.waitForFunction(() => document.documentElement.dataset.shell !== undefined)
    const second = await context.newPage()
    await handOver(second)
    await page.evaluate(comesBack)
    await onShelf(page)
    await second.close()
    await close(LEAVING)
  })
})

test('a parent’s page of a second tab does nothing any more, before it gives way', async () => {
  const { page, context, close } = await house.parentAt('/app/saved-stories', { javaScriptEnabled: false })
  await page
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click()
  const second = await context.newPage()
  await handOver(second)
  await page
    .getByRole('button', { name: /^Yes, delete it/ })
    .first()
    .click()
  await onShelf(page)
  const { total } = await house.parent.stories()
  expect(total).toBe(2)
  await close()
})

test('the way out takes five tries of the PIN, and then the password', async () => {
  const { page, close } = await house.parentAt('/app')
  await handOver(page)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await page.waitForURL('**/kid/leave')
  expect(await accessibilityProblems(page)).toEqual([])
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left']) {
    await tryPin(page, '1357')
    await page.getByText(left).waitFor()
  }
  expect(await accessibilityProblems(page)).toEqual([])
  await tryPin(page, '1357')
  await page.getByText('The PIN was wrong 5 times').waitFor()
  expect(await page.getByLabel('Your PIN').count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto('/app')
  await onShelf(page)
  await page.goto('/kid/leave')
  const password = page.getByLabel('Your account’s password')
  await password.fill('a wild guess')
  await page.getByRole('button', { name: 'Leave with the password' }).click()
  await page.getByText('That is not the password of this account.').waitFor()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Leave with the password' }).click()
  await page.waitForURL('**/app')
  await close(LEAVING)
})

test('a parent is out by the PIN, and Back does not bring a child in behind them', async () => {
  const { page, close } = await house.parentAt('/app/settings')
  await page.getByRole('link', { name: 'Start kid mode' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app/kid-mode')
  await handOver(page)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await tryPin(page, PIN)
  await page.waitForURL('**/app')
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/app')
  await page.getByRole('link', { name: 'Settings' }).first().waitFor()
  await close(LEAVING)
})

test('a child reads along, taps a word, sets the bedtime timer, and is asked nothing at the end', async () => {
  const { page, close } = await house.parentAt('/app', { phone: true })
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await handOver(page)
  expect(await page.getByRole('link', { name: LEOS }).count()).toBe(0)
  await page.getByRole('link', { name: MIAS }).tap()
  await page.waitForURL(`/story/${house.mias}`)
  await hydrated(page)
  expect(await accessibilityProblems(page)).toEqual([])
  for (const name of [/Keep offline/, /Favorite/, /Delete/])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  expect(await page.getByRole('link').allTextContents()).toEqual([
    'Skip to content',
    '',
    'For grown-ups',
    'All my stories',
  ])
  await pressBeginHere(page)
  await openBook(page)
  await page.getByRole('button', { name: 'Show the whole page' }).tap()
  const word = page.locator('[data-word="7"]')
  await word.tap()
  await page.locator('[data-word="7"][data-current], [data-word="8"][data-current]').waitFor()
  await page.getByRole('button', { name: 'This evening' }).tap()
  await page.getByText('10 min', { exact: true }).tap()
  expect(await page.getByRole('button', { name: /Draw this picture/ }).count()).toBe(0)
  await page.clock.resume()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByText(/^Sleep timer: /).waitFor()
  await hearTheEnd(page)
  await page.getByRole('link', { name: 'Back', exact: true }).tap()
  await onShelf(page)
  expect(calls.filter((call) => /feedback|favorite|redraw/.test(call))).toEqual([])
  await close(LEAVING)
})

test('all of it works without script', async () => {
  const { page, close } = await house.parentAt('/app/profiles', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Kid mode for Mia' }).click()
  expect(await page.getByLabel('Mia', { exact: true }).isChecked()).toBe(true)
  await handOver(page)
  await page.goto('/app/settings')
  await onShelf(page)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await tryPin(page, '1357')
  await page.getByText('4 tries are left').waitFor()
  await tryPin(page, PIN)
  await page.waitForURL('**/app')
  await close()
})

test('a parent who has only a keyboard hands over and takes back', async () => {
  const { page, close } = await house.parentAt('/app/kid-mode')
  const at = (name: string | RegExp) =>
    page.waitForFunction((wanted) => {
      const { activeElement: at } = document
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent
      return label?.includes(wanted) ?? false
    }, String(name))
  await tabTo(page, 'Mia')
  await page.keyboard.press('ArrowRight')
  await at('Leo')
  await page.keyboard.press('ArrowLeft')
  if (await page.getByLabel('A four-digit PIN').isVisible()) {
    await tabTo(page, 'A four-digit PIN')
    await page.keyboard.type(PIN)
    await tabTo(page, 'The same PIN again')
    await page.keyboard.type(PIN)
  }
  await tabTo(page, 'Start kid mode')
  await page.keyboard.press('Enter')
  await onShelf(page)
  await tabTo(page, 'For grown-ups')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/kid/leave')
  await tabTo(page, 'Your PIN')
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app')
  await close(LEAVING)
})

test('nothing is wider than a screen of 320 pixels, and axe finds nothing there', async () => {
  const { page, close } = await house.parentAt('/app')
  await page.setViewportSize({ width: 320, height: 640 })
  const look = async (path: string) => {
    await page.goto(path)
    expect([path, await accessibilityProblems(page)]).toEqual([path, []])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, tooWide]).toEqual([path, 0])
  }
  await look('/app/kid-mode')
  await look('/app/profiles')
  await look('/app/profiles/family')
  await handOver(page)
  await look('/kid')
  await look('/kid/leave')
  await look('/kid/leave?error=pin')
  for (const mood of MOODS) {
    await page.evaluate((worn) => {
      document.documentElement.dataset.mood = worn
    }, mood)
    expect([mood, await accessibilityProblems(page, ['color-contrast'])]).toEqual([mood, []])
  }
  await page.getByText('Forgot the PIN?').click()
  expect(await accessibilityProblems(page)).toEqual([])
  await look(`/story/${house.mias}`)
  await page.goto('/kid/leave')
  await tryPin(page, PIN)
  await page.waitForURL('**/app')
  await look('/app/settings')
  await look('/app/settings?kid-pin=not-the-same')
  await look('/app/settings?kid-pin=changed')
  await close(LEAVING)
})

test('when the session has ended there is the sign-in, and nothing of the family', async () => {
  const { page, close } = await house.parentAt('/app')
  await handOver(page)
  house.services.db.delete(sessions).where(eq(sessions.kidMode, true)).run()
  await page.goto(`/story/${house.mias}`)
  await page.waitForURL('**/login')
  await page.goto('/kid')
  await page.waitForURL('**/login')
  await close(LEAVING)
})

test('Start kid mode that is tapped twice starts it once', async () => {
  const { db, sessionSecret } = house.services
  keepKidPin(db, db.select().from(users).get()?.id ?? 0, PIN, sessionSecret)
  const { page, close } = await house.parentAt('/app/profiles')
  await page.getByRole('link', { name: 'Kid mode for Mia' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app/kid-mode')
  await page.getByRole('button', { name: 'Start kid mode' }).dblclick()
  await onShelf(page)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await page.waitForURL('**/kid/leave')
  await page.getByLabel('Your PIN').fill(PIN)
  await page.getByRole('button', { name: 'Leave kid mode' }).dblclick()
  await page.waitForURL('**/app')
  await close(LEAVING)
})

test('the shelf brings at most 5 KB of script, and none of it is React', async () => {
  const { page, close } = await house.parentAt('/app')
  await handOver(page)
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text())
  })
  await page.goto('/kid', { waitUntil: 'networkidle' })
  const texts = await Promise.all(scripts)
  const bytes = texts.reduce((sum, text) => sum + Bun.gzipSync(Buffer.from(text)).length, 0)
  expect(texts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(5 * 1024)
  expect(texts.join()).not.toContain('react')
  await close(LEAVING)
})
