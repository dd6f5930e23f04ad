import { afterAll, beforeAll, expect, test } from 'bun:test'
import { IN_SIGHT, WIDE } from '../../../src/studio/painter/canvas.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import { beginFrozen } from './watching.ts'

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
  const { page, close } = await beginFrozen(stage, storyId)
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

test.each([
  { width: 360, height: 740 },
  { width: 320, height: 568 },
])(
  'above a whole page an upright phone shows the wide picture, in which no head is cut ($width × $height)',
  async (size) => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Show the whole page' }).tap()
    await page.locator('.words-page').waitFor()
    const shape = () =>
      page
        .locator('.illustration[data-role="current"] img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('.illustration[data-role="current"] img')
      return image !== null && image.naturalWidth > image.naturalHeight
    })
    expect(await shape()).toBeCloseTo(WIDE.width / WIDE.height, 1)
    await close()
  },
)

test.each([
  { width: 740, height: 360 },
  { width: 568, height: 320 },
])('larger words never cover the picture on a small phone ($width × $height)', async (size) => {
  for (const textSize of ['large', 'largest']) {
    for (const spacing of ['normal', 'wide']) {
      const { page, close } = await beginFrozen(stage, storyId, {
        phone: true,
        init: `localStorage.setItem('reading-habits', '${JSON.stringify({ textSize, spacing })}')`,
      })
      await page.setViewportSize(size)
      await page.locator('.words-window span').first().waitFor()
      await page.screenshot()
      const [words, picture] = await page.evaluate(() =>
        ['.words-window', '.illustrations'].map((part) => {
          const { left, top, right, bottom } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return { left, top, right, bottom }
        }),
      )
      if (!words || !picture) throw new Error('nothing is shown')
      expect(words.left >= picture.right || words.top >= picture.bottom).toBe(true)
      expect(words.bottom).toBeLessThanOrEqual(size.height)
      await close()
    }
  }
})

test('on the smallest phone the picture is flatter by as much as larger words are taller', async () => {
  for (const textSize of ['large', 'largest']) {
    const tops: number[] = []
    for (const init of [undefined, textSize]) {
      const { page, close } = await beginFrozen(stage, storyId, {
        phone: true,
        ...(init && {
          init: `localStorage.setItem('reading-habits', '${JSON.stringify({ textSize: init })}')`,
        }),
      })
      await page.setViewportSize({ width: 320, height: 568 })
      await page.locator('.words-window span').first().waitFor()
      await page.screenshot()
      tops.push(
        await page.evaluate(() => {
          const words = document.querySelector('.words-window')?.getBoundingClientRect()
          const picture = document.querySelector('.illustrations')?.getBoundingClientRect()
          return words && picture ? (words.top - picture.top) / picture.height : Number.NaN
        }),
      )
      await close()
    }
    const [usual = 0, larger = 0] = tops
    expect(larger).toBeGreaterThanOrEqual(usual)
  }
})

test('the words are below the line above which the painter keeps faces', async () => {
  const { page, close } = await beginFrozen(stage, storyId)
  const { width, height } = { width: 1280, height: 800 }
  await page.setViewportSize({ width, height })
  await page.screenshot()
  const top = await page.locator('.words-window').evaluate((words) => words.getBoundingClientRect().top)
  const scale = Math.max(width / WIDE.width, height / WIDE.height)
  expect(top).toBeGreaterThan((IN_SIGHT.bottom - WIDE.top) * scale)
  await close()
})
