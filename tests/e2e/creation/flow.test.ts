import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { accessibilityProblems, drawn, hydrated, resized } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { aParent, focusIsOn, type Home, openHome, overflow, title, toastSays } from './home.ts'

/** Console errors of a page that is left, for missing pictures, icons or transitions. */
const LEAVING = /status of 404/
let home: Home

beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function toTheme(page: Page, child = 'Mia') {
  await page.getByRole('checkbox', { name: child }).check()
  await button(page, /^Continue with/).click()
  await title(page, `Let's Create ${child}'s Story`)
}

async function toAuthor(page: Page) {
  await toTheme(page)
  await button(page, /Dragon Friend/).click()
  await button(page, 'Create My Story').click()
  await title(page, 'Your Perfect Story Style')
}

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test('Mia and Leo get a story in four taps after they were chosen', async () => {
    const { page, close, parent } = await aParent(home, ['Mia', 'Leo', 'Noor'], { phone })
    await page.getByRole('checkbox', { name: 'Leo' }).check()
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await button(page, 'Continue with 2 characters').click()
    await button(page, /Space Hero/).click()
    await button(page, 'Create My Story').click()
    await title(page, 'Your Perfect Story Style')
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
    await page.waitForURL(/\/story\/\d+$/)
    const [story] = (await parent.stories()).data
    expect(story).toMatchObject({
      environment: 'Outer Space',
      tone: 'exciting',
      length: 'medium',
      ageGroup: '6-8',
    })
    const { characters } = JSON.parse(story?.storyRequest ?? '{}')
    expect(characters.map((character: { name: string }) => character.name)).toEqual(['Leo', 'Mia'])
    await close(LEAVING)
  })

  test('Sarah can continue when the network failed for a moment while she chose Mia', async () => {
    const { page, close } = await aParent(home, ['Mia'], { phone })
    const lost = new Set<string>()
    await page.route(/\/assets\/shared-[\w.-]+$/, (route) => {
      const url = route.request().url()
      if (lost.has(url)) return route.continue()
      lost.add(url)
      return route.abort()
    })
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await comesToBe(() => lost.size > 0, true)
    await button(page, /^Continue with/).click()
    await title(page, "Let's Create Mia's Story")
    await close(/net::ERR_FAILED/)
  })

  test('every choice survives a reload and the Back button', async () => {
    const { page, close } = await aParent(home, ['Mia', 'Leo'], { phone })
    await toTheme(page)
    await button(page, 'Advanced Options').click()
    await page.getByRole('radio', { name: /^Pirate Treasure/ }).check()
    await page.getByRole('radio', { name: /^Funny/ }).check()
    await page.getByRole('radio', { name: /^Short/ }).check()
    await page.getByRole('radio', { name: /^Ages 3-5/ }).check()
    await page.reload()
    await hydrated(page)
    for (const name of [/^Pirate Treasure/, /^Funny/, /^Short/, /^Ages 3-5/]) {
      expect(await page.getByRole('radio', { name }).isChecked()).toBe(true)
    }
    await button(page, 'Create My Story').click()
    await title(page, 'Your Perfect Story Style')
    const author = await page.getByRole('heading', { level: 2 }).first().textContent()
    await page.reload()
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(author)
    await page.goBack()
    await title(page, "Let's Create Mia's Story")
    expect(await page.getByRole('radio', { name: /^Funny/ }).isChecked()).toBe(true)
    await page.goBack()
    await title(page, "Who is tonight's story about?")
    expect(await page.getByRole('checkbox', { name: 'Mia' }).isChecked()).toBe(true)
    await page.goForward()
    await title(page, "Let's Create Mia's Story")
    await button(page, 'Back Home').click()
    await title(page, "Who is tonight's story about?")
    expect(page.url()).toContain('/app?characters=')
    await close()
  })

  test('the plot twist has its ways back, and tells the story with the words of the parent', async () => {
    const { page, close } = await aParent(home, ['Mia'], { phone })
    await toAuthor(page)
    await button(page, 'Create My Story').click()
    expect(await button(page, /^Interactive/).isDisabled()).toBe(true)
    await page.getByText('Coming Soon').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await focusIsOn(page, 'Create My Story')

    await button(page, 'Create My Story').click()
    await button(page, /^Plot Twist/).click()
    const create = button(page, 'Create Story with My Seed')
    expect(await create.isDisabled()).toBe(true)
    await page.getByLabel('Your twist').fill('   ')
    expect(await create.isDisabled()).toBe(true)
    await button(page, 'Back to Style Selection').click()
    await button(page, /^Plot Twist/).click()
    await page.getByLabel('Your twist').fill(' the dragon is afraid of mice ')
    const asked = page.waitForRequest('**/api/generate-story')
    await create.click()
    expect((await asked).postDataJSON()).toMatchObject({
      writingStyle: 'plot-twist',
      customSeed: 'the dragon is afraid of mice',
      childName: 'Mia',
      theme: 'dragon, quest, courage, valley',
    })
    await page.waitForURL(/\/story\/\d+$/)
    await close(LEAVING)
  })

  test('axe finds nothing on any step, and nothing is wider than the screen', async () => {
    const { page, context, close } = await aParent(home, ['Mia', 'Bartholomew-Maximilian von Hohenzollern'], {
      phone,
    })
    if (phone) await page.setViewportSize({ width: 320, height: 640 })
    const mood = phone ? 'adventure' : 'mystery'
    await context.addCookies([{ name: 'mood', value: mood, url: home.url }])
    await page.reload()
    await hydrated(page)
    const look = async (step: string) => {
      expect([step, await accessibilityProblems(page)]).toEqual([step, []])
      expect([step, await overflow(page)]).toEqual([step, 0])
    }
    await look('name')
    await toTheme(page)
    await look('quick start')
    await button(page, 'Advanced Options').click()
    await look('advanced')
    await button(page, 'Quick Start').click()
    await button(page, /Magical Princess/).click()
    await button(page, 'Create My Story').click()
    await title(page, 'Your Perfect Story Style')
    await look('author')
    await button(page, 'Create My Story').click()
    await look('style dialog')
    await button(page, /^Plot Twist/).click()
    await look('seed dialog')
    await close()
  })
})

test('by keyboard alone, each step begins at its heading', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  await page.getByRole('checkbox', { name: 'Mia' }).focus()
  await page.keyboard.press('Space')
  await button(page, 'Continue with 1 character').focus()
  await page.keyboard.press('Enter')
  await title(page, "Let's Create Mia's Story")
  await focusIsOn(page, "Let's Create Mia's Story")
  await button(page, 'Advanced Options').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /^Magical Adventure/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: /^Fairy Tale/ }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: /^Calm/ }).focus()
  await page.keyboard.press('Space')
  await button(page, 'Create My Story').focus()
  await page.keyboard.press('Enter')
  await title(page, 'Your Perfect Story Style')
  await focusIsOn(page, 'Your Perfect Story Style')
  await button(page, 'Create My Story').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose Your Story Style' }).waitFor()
  await focusIsOn(page, 'Normal')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/story\/\d+$/)
  await close(LEAVING)
})

test('Continue locks until the screen is left, and opens when it comes back from the back-forward cache', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/user/trial-status*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  await button(page, /^Continue with/).click()
  await page.locator('button:disabled', { hasText: 'Loading' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Mia' }).isDisabled()).toBe(true)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.locator('button:enabled', { hasText: 'Continue with 1 character' }).waitFor()
  await button(page, /^Continue with/).click()
  answer.resolve()
  await title(page, "Let's Create Mia's Story")
  await page.goBack()
  await title(page, "Who is tonight's story about?")
  expect(await button(page, 'Continue with 1 character').isEnabled()).toBe(true)
  await close()
})

test('a late answer to Continue, after a second press, does not move a parent who has gone back', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/api/user/trial-status*',
    async (route) => {
      await late.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  await button(page, /^Continue with/).click()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await button(page, /^Continue with/).click()
  await title(page, "Let's Create Mia's Story")
  await page.goBack()
  await title(page, "Who is tonight's story about?")
  const answered = page.waitForResponse('**/api/user/trial-status*')
  late.resolve()
  await (await answered).finished()
  await drawn(page)
  await page.getByRole('checkbox', { name: 'Mia', checked: true }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("Who is tonight's story about?")
  await close()
})

test('the reload of a first visit keeps the address of a parent who has moved on meanwhile', async () => {
  const { page, context, close } = await aParent(home, ['Mia'])
  const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/app', async (route) => {
    if (route.request().headers()['x-fragment'] === '#tonight') {
      asked.resolve()
      await late.promise
    }
    await route.continue()
  })
  await context.clearCookies({ name: 'tz' })
  await page.goto('/app')
  await asked.promise
  await page.locator('#home [data-island][data-state=hydrated]').waitFor()
  await toTheme(page)
  const there = page.url()
  late.resolve()
  await hydrated(page)
  expect(page.url()).toBe(there)
  await page.reload()
  await title(page, "Let's Create Mia's Story")
  await close()
})

test('a credit check that fails sends the parent to the plans', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  await page.route('**/api/user/trial-status*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  await button(page, /^Continue with/).click()
  await page.waitForURL('**/app/subscription')
  await close(/credit check failed|status of 500/)
})

test('a refused story says why and keeps every choice', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  await toAuthor(page)
  await page.route('**/api/generate-story', (route) =>
    route.fulfill({ status: 402, json: { error: 'This story needs 3 credits and you have 1.' } }),
  )
  await button(page, 'Create My Story').click()
  await button(page, /^Normal/).click()
  await toastSays(page, 'Generation failed')
  await toastSays(page, 'This story needs 3 credits and you have 1.')
  await title(page, 'Your Perfect Story Style')
  await page.unroute('**/api/generate-story')
  await page.route('**/api/generate-story', (route) => route.fulfill({ status: 200, body: '' }))
  await button(page, 'Create My Story').click()
  await button(page, /^Normal/).click()
  await toastSays(page, 'There was an error creating your story. Please try again.')
  await close(/status of 402/)
})

test('the second tap of a double tap changes nothing of what the first one led to', async () => {
  const { page, close } = await aParent(home, ['Mia'], { phone: true })
  await toTheme(page)
  await button(page, /Space Hero/).dblclick()
  const choices = page.getByRole('navigation', { name: 'Your choices' })
  await choices.getByText('Space Exploration').waitFor()
  await choices.getByText('Exciting').waitFor()
  await button(page, 'Create My Story').dblclick()
  await title(page, 'Your Perfect Story Style')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await button(page, 'Create My Story').click()
  await button(page, /^Plot Twist/).dblclick()
  await page.getByRole('dialog', { name: 'Plant a Plot Twist' }).waitFor()
  await page.getByLabel('Your twist').fill('the dragon is afraid of mice')
  await button(page, 'Create Story with My Seed').click()
  await page.waitForURL(/\/story\/\d+$/)
  await close(LEAVING)
})

test('a parent whose credits went into a story of another tab is sent to the plans', async () => {
  const { page, close, parent } = await aParent(home, ['Mia'])
  await toAuthor(page)
  const { db } = home.services
  const userId = db.select().from(users).where(eq(users.firebaseUid, parent.uid)).get()?.id ?? 0
  const spend = (amount: number) =>
    db
      .insert(creditLedger)
      .values({ userId, amount: -amount, kind: 'sync', idempotencyKey: `elsewhere:${userId}:${amount}` })
      .run()
  const tell = async () => {
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
  }
  spend(1)
  await tell()
  await toastSays(page, 'Generation failed')
  await page.getByText('Medium: 2 credits · 0 left after').waitFor()
  spend(2)
  await tell()
  await page.waitForURL('**/app/subscription')
  expect((await parent.stories()).total).toBe(0)
  await close(/status of 40[24]/)
})

test('a parent who goes back during the request, and requests again, gets one story', async () => {
  const { page, close, parent } = await aParent(home, ['Mia'])
  await toAuthor(page)
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/generate-story', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  const tell = async () => {
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
    await title(page, "Creating Mia's story")
  }
  await tell()
  await page.goBack()
  await title(page, 'Your Perfect Story Style')
  await tell()
  answer.resolve()
  await page.waitForURL(/\/story\/\d+$/)
  expect(calls).toBe(1)
  expect((await parent.stories()).total).toBe(1)
  await close(LEAVING)
})

test('on a phone another style can be picked without scrolling, and stays where it is', async () => {
  const { page, close } = await aParent(home, ['Mia'], { phone: true })
  await toAuthor(page)
  for (const screen of [
    { width: 360, height: 740 },
    { width: 320, height: 568 },
  ]) {
    await resized(page, screen)
    const place = () => button(page, 'Pick Another Style').boundingBox()
    const onPage = () =>
      button(page, 'Pick Another Style').evaluate((it) => it.getBoundingClientRect().top + scrollY)
    const stood = await onPage()
    const [pick, create] = [await place(), await button(page, 'Create My Story').boundingBox()]
    expect((pick?.y ?? 0) + (pick?.height ?? 0)).toBeLessThan(create?.y ?? 0)
    await button(page, 'Pick Another Style').click()
    expect(Math.abs((await onPage()) - stood)).toBeLessThan(2)
  }
  await close()
})

test('on a phone Continue never covers the words above the children', async () => {
  const { page, close } = await aParent(home, ['Mia'], { phone: true })
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  const words = page.getByText('Choose one child, or let brothers, sisters and friends join in.')
  for (const height of [568, 640, 740, 900]) {
    await resized(page, { width: 360, height })
    for (const y of [0, 40, 120, 240]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      const [over, under] = [await button(page, /^Continue with/).boundingBox(), await words.boundingBox()]
      expect(over?.y ?? 0).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0))
    }
  }
  await close()
})

test('a second press after the answer was lost brings the story that was made, not another', async () => {
  const { page, close, parent } = await aParent(home, ['Mia'])
  await toAuthor(page)
  await page.route(
    '**/api/generate-story',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const tell = async () => {
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
  }
  await tell()
  await toastSays(page, 'There was an error creating your story. Please try again.')
  await title(page, 'Your Perfect Story Style')
  await tell()
  await page.waitForURL(/\/story\/\d+$/)
  expect((await parent.stories()).total).toBe(1)
  await close(/ERR_FAILED|status of 404/)
})

test('the list of children is asked for again after 5 minutes, and not before', async () => {
  const { page, close } = await aParent(home, ['Mia'])
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/characters?') && asked.push(request.url()))
  await page.clock.install()
  const thereAndBack = async () => {
    await toTheme(page)
    await button(page, 'Back Home').click()
    await title(page, "Who is tonight's story about?")
    await page.getByRole('checkbox', { name: 'Mia' }).uncheck()
  }
  await page.clock.fastForward('03:00')
  await thereAndBack()
  expect(asked).toEqual([])
  await page.clock.fastForward('03:00')
  const again = page.waitForResponse('**/api/characters?*')
  await thereAndBack()
  await again
  expect(asked).toHaveLength(1)
  await close()
})

test('a family without children is invited to make the first', async () => {
  const { page, close } = await aParent(home, [])
  await page.getByText('No characters found').waitFor()
  await page.getByRole('link', { name: 'Create Your First Character' }).click()
  await page.waitForURL('**/app/character-creation')
  await close()
})
