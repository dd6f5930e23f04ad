import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { accessibilityProblems, freezeClock, type VisitOptions, visit } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

let server: RunningServer

beforeAll(async () => {
  await buildOnce()
  server = await startServer()
})

afterAll(() => server.stop())

describe('the Install button', () => {
  test('comes 5 s after the browser offers it on a phone, asks once, and is gone with the answer', async () => {
    const { page, close } = await frozen({ phone: true })
    expect(await offer(page)).toBe(true)
    await page.clock.runFor(4900)
    expect(await install(page).count()).toBe(0)
    await page.clock.runFor(200)
    await page.clock.resume()
    expect(await accessibilityProblems(page)).toEqual([])
    await install(page).tap()
    await install(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1)
    await page.reload()
    await page.clock.runFor(1000)
    await offer(page)
    await page.clock.runFor(6000)
    expect(await install(page).count()).toBe(0)
    await close()
  })

  test('hides when the app was installed in another way, and when a parent says not now', async () => {
    const { page, close } = await frozen({ phone: true })
    await offer(page)
    await page.clock.runFor(5100)
    await install(page).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    expect(await install(page).count()).toBe(0)
    await offer(page)
    await page.clock.runFor(5100)
    await page.getByRole('button', { name: 'Not now' }).tap()
    expect(await install(page).count()).toBe(0)
    await close()
  })

  test('does not come on a desktop, whose browser keeps its own way', async () => {
    const { page, close } = await frozen({})
    expect(await offer(page)).toBe(false)
    await page.clock.runFor(10_000)
    expect(await install(page).count()).toBe(0)
    await close()
  })

  test('comes on an iPhone 5 s after the page, and tells how it is done by hand', async () => {
    const { page, close } = await frozen({ phone: true, userAgent: IPHONE })
    await page.clock.runFor(5100)
    const told = page.waitForEvent('dialog')
    const pressed = install(page).tap()
    const dialog = await told
    expect([dialog.type(), dialog.message()]).toEqual([
      'alert',
      expect.stringContaining('Add to Home Screen'),
    ])
    await dialog.accept()
    await pressed
    await install(page).waitFor({ state: 'detached' })
    await close()
  })
})

/** The landing page with a stopped clock. */
async function frozen(options: VisitOptions) {
  const seen = await visit(server.url, options)
  if (options.userAgent === IPHONE)
    await seen.page.addInitScript(() => Reflect.deleteProperty(window, 'onbeforeinstallprompt'))
  // Not in 1970, where a dismissal would count as recent.
  await freezeClock(seen.page, Date.now())
  await seen.page.goto('/landing')
  await seen.page.waitForFunction(() => document.documentElement.dataset.shell !== undefined)
  // If there is no install prompt to wait for, the five seconds begin when the script has loaded.
  if (options.userAgent === IPHONE) await counting(seen.page)
  return seen
}

/**
 * Simulates Chromium's install prompt; returns whether the page has prevented it. The five seconds have begun by then.
 */
async function offer(page: Page): Promise<boolean> {
  const isHeld = await page.evaluate(() => {
    const counter = window as unknown as { asked?: number }
    counter.asked = 0
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        counter.asked = (counter.asked ?? 0) + 1
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    })
    dispatchEvent(event)
    return event.defaultPrevented
  })
  if (isHeld) await counting(page)
  return isHeld
}

/** When this request for the script is answered, the page has run it. */
const counting = (page: Page) =>
  page.evaluate(async () => void (await import(document.body.dataset.install ?? '')))

const install = (page: Page) => page.getByRole('button', { name: 'Install' })
