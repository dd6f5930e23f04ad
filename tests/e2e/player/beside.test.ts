import { afterAll, beforeAll, expect, test } from 'bun:test'
import { IN_SIGHT, WIDE } from '../../../src/studio/painter/canvas.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import { begin } from './watching.ts'

let stage: Stage
let storyId: number
beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
]

test.each(SCREENS)('a whole page does not meet its picture at $width × $height', async (size) => {
  const { page, close } = await begin(stage, storyId)
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Show the whole page' }).click()
  await page.locator('.words-page').waitFor()
  await page.screenshot()
  const [words, picture] = await page.evaluate(() =>
    ['.words-page p', '.illustrations'].map((part) => {
      const { left, top, right, bottom } =
        document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return { left, top, right, bottom }
    }),
  )
  if (!words || !picture) throw new Error('nothing is shown')
  expect(words.left >= picture.right || words.top >= picture.bottom).toBe(true)
  expect(picture.right - picture.left).toBeGreaterThan(size.width * 0.45)
  await close()
})

test('the words stand below the line that the painter keeps faces above', async () => {
  const { page, close } = await begin(stage, storyId)
  const { width, height } = { width: 1280, height: 800 }
  await page.setViewportSize({ width, height })
  await page.screenshot()
  const top = await page.locator('.words-window').evaluate((words) => words.getBoundingClientRect().top)
  const scale = Math.max(width / WIDE.width, height / WIDE.height)
  expect(top).toBeGreaterThan((IN_SIGHT.bottom - WIDE.top) * scale)
  await close()
})
