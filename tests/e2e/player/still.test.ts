import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openStage, SHORT, type Stage } from './stage.ts'
import { beginFrozen, isPlaying } from './watching.ts'

declare global {
  interface Window {
    moved?: string[]
  }
}

let stage: Stage
let storyId: number

beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

test.each([
  ['five words at a time', 'words'],
  ['page by page', 'page'],
] as const)('nothing moves on a phone from the cover to the end, %s', async (_, view) => {
  const { page, close } = await beginFrozen(stage, storyId, {
    phone: true,
    hasFeedback: true,
    init: noteMoves,
    inRealTime: true,
  })
  if (view === 'page') {
    await page.getByRole('button', { name: 'Show the whole page' }).tap()
    await page.locator('.words-page').waitFor()
  }
  await page.clock.resume()
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio) audio.playbackRate = 8
  })
  await isPlaying(page)
  await page.locator('.the-end').waitFor()
  expect(await page.evaluate(() => window.moved)).toEqual([])
  await close()
})

/** Records all layout shifts, with or without recent input. */
function noteMoves() {
  const moved: string[] = []
  window.moved = moved
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        moved.push(
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${from.x},${from.y} to ${to.x},${to.y}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
