import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import {
  begin,
  beginFrozen,
  COVER_MS,
  comes,
  hearTheEnd,
  isPaused,
  isPlaying,
  pressBegin,
} from './watching.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

const pageText = (page: Page) => page.getByRole('region', { name: 'This page' })

describe('turning pages', () => {
  test('a swipe turns them in both directions, and a screen reader can read each page', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    await page.getByRole('button', { name: 'Pause' }).tap()
    await isPaused(page)
    expect(await pageText(page).textContent()).toBe(SHORT.paragraphs[0] ?? '')
    await swipe(page, -200)
    await pageText(page).getByText('It was cold.').waitFor()
    await swipe(page, 200)
    await pageText(page).getByText('Mia found').waitFor()
    await swipe(page, -20)
    expect(await pageText(page).textContent()).toBe(SHORT.paragraphs[0] ?? '')
    await close()
  })

  test('arrows scroll the page where the text has the focus', async () => {
    const { page, close } = await begin(stage, storyId)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Show the whole page' }).click()
    await pageText(page).focus()
    await page.keyboard.press('ArrowDown')
    expect(await pageText(page).textContent()).toContain('Mia found')
    await page.keyboard.press('ArrowRight')
    await pageText(page).getByText('cold.').waitFor()
    await close()
  })
})

describe('a tap', () => {
  test('that wakes the controls does nothing else, wherever it falls and however long it stays', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    const {
      x = 0,
      y = 0,
      width = 0,
    } = (await page.getByRole('button', { name: 'Pause' }).boundingBox()) ?? {}
    await page.clock.runFor(3500)
    await page.locator('.immersion[data-quiet]').waitFor()
    await page.touchscreen.tap(x + width / 2, y + width / 2)
    await page.locator('.immersion:not([data-quiet])').waitFor()
    await isPlaying(page)
    await page.getByRole('button', { name: 'Pause' }).tap()
    await isPaused(page)
    await close()
  })

  test('in the sheet of this evening counts, however long somebody has read it', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    await page.getByRole('button', { name: 'This evening' }).tap()
    await page.getByRole('dialog').waitFor()
    await page.clock.runFor(10_000)
    await page.getByText('10 min', { exact: true }).tap()
    await page.getByText('Sleep timer: 10 min', { exact: true }).waitFor({ state: 'attached' })
    await close()
  })

  test('on the cover opens the book at once, and so does a key', async () => {
    for (const open of [
      (page: Page) => page.getByTestId('cover').tap(),
      (page: Page) => page.keyboard.press('Enter'),
    ]) {
      const { page, close } = await pressBegin(stage, storyId, { phone: true })
      await open(page)
      await page.getByTestId('cover').waitFor({ state: 'detached' })
      await isPlaying(page)
      await page.clock.runFor(COVER_MS)
      await isPlaying(page)
      await close()
    }
  })
})

test('in the dark Tab reaches nothing that is hidden', async () => {
  const { page, close } = await begin(stage, storyId)
  await page.getByRole('button', { name: 'This evening' }).click()
  await page.getByRole('button', { name: 'Dark screen' }).click()
  await page.locator('.darkness').waitFor()
  expect(await page.locator('.immersion-stage').getAttribute('inert')).not.toBeNull()
  expect(await page.getByRole('link', { name: 'My Stories' }).count()).toBe(0)
  await close()
})

describe('the sleep timer', () => {
  test('goes up to an hour and counts only while there is sound', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { hasFeedback: true })
    await page.getByRole('button', { name: 'This evening' }).click()
    await page.getByText('60 min', { exact: true }).click()
    await page.keyboard.press('Escape')
    const left = page.getByText(/^Sleep timer: \d+ min$/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await isPaused(page)
    await page.clock.runFor(20 * 60_000)
    expect(await left.textContent()).toBe('Sleep timer: 60 min')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.clock.runFor(90_000)
    await page.getByText('Sleep timer: 59 min', { exact: true }).waitFor()
    await close()
  })
})

describe('the question about the story', () => {
  const asking = (page: Page) => page.getByRole('dialog', { name: 'How was this story?' })

  test('stays away from a story for which it was closed twice', async () => {
    const { page, close } = await beginFrozen(stage, storyId)
    for (let time = 0; time < 2; time++) {
      await hearTheEnd(page)
      await comes(page, asking(page))
      await page.keyboard.press('Escape')
      await asking(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.clock.runFor(3000)
      await isPlaying(page)
    }
    await hearTheEnd(page)
    await page.clock.runFor(5000)
    expect(await asking(page).isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(5000)
    expect(await asking(page).isVisible()).toBe(false)
    await close()
  })

  test('waits for the next visit where a sleep timer was set', async () => {
    const { page, close } = await beginFrozen(stage, storyId)
    await page.getByRole('button', { name: 'This evening' }).click()
    await page.getByText('The end', { exact: true }).click()
    await page.keyboard.press('Escape')
    await hearTheEnd(page)
    await page.clock.runFor(60_000)
    expect(await asking(page).isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    await comes(page, asking(page))
    await close()
  })
})

test('a story without its voice is read by eye, page by page with its pictures, and says so', async () => {
  const { audio } = await stage.parent.story(storyId)
  const { audioUrl } = JSON.parse(audio ?? '{}') as { audioUrl: string }
  const { page, close } = await pressBegin(stage, storyId, { broken: [{ url: audioUrl }] })
  await page.getByTestId('cover').click()
  await page.clock.resume()
  await page.getByText('The voice is not available right now').waitFor()
  await page
    .locator('#toasts')
    .getByText('Could not start the story audio. Please try again.')
    .waitFor({ state: 'attached' })
  for (const paragraph of SHORT.paragraphs) {
    await page.waitForFunction(
      (text) => document.querySelector('.words-page')?.textContent?.trim() === text,
      paragraph,
    )
    await page.keyboard.press('ArrowRight')
  }
  await page.unroute(`**${audioUrl}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await isPlaying(page)
  await page.getByText('The voice is not available right now').waitFor({ state: 'detached' })
  await close(/ERR_FAILED/)
})

test('on a phone held sideways the largest letters are larger, and move the picture up little more than they need', async () => {
  const { page, close } = await beginFrozen(stage, storyId, { phone: true })
  await page.setViewportSize({ width: 844, height: 390 })
  const sizes = () =>
    page.evaluate(() => {
      const heightOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().height ?? 0
      return { words: heightOf('.words-window'), picture: heightOf('.illustrations') }
    })
  await page.locator('.words-window span').first().waitFor()
  // Until the screen has rotated, its text is in two lines of portrait orientation.
  await comesToBe(async () => (await sizes()).words < 60, true)
  const usual = await sizes()
  await page.getByRole('button', { name: 'This evening' }).click()
  await page.getByRole('dialog').getByText('Largest').click()
  await page.keyboard.press('Escape')
  await page.locator('.immersion[data-text-size="largest"]').waitFor()
  // The text is laid out again a moment after it was enlarged.
  await comesToBe(async () => {
    const largest = await sizes()
    const grown = largest.words - usual.words
    return grown > 5 && usual.picture - largest.picture < 2 * grown
  }, true)
  await close()
})

for (const [held, width, height] of [
  ['that lies', 740, 360],
  ['that lies and is small', 568, 320],
  ['of the smallest kind', 320, 568],
] as const) {
  test(`a phone ${held} has Begin Story on its screen, and the heart beside the words`, async () => {
    const { page, close } = await stage.watch(storyId, { phone: true })
    await page.setViewportSize({ width, height })
    await hydrated(page)
    const begin = await boxOf(page.getByRole('button', { name: 'Begin Story' }))
    const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
    expect(begin.y).toBeGreaterThan(0)
    expect(begin.y + begin.height).toBeLessThanOrEqual(bar && bar.y > 0 ? bar.y : height)
    const heart = await boxOf(page.getByRole('button', { name: 'Favorite' }))
    for (const words of [page.getByRole('heading', { level: 1 }), page.getByText('A magical bedtime')])
      expect(overlap(heart, await boxOf(words))).toBe(false)
    await close()
  })
}

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(shown: Locator): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Swipes on the picture by this many pixels, to the right if positive. */
async function swipe(page: Page, across: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 300 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) })
  for (const share of [0.3, 0.6, 1])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180 + across * share) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
