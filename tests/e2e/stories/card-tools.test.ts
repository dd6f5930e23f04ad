import { afterAll, beforeAll, expect, test } from 'bun:test'
import { hydrated } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

let stage: Stage
let story: number
beforeAll(async () => {
  stage = await openStage()
  story = stage.request()
  await stage.finish(story, SHORT)
})
afterAll(() => stage.end())

test('on a phone of 360 px the tools of My Stories and of a story fit in one row each, all large enough', async () => {
  const { page, close } = await stage.watch(story, { phone: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/app/saved-stories')
  await hydrated(page)
  await page.getByRole('button', { name: 'Keep the next five' }).waitFor()
  const rowOf = (selector: string) =>
    page.locator(selector).evaluateAll((tools) =>
      tools.map((tool) => {
        const { top, right, width, height } = tool.getBoundingClientRect()
        return { top, fits: right <= innerWidth && width >= 44 && height >= 44 }
      }),
    )
  const rows = [
    await rowOf('#keep-next, a[href$="kid-mode"]'),
    await rowOf('article :is([data-keep], [data-sure], [data-tag], [data-way], [form])'),
  ]
  expect(rows.map((row) => row.length)).toEqual([2, 5])
  for (const row of rows) {
    expect(new Set(row.map(({ top }) => top)).size).toBe(1)
    expect(row.every(({ fits }) => fits)).toBe(true)
  }
  const roomBesideDelete = await page.locator('article [data-sure]').evaluate((tool) => {
    const words = document.createRange()
    words.selectNodeContents(tool)
    const edge = tool.closest('article')?.getBoundingClientRect().right ?? 0
    return edge - words.getBoundingClientRect().right
  })
  expect(roomBesideDelete).toBeGreaterThanOrEqual(8)
  await close()
})
