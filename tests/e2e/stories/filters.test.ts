import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { timelineLabels } from '../../../db/schema/index.ts'
import { accessibilityProblems, freezeClock, hydrated } from '../../support/browser.ts'
import { comes } from '../player/watching.ts'
import { countOf, dialogsAreHere, type Family, type House, openHouse, queryOf, searchBox } from './house.ts'

declare global {
  interface Window {
    asked?: number
  }
}

let house: House
let family: Family

beforeAll(async () => {
  house = await openHouse()
  family = await house.family(65)
})
afterAll(() => house.end())

describe('as a parent types', () => {
  test('the list follows, the focus stays, the count is announced and Back returns', async () => {
    const { page, close } = await family.open('?page=2')
    expect(await countOf(page).textContent()).toBe('65 stories')
    await searchBox(page).pressSequentially('jose', { delay: 20 })
    await page.waitForURL('**/app/saved-stories?search=jose')
    await countOf(page)
      .getByText(/^\d of 65 stories$/)
      .waitFor()
    for (const title of await page.locator('#timeline article h2').allInnerTexts())
      expect(title).toContain('José')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
    expect(await page.title()).toBe('My Stories · Storylamp')
    await page.goBack()
    await countOf(page).getByText('65 stories', { exact: true }).waitFor()
    expect([queryOf(page), await searchBox(page).inputValue()]).toEqual(['?page=2', ''])
    await close()
  })

  test('slowly, one search is one step in the history, though what it was at first comes late', async () => {
    const { page, close } = await family.open('?page=2')
    await dialogsAreHere(page)
    await freezeClock(page)
    const typed = Promise.withResolvers<void>()
    await page.route('**/app/saved-stories?search=j', async (route) => {
      await typed.promise
      await route.continue()
    })
    const first = page.waitForRequest('**/app/saved-stories?search=j')
    await searchBox(page).pressSequentially('j')
    await page.clock.runFor(250)
    await first
    await searchBox(page).pressSequentially('ose')
    typed.resolve()
    await page.waitForURL('**/app/saved-stories?search=j')
    await page.clock.runFor(250)
    await page.waitForURL('**/app/saved-stories?search=jose')
    await page.goBack()
    await countOf(page).getByText('65 stories', { exact: true }).waitFor()
    expect([queryOf(page), await searchBox(page).inputValue()]).toEqual(['?page=2', ''])
    await page.unrouteAll({ behavior: 'wait' })
    await close()
  })

  test('typed text stays in its box when the list reloads before the search result', async () => {
    const { open, userId } = await house.family(2)
    const { page, close } = await open()
    await dialogsAreHere(page)
    await freezeClock(page)
    await page.reload()
    await hydrated(page)
    const seen = Promise.withResolvers<void>()
    await page.route('**/app/saved-stories?search=owl', async (route) => {
      await seen.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/app/saved-stories?search=owl')
    await searchBox(page).fill('owl')
    await page.clock.runFor(250)
    await asked
    house.db.$client
      .prepare("UPDATE stories SET generation_status = 'images_complete' WHERE user_id = ?")
      .run(userId)
    await comes(page, page.getByText('Creating audio... 75%').first())
    await countOf(page).getByText('2 stories', { exact: true }).waitFor()
    expect(await searchBox(page).inputValue()).toBe('owl')
    seen.resolve()
    await page.waitForURL('**/app/saved-stories?search=owl')
    expect(await searchBox(page).inputValue()).toBe('owl')
    await page.unrouteAll({ behavior: 'wait' })
    await close()
  })

  test('nothing found says so, and Clear Search brings everything back', async () => {
    const { page, close } = await family.open()
    await searchBox(page).fill('zebra')
    await page.getByText('No stories match "zebra"').waitFor()
    await page.getByRole('link', { name: 'Clear Search' }).click()
    await countOf(page).getByText('65 stories', { exact: true }).waitFor()
    expect([queryOf(page), await searchBox(page).inputValue()]).toEqual(['', ''])
    await close()
  })
})

test('a filter begins at page 1 again, is kept by a reload and by a story that one comes back from', async () => {
  const { page, close } = await family.open()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await page.waitForURL('**?page=3')
  await page.getByRole('combobox', { name: 'Mood' }).selectOption('heartwarming')
  await page.waitForURL('**/app/saved-stories?tone=heartwarming')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**?page=2&tone=heartwarming')
  await page.reload()
  expect(await page.getByRole('combobox', { name: 'Mood' }).inputValue()).toBe('heartwarming')
  expect(await page.locator('#timeline article h2 a').first().getAttribute('href')).toMatch(
    /^\/story\/\d+\?page=2&tone=heartwarming$/,
  )
  await close()
})

test('everything can be done by keyboard, with a name that is read aloud', async () => {
  const { page, close } = await family.open()
  await searchBox(page).focus()
  await page.keyboard.type('fox')
  await page.keyboard.press('Enter')
  await page.waitForURL('**?search=fox')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('filter-environment')
  for (const name of ['Place', 'Mood', 'Ages', 'Length'])
    expect(await page.getByRole('combobox', { name }).isVisible()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})

test('on a phone the filters are in a sheet, and a badge says how many are set', async () => {
  const { page, close } = await family.open('?ageGroup=6-8', { phone: true })
  await page.getByRole('button', { name: 'Filters, 1 active' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filter Your Story Memories' })
  expect(await sheet.getByLabel('Ages').inputValue()).toBe('6-8')
  await sheet.getByLabel('Length').selectOption('short')
  await page.waitForURL('**?ageGroup=6-8&length=short')
  expect(await accessibilityProblems(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Show \d+ stories$/ }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Filters, 2 active' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})

test('a screen of 320 pixels needs no sideways scrolling, also for a label without a space', async () => {
  const { userId, open } = await house.family(2)
  house.db
    .insert(timelineLabels)
    .values({
      userId,
      name: 'Ooooh'.repeat(12),
      description: 'Aaaah'.repeat(20),
      createdAt: new Date().toISOString(),
    })
    .run()
  const { page, close } = await open('?environment=Outer+Space', { phone: true })
  await page.setViewportSize({ width: 320, height: 640 })
  // A phone widens its viewport for content that does not fit.
  const width = () => page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth))
  expect(await width()).toBe(320)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto('/app/saved-stories')
  await page.getByText('Ooooh').waitFor()
  expect(await width()).toBe(320)
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})

test('on a screen of 320 pixels the pager of a long list fits in one row, on every page', async () => {
  const { open } = await house.family(140)
  for (const at of [1, 4, 7]) {
    const { page, close } = await open(`?page=${at}`, { phone: true })
    await page.setViewportSize({ width: 320, height: 640 })
    // The first visit reloads the list, with dates of this browser's time zone.
    await page.waitForFunction(() => {
      const list = document.querySelector<HTMLElement>('#timeline')
      return list?.dataset.zone === Intl.DateTimeFormat().resolvedOptions().timeZone && list.checkVisibility()
    })
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    await close()
  }
})

test('without script it is a form with a button', async () => {
  for (const phone of [false, true]) {
    const { page, close } = await family.open('', { javaScriptEnabled: false, phone })
    await searchBox(page).fill('fox')
    await page.getByRole('combobox', { name: 'Mood' }).selectOption('funny')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**?search=fox&tone=funny')
    expect(await countOf(page).textContent()).toMatch(/^\d+ of 65 stories$/)
    await close()
  }
})

describe('a slow or broken connection', () => {
  test('shows the skeleton while it lasts', async () => {
    const { page, close } = await family.open()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/app/saved-stories?search=owl', async (route) => {
      await held
      await route.continue()
    })
    await searchBox(page).fill('owl')
    await page.getByText('Loading your magical memories').waitFor()
    release()
    await page.getByText('Loading your magical memories').waitFor({ state: 'hidden' })
    expect(await page.locator('#timeline').isVisible()).toBe(true)
    await close()
  })

  test('is tried three times, then says what happened and leads home', async () => {
    const { page, close } = await family.open()
    let tries = 0
    await page.route('**/app/saved-stories?search=owl', (route) => {
      tries += 1
      return route.fulfill({ status: 503, body: 'gone' })
    })
    await searchBox(page).fill('owl')
    await page.getByText("We couldn't load your stories right now.").waitFor()
    expect(tries).toBe(3)
    expect(await page.getByRole('link', { name: 'Go Back Home' }).getAttribute('href')).toBe('/app')
    await close(/503/)
  })

  test('that fails a search leaves it in its box and its failure on the page, until the next one succeeds', async () => {
    const { page, close } = await family.open()
    await page.clock.install()
    await page.reload()
    await hydrated(page)
    // The script that keeps stories has fetched the list, and makes no more requests.
    await dialogsAreHere(page)
    await page.route('**/app/saved-stories?search=owl', (route) =>
      route.fulfill({ status: 503, body: 'gone' }),
    )
    await searchBox(page).fill('owl')
    await page.clock.runFor(2000)
    await page.getByText("We couldn't load your stories right now.").waitFor()
    await page.evaluate(() => {
      const { fetch } = window
      window.asked = 0
      window.fetch = Object.assign((...request: Parameters<typeof fetch>) => {
        window.asked = (window.asked ?? 0) + 1
        return fetch(...request)
      }, fetch)
    })
    await page.clock.runFor(10_000)
    expect(await page.evaluate(() => window.asked)).toBe(0)
    expect(await page.getByText("We couldn't load your stories right now.").isVisible()).toBe(true)
    expect(await searchBox(page).inputValue()).toBe('owl')
    await searchBox(page).fill('jose')
    await page.clock.runFor(500)
    await countOf(page)
      .getByText(/^\d of 65 stories$/)
      .waitFor()
    await page.clock.runFor(2500)
    await close(/503/)
  })
})

test('dates are those of the visitor’s clock from the first view on', async () => {
  const date = new Date(Date.now() - 40 * 24 * 3600_000)
  date.setUTCHours(23, 30, 0, 0)
  const travellers = await house.family(1)
  house.db.$client
    .prepare('UPDATE stories SET created_at = ? WHERE user_id = ?')
    .run(date.toISOString(), travellers.userId)
  const { page, close } = await travellers.open('', { timezoneId: 'Asia/Tokyo' })
  await page.locator('#timeline article time').getByText('8:30 AM').waitFor()
  await close()
})
