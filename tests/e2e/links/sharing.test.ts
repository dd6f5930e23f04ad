import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems, freezeClock, hydrated, type Visit, visit } from '../../support/browser.ts'
import { hasKept, keepButton, keptOn, looksAfter } from '../offline/device.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { COVER_MS, openBook, pressBeginHere } from '../player/watching.ts'

let stage: Stage
let story: number

beforeAll(async () => {
  stage = await openStage()
  story = stage.request()
  await stage.finish(story, SHORT)
})
afterAll(() => stage.end())

async function openWays(page: Page) {
  await hydrated(page)
  await page.getByRole('link', { name: 'Share or take home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share or take home' })
  await dialog.waitFor()
  return dialog
}

async function madeLink(page: Page, without = false): Promise<string> {
  if (without) await page.getByLabel('Without the first name').check()
  await page.getByRole('button', { name: /^Make a(?:nother)? link$/ }).click()
  return page.getByLabel('Your link').inputValue()
}

/** A link the parent has made. */
async function aLink(without = false): Promise<string> {
  const { page, close } = await stage.watch(story)
  await openWays(page)
  const link = await madeLink(page, without)
  await close()
  return link
}

/** The recipient of a link, in a fresh browser. */
async function guest(link: string, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const seen = await visit(stage.url, { reducedMotion: 'reduce', ...options })
  await seen.page.goto(link)
  return seen
}

describe('a parent', () => {
  test('makes a link in a dialog on the story’s page, copies it and ends it', async () => {
    const { page, context, close } = await stage.watch(story)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url })
    const dialog = await openWays(page)
    const link = await madeLink(page)
    expect(link).toMatch(/^http:.*\/shared\/[\w-]{43}$/)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('made-link')
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await page
      .locator('#toasts')
      .getByText('Paste it where you want to send it.')
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(await accessibilityProblems(page)).toEqual([])

    await dialog.getByLabel(/^End the link/).click()
    await dialog.getByRole('button', { name: /^Yes, end it/ }).click()
    await dialog.getByLabel(/^End the link/).waitFor({ state: 'detached' })
    expect((await fetch(link)).status).toBe(404)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Share or take home')
    await close()
  })

  test('finds the same from My Stories, on a narrow phone', async () => {
    const { page, close } = await stage.watch(story, { phone: true })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/app/saved-stories')
    await page.getByRole('link', { name: `Share or take home: ${SHORT.title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Share or take home' })
    await dialog.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  test('does it without script as well', async () => {
    const { page, close } = await stage.watch(story, { javaScriptEnabled: false })
    await page.goto(`/story/${story}/share`)
    const link = await madeLink(page, true)
    expect((await fetch(link)).status).toBe(200)
    const ends = page.getByLabel(/^End the link/)
    await page.waitForLoadState()
    const before = await ends.count()
    await ends.first().click()
    await page
      .getByRole('button', { name: /^Yes, end it/ })
      .first()
      .click()
    await ends.nth(before - 1).waitFor({ state: 'detached' })
    expect(await ends.count()).toBe(before - 1)
    expect((await fetch(link)).status).toBe(404)
    await close()
  })

  test('takes the story home', async () => {
    const { page, close } = await stage.watch(story)
    await openWays(page)
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'E-book, EPUB' }).click(),
    ])
    expect(taken.suggestedFilename()).toBe(`${SHORT.title}.epub`)
    await close()
  })

  test('without a network is told so, and stays where they are', async () => {
    const { page, context, close } = await stage.watch(story)
    const dialog = await openWays(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Make a(?:nother)? link$/ }).click()
    await page
      .locator('#toasts')
      .getByText('Please check your connection, then try again.')
      .waitFor({ state: 'attached' })
    expect(await dialog.isVisible()).toBe(true)
    await context.setOffline(false)
    expect(await madeLink(page)).toContain('/shared/')
    await close(/ERR_INTERNET_DISCONNECTED/)
  })

  test("following the link on one's own phone deletes none of its stored stories", async () => {
    const link = await aLink()
    const { page, close } = await looksAfter(stage, story, { phone: true })
    await keepButton(page).tap()
    await hasKept(page, `/kept/${story}`)
    await page.goto(link)
    await hydrated(page)
    await page.goto(`/story/${story}`)
    await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
    expect(await keptOn(page)).toEqual([`/kept/${story}`])
    await close()
  })

  test('whose session has ended signs in again', async () => {
    const { page, context, close } = await stage.watch(story)
    await openWays(page)
    await context.clearCookies()
    await page.getByRole('button', { name: /^Make a(?:nother)? link$/ }).click()
    await page.waitForURL(/\/login/)
    await close()
  })
})

describe('grandma', () => {
  test('hears the story by the link, and is given no cookie', async () => {
    const { page, context, close } = await guest(await aLink())
    await hydrated(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await pressBeginHere(page)
    await openBook(page)
    await page.locator('.word[data-current]').waitFor()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => navigator.serviceWorker?.controller ?? null)).toBeNull()
    await close()
  })

  test('reads it aloud herself where the link keeps the name', async () => {
    const { page, close } = await guest(await aLink(true), { phone: true })
    await hydrated(page)
    expect(await page.getByText('A bedtime story to read together, page by page').count()).toBe(1)
    await freezeClock(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByTestId('cover').waitFor()
    await page.clock.runFor(COVER_MS)
    await page.getByText('Robin found a small fox under the old oak tree.').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('2 / 3').waitFor()
    expect(await page.content()).not.toContain('Mia')
    await close()
  })

  test('sees what happened when the link was ended while she had it open', async () => {
    const link = await aLink()
    const { page, close } = await guest(link)
    await hydrated(page)
    stage.services.db.$client.prepare("UPDATE story_links SET ended_at = '2026-01-01'").run()
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByRole('heading', { name: 'This link has ended' }).waitFor()
    expect(await page.content()).not.toContain('Mia')
    await close(/404/)
  })

  test('fits on the smallest phone', async () => {
    const { page, close } = await guest(await aLink(), { phone: true })
    await page.setViewportSize({ width: 320, height: 640 })
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await close()
  })
})
