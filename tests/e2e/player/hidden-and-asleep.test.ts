import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { hydrated } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import { begin, beginFrozen, hearTheEnd } from './watching.ts'

const CONTROLS_REST_MS = 3500

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

async function aStory(paragraphs = SHORT.paragraphs): Promise<number> {
  const id = stage.request()
  await stage.finish(id, { ...SHORT, paragraphs })
  return id
}

const asking = (page: Page) => page.getByRole('dialog', { name: 'How was this story?' })

test('after a sleep timer of minutes that outlasts the story, or was put off again, the question waits for the next visit', async () => {
  for (const putOff of [false, true]) {
    const { page, close } = await beginFrozen(stage, await aStory())
    await page.getByRole('button', { name: 'This evening' }).click()
    await page.getByRole('dialog').getByText('30 min', { exact: true }).click()
    if (putOff) await page.getByRole('dialog').getByText('Off', { exact: true }).first().click()
    await page.keyboard.press('Escape')
    await hearTheEnd(page)
    await page.clock.runFor(60_000)
    expect(await asking(page).isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1000)
    await asking(page).waitFor()
    await close()
  }
})

test('Tab brings back the controls that had left, and reaches nothing that cannot be seen', async () => {
  const { page, close } = await beginFrozen(stage, await aStory())
  await page.clock.runFor(CONTROLS_REST_MS)
  await page.locator('.immersion[data-quiet]').waitFor()
  for (let press = 0; press < 16; press++) {
    await page.keyboard.press('Tab')
    await page.locator('.immersion:not([data-quiet])').waitFor()
    const reached = await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
      const focused = document.activeElement
      const isShown = focused?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isTold = focused === document.body || focused?.closest('.immersion') !== null
      return isTold && isShown ? 'seen' : (focused?.outerHTML ?? 'nothing')
    })
    expect(reached).toBe('seen')
  }
  await close()
})

test('arrows scroll a long page where its text has the focus, and turn none', async () => {
  const long = Array.from({ length: 120 }, (_, i) => (i % 9 === 8 ? 'sheep.' : 'and')).join(' ')
  const { page, close } = await begin(stage, await aStory([long, 'Good night.']), { phone: true })
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('button', { name: 'Show the whole page' }).tap()
  const text = page.getByRole('region', { name: 'This page' })
  await text.focus()
  expect(await text.evaluate((box) => box.scrollTop)).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => (document.querySelector('.words-page')?.scrollTop ?? 0) > 0)
  expect((await text.textContent())?.trim()).toBe(long)
  await close()
})
