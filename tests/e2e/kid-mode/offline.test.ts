import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems } from '../../support/browser.ts'
import { hasKept, OFFLINE, until } from '../offline/device.ts'
import { isPlaying } from '../player/watching.ts'
import { type House, handOver, LEOS, MIAS, onShelf, openHouse, PIN, tryPin } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.end())

/** The device keeps both stories, and its service worker is active. */
async function keepsBoth(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Keep the next five' }).click()
  await hasKept(page, `/kept/${house.mias}`, `/kept/${house.leos}`)
}

/** Waits until the service worker has the open shelf. */
const knowsShelf = (page: Page, title: string | undefined) =>
  until(page, async (wanted) => (await (await caches.match('/kid-mode'))?.json())?.title === wanted, title)

test('without a network a child sees what is kept of this shelf alone, wherever they go, and nobody gets out', async () => {
  const { page, context, close } = await house.parentAt('/app/saved-stories', { serviceWorkers: 'allow' })
  await keepsBoth(page)
  await handOver(page)
  await page.locator('[data-kept]').first().waitFor()
  await knowsShelf(page, 'Mia’s stories')
  await context.setOffline(true)
  for (const path of [
    '/app',
    '/app/saved-stories',
    '/app/settings',
    `/story/${house.leos}`,
    '/kid',
    '/login',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Mia’s stories' }).waitFor()
    await page.getByRole('link', { name: MIAS }).waitFor()
    expect(await page.getByText(LEOS).count()).toBe(0)
  }
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto('/kid/leave')
  await page.getByText('the way out of kid mode is closed until it is back').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByRole('link', { name: MIAS }).click()
  await page.waitForURL(`/story/${house.mias}`)
  await page.getByRole('button', { name: 'Begin Story' }).waitFor()
  expect(await page.getByRole('button', { name: /Keep offline|Kept offline|Favorite/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await page.goto('/app/saved-stories')
  await context.setOffline(false)
  await onShelf(page)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await tryPin(page, PIN)
  await page.waitForURL('**/app')
  await knowsShelf(page, undefined)
  await context.setOffline(true)
  await page.goto('/app/saved-stories')
  await page.getByRole('link', { name: LEOS }).waitFor()
  await close(OFFLINE)
})

test('a sign-out that a child sends from an old page takes nothing off the device', async () => {
  const { page, close } = await house.parentAt('/app/saved-stories', { serviceWorkers: 'allow' })
  await keepsBoth(page)
  await handOver(page)
  await knowsShelf(page, 'Mia’s stories')
  const status = await page.evaluate(
    async () => (await fetch('/api/auth/token', { method: 'DELETE' })).status,
  )
  expect(status).toBe(403)
  await page.goto('/kid')
  await onShelf(page)
  await hasKept(page, `/kept/${house.mias}`, `/kept/${house.leos}`)
  await close(/status of 403/)
})

test('a story that a child asks to delete from an old page stays on the device', async () => {
  const { page, close } = await house.parentAt('/app/saved-stories', { serviceWorkers: 'allow' })
  await keepsBoth(page)
  await handOver(page)
  await knowsShelf(page, 'Mia’s stories')
  const answered = page.waitForEvent('load')
  await page.evaluate((id) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = `/app/saved-stories/${id}/delete`
    document.body.append(form)
    form.submit()
  }, house.mias)
  await answered
  await onShelf(page)
  await page.reload()
  await onShelf(page)
  await hasKept(page, `/kept/${house.mias}`, `/kept/${house.leos}`)
  await close()
})
