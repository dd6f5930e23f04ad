import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { freezeClock, hydrated } from '../../support/browser.ts'
import { type Polls, pollsOf } from '../../support/polls.ts'
import { type House, openHouse } from './house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.end())

/** Counts the page's timeline requests, with a clock controlled by the test. */
async function watched(page: Page): Promise<Polls> {
  const polls = pollsOf(page, (request) => request.headers()['x-fragment'] !== undefined)
  await freezeClock(page)
  await page.reload()
  await hydrated(page)
  return polls
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('the list asks every 2 seconds by the version it has, also in the background, and rests when it was hidden for long', async () => {
  const family = await house.family(2)
  const { page, close } = await family.open()
  const { asked, pass } = await watched(page)
  await pass(4)
  expect(asked.length).toBeGreaterThanOrEqual(4)
  expect(asked.at(-1)?.headers()['if-none-match']).toMatch(/^W\//)
  await hide(page, true)
  const before = asked.length
  await pass(3)
  expect(asked.length).toBeGreaterThan(before)
  await page.clock.fastForward(6 * 60_000)
  await pass(2)
  const resting = asked.length
  await pass(4)
  expect(asked.length).toBe(resting)
  await hide(page, false)
  await pass(1)
  expect(asked.length).toBeGreaterThan(resting)
  await close()
})

test('while a story is being made, the list goes on asking however long it is hidden', async () => {
  const family = await house.family(2)
  house.db.$client
    .prepare("UPDATE stories SET generation_status = 'images_generating' WHERE user_id = ?")
    .run(family.userId)
  const { page, close } = await family.open()
  const { asked, pass } = await watched(page)
  await hide(page, true)
  await page.clock.fastForward(6 * 60_000)
  await pass(2)
  const before = asked.length
  await pass(4)
  expect(asked.length).toBeGreaterThan(before)
  await close()
})

test('a list whose family signs out on every device shows nothing for long', async () => {
  const family = await house.family(2)
  const { page, close } = await family.open()
  house.db.$client.prepare('DELETE FROM sessions WHERE user_id = ?').run(family.userId)
  await page.waitForURL('**/login')
  await page
    .locator('#toasts', { hasText: 'You have been signed out in the meantime.' })
    .waitFor({ state: 'attached' })
  // The page's other requests are refused too.
  await close(/401 \(Unauthorized\)/)
})
