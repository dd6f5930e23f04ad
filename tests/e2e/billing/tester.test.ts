import { afterAll, beforeAll, expect, test } from 'bun:test'
import SQLite from 'better-sqlite3'
import type { Page } from 'playwright'
import { accessibilityProblems, visit } from '../../support/browser.ts'
import { signUp } from '../../support/person.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const toast = (page: Page, words: string) =>
  page.locator('#toasts').getByText(words, { exact: true }).waitFor({ state: 'attached' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a tester sets credits, bypasses the trial, cleans up and syncs, and is told of each', async () => {
  const mia = await signUp(server.url, 'mia@example.com')
  makeTester(server.dataDir, 'mia@example.com')
  const { page, context, close } = await visit(server.url)
  const [name = '', value = ''] = mia.cookie.split('=')
  await context.addCookies([{ name, value, url: server.url }])
  await page.goto('/app/settings')
  const credits = page.getByLabel('Set Available Credits')
  const set = page.getByRole('button', { name: 'Set', exact: true })
  expect(await set.isDisabled()).toBe(true)

  for (const wrong of ['-1', '1.5', 'many']) {
    await credits.fill(wrong)
    await set.click()
    await toast(page, 'Invalid Credits')
    await toast(page, 'Please enter a valid non-negative number.')
  }
  await credits.fill('12')
  await set.click()
  await toast(page, 'Successfully set credits to 12.')
  await page.getByText('12 available credits').waitFor()

  await page.getByRole('switch', { name: 'Trial Bypass' }).click()
  await toast(page, 'Trial restrictions are now bypassed for testing.')
  await page.getByRole('switch', { checked: true }).click()
  await toast(page, 'Normal trial restrictions now apply for testing.')
  await page.getByRole('switch', { checked: false }).waitFor()

  await press(page, 'Sync Subscription Credits')
  await toast(page, 'Sync Failed')
  const body = { firebaseUid: mia.uid, priceId: 'price_test_storyteller' }
  const begun = await mia.call('POST', '/api/get-or-create-subscription', body)
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  const card = { firebaseUid: mia.uid, clientSecret, number: '4242 4242 4242 4242' }
  await mia.call('POST', '/api/stripe/test-card', card)
  await mia.call('GET', `/api/subscription-status?firebaseUid=${mia.uid}`)
  await press(page, 'Sync Subscription Credits')
  await toast(page, 'Credits Synced')
  await toast(page, 'Granted 0 credits. New total: 32')
  await press(page, 'Clean Up Test Subscriptions')
  await toast(page, 'Cleaned up 1 test subscriptions. You can now create new subscriptions.')
  expect(await accessibilityProblems(page)).toEqual([])

  await mia.call('DELETE', '/api/auth/token')
  await press(page, 'Sync Subscription Credits')
  await toast(page, 'Please log in to access settings')
  await close(/409|401/)
})

function makeTester(dataDir: string, email: string): void {
  const db = new SQLite(`${dataDir}/storylamp.db`)
  db.prepare("UPDATE users SET role = 'TESTER_ROLE' WHERE email = ?").run(email)
  db.close()
}
