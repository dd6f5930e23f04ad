import { afterAll, beforeAll, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { accessibilityProblems, hydrated, PHONE } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { aHouseThatKeeps, hasKept, keepButton, looksAfter, OFFLINE } from './device.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
})
afterAll(() => stage.end())

test("the phone's Sign Out asks once and names the story that would leave the device", async () => {
  const id = stage.request()
  await stage.finish(id, { ...SHORT, title: 'Mia and the Lamp' })
  const { page, close } = await looksAfter(stage, id, { phone: true })
  await keepButton(page).click()
  await hasKept(page, `/kept/${id}`)
  await page.goto('/app/settings')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const signOut = bar.getByRole('button', { name: 'Sign Out' })
  const [theme, leave] = await Promise.all([
    bar.getByRole('link', { name: 'Theme' }).boundingBox(),
    signOut.boundingBox(),
  ])
  expect((leave?.x ?? 0) - ((theme?.x ?? 0) + (theme?.width ?? 0))).toBeGreaterThanOrEqual(16)
  await signOut.click()
  const sheet = page.getByRole('dialog', { name: 'Sign out?' })
  await sheet.getByText('This story leaves this device:').waitFor()
  await sheet.getByText('Mia and the Lamp').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ ...PHONE, width: 320 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await sheet.getByRole('button', { name: 'Stay Signed In' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await signOut.click()
  await sheet.getByRole('button', { name: 'Sign Out' }).click()
  await page
    .locator('#toasts')
    .getByText("You've been signed out successfully.")
    .waitFor({ state: 'attached' })
  await close()
})

test('a sign-out while the server is stopped says so and takes nothing; once it is back it takes all', async () => {
  const { house, id, page, close } = await aHouseThatKeeps()
  const signOut = page.getByRole('navigation').getByRole('button', { name: 'Sign Out' })
  await house.goAway()
  await signOut.click()
  await page
    .locator('#toasts')
    .getByText('Signing out needs the network. You may still be signed in, and nothing has left this device.')
    .waitFor({ state: 'attached' })
  await hasKept(page, `/kept/${id}`)
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await page.getByRole('heading', { name: SHORT.title }).waitFor()
  await house.comeBack()
  await page.goto('/app/settings')
  await signOut.click()
  await page.waitForURL('/')
  await hasKept(page)
  await house.goAway()
  await page.goto(`/story/${id}`)
  await page.getByText('Nothing is kept here yet').waitFor()
  expect(await page.content()).not.toContain(SHORT.title)
  await close(OFFLINE)
  await house.end()
})
