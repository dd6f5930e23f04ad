import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../../src/build/build.ts'
import { accessibilityProblems, hydrated, type Visit, visit } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { fill, hasKept, keepButton, knowsShelf, looksAfter, OFFLINE, until } from './device.ts'

const STORIES = 3
let stage: Stage
const ids: number[] = []
const titleOf = (index: number) => `${SHORT.title} ${index + 1}`

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  for (let index = 0; index < STORIES; index++) {
    const id = stage.request()
    await stage.finish(id, { ...SHORT, title: titleOf(index) })
    ids.push(id)
  }
})

afterAll(() => stage.end())

/** The parent's browser at a page, with an active service worker. */
async function at(path: string): Promise<Visit> {
  const seen = await visit(stage.url, { serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const [name = '', value = ''] = stage.parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: stage.url }])
  await seen.page.goto(path)
  await seen.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await hydrated(seen.page)
  return seen
}

const onCard = (page: Page, index: number) =>
  page.getByRole('button', { name: new RegExp(`(?:Keep offline|✓ Kept).*: ${titleOf(index)}$`) })

/** When the device last kept a played story, in milliseconds since 1970; 0 if never. */
const lastPlayed = (page: Page, id: number): Promise<number> =>
  page.evaluate(async (path) => {
    const record = await caches.match(path)
    return record ? ((await record.json()) as { usedAt: number }).usedAt : 0
  }, `/played/${id}`)

const isLater = async ({ path, before }: { path: string; before: number }) => {
  const record = await caches.match(path)
  return record !== undefined && ((await record.json()) as { usedAt: number }).usedAt > before
}

describe('on My Stories', () => {
  test('a card keeps its story and lets it go, and says how large it is', async () => {
    const { page, close } = await at('/app/saved-stories')
    await onCard(page, 1).click()
    await page.getByRole('button', { name: /^✓ Kept · \d+\.\d MB: / }).waitFor()
    await hasKept(page, `/kept/${ids[1]}`)
    expect(await accessibilityProblems(page)).toEqual([])
    await onCard(page, 1).click()
    await hasKept(page, `/played/${ids[1]}`)
    await close()
  })

  test('the next ones are kept before a journey, and Settings lists and removes them', async () => {
    const { page, close } = await at('/app/saved-stories')
    await page.getByRole('button', { name: 'Keep the next five' }).click()
    await page
      .locator('#toasts')
      .getByText('3 stories are kept on this device')
      .waitFor({ state: 'attached' })
    await hasKept(page, ...ids.map((id) => `/kept/${id}`))
    await page.goto('/app/settings')
    await page.getByText(/^3 stories, \d+\.\d MB, with room for about/).waitFor()
    await page.getByRole('button', { name: `Remove ${titleOf(0)} from this device` }).click()
    await page.getByText(/^2 stories/).waitFor()
    await hasKept(page, `/kept/${ids[1]}`, `/kept/${ids[2]}`)
    await close()
  })
})

describe('on a full device', () => {
  test('what was kept by hand stays, and a sentence says what can be removed and where', async () => {
    const seen = await looksAfter(stage, ids[0] ?? 0)
    const { page, close } = seen
    await keepButton(page).click()
    await hasKept(page, `/kept/${ids[0]}`)
    await fill(seen)
    await page.goto(`/story/${ids[1]}`)
    await hydrated(page)
    await keepButton(page).click()
    await page
      .locator('#toasts')
      .getByText(/Settings lists the one that is kept here \(\d\.\d MB\): remove it there/)
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Keep offline' }).waitFor()
    await hasKept(page, `/kept/${ids[0]}`)
    await close()
  })

  test('what was played leaves for what is kept by hand', async () => {
    const seen = await looksAfter(stage, ids[0] ?? 0)
    const { page, close } = seen
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await hasKept(page, `/played/${ids[0]}`)
    await page.goto(`/story/${ids[1]}`)
    await hydrated(page)
    await keepButton(page).click()
    await hasKept(page, `/kept/${ids[1]}`, `/played/${ids[0]}`)
    await fill(seen)
    await page.goto(`/story/${ids[2]}`)
    await hydrated(page)
    await keepButton(page).click()
    await hasKept(page, `/kept/${ids[1]}`, `/kept/${ids[2]}`)
    await close()
  })

  test('of two that were played the one that was played longest ago leaves first', async () => {
    const [first = 0, second = 0, third = 0] = ids
    const seen = await looksAfter(stage, first)
    const { page, close } = seen
    const plays = async (id: number) => {
      const before = await lastPlayed(page, id)
      await page.goto(`/story/${id}`)
      await hydrated(page)
      await page.getByRole('button', { name: /^(?:Begin Story|Start from the beginning)$/ }).click()
      await until(page, isLater, { path: `/played/${id}`, before })
    }
    await plays(first)
    await plays(second)
    await plays(first)
    await fill(seen)
    await page.goto(`/story/${third}`)
    await hydrated(page)
    await keepButton(page).click()
    await hasKept(page, `/kept/${third}`, `/played/${first}`)
    await close()
  })

  test('the next five say that there is no room too, where their cards are not on the page', async () => {
    const seen = await at('/app/saved-stories')
    const { page, close } = seen
    await onCard(page, 0).click()
    await hasKept(page, `/kept/${ids[0]}`)
    await fill(seen)
    await page.goto(`/app/saved-stories?search=${encodeURIComponent('1')}`)
    await onCard(page, 0).waitFor()
    await page.getByRole('button', { name: 'Keep the next five' }).click()
    await page.locator('#toasts').getByText('This device is full').waitFor({ state: 'attached' })
    await close()
  })
})

test('the browser is asked not to clear stories with the first one kept by hand, and not again', async () => {
  const { page, close } = await at('/app/saved-stories')
  await page.evaluate(() => {
    const { storage } = navigator
    const scope = window as unknown as { asked: number }
    scope.asked = 0
    storage.persist = async () => {
      scope.asked += 1
      return true
    }
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  expect(await asked()).toBe(0)
  await onCard(page, 0).click()
  await hasKept(page, `/kept/${ids[0]}`)
  expect(await asked()).toBe(1)
  await onCard(page, 1).click()
  await hasKept(page, `/kept/${ids[0]}`, `/kept/${ids[1]}`)
  expect(await asked()).toBe(1)
  await close()
})

describe('without a network', () => {
  test('a list that is open notices that the server went and came back; a tap on what is not here says so and stays', async () => {
    const { page, context, close } = await at('/app/saved-stories')
    await onCard(page, 2).click()
    await hasKept(page, `/kept/${ids[2]}`)
    await context.setOffline(true)
    await page.getByText('You are offline. What is kept on this device plays as ever.').waitFor()
    await page.getByText('Not on this device', { exact: true }).first().waitFor()
    expect(await accessibilityProblems(page, ['color-contrast'])).toEqual([])
    await page.getByRole('link', { name: titleOf(0), exact: true }).click()
    const willBeBack = (index: number) =>
      page
        .locator('#toasts')
        .getByText(`${titleOf(index)} will be back when you are online`)
        .waitFor({ state: 'attached' })
    await willBeBack(0)
    await page
      .locator('article[data-away]')
      .first()
      .getByRole('link', { name: /^Share/ })
      .click()
    await willBeBack(1)
    expect(new URL(page.url()).pathname).toBe('/app/saved-stories')
    await context.setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Keep offline: ${titleOf(0)}` }).waitFor()
    await close(OFFLINE)
  })

  test('My Stories shows what is kept and what is not; a tap on that says so and stays', async () => {
    const { page, context, close } = await at('/app/saved-stories')
    await onCard(page, 2).click()
    await hasKept(page, `/kept/${ids[2]}`)
    await knowsShelf(page)
    await context.setOffline(true)
    await page.goto('/app/settings')
    await page.getByText('that page needs the network. Your stories are here.').waitFor()
    await page.goto('/app/saved-stories')
    await page.getByRole('link', { name: titleOf(2) }).waitFor()
    await page.getByRole('button', { name: titleOf(0) }).click()
    await page.locator('#toasts').getByText('Not on this device').waitFor({ state: 'attached' })
    expect(new URL(page.url()).pathname).toBe('/app/saved-stories')
    expect(await accessibilityProblems(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: titleOf(0), exact: true }).waitFor()
    await close(OFFLINE)
  })
})
