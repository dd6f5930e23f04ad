import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { subscriptions, users } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { accessibilityProblems, type VisitOptions, visit } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

const CHILDREN = ['Mia', 'Leo', 'Noor', 'Zoë', 'Bo']

let stage: Stage
let userId: number
beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  userId = stage.services.db.select().from(users).get()?.id ?? 0
  await stage.finish(stage.request(), SHORT)
})
afterAll(() => stage.end())

/** What the card provider last reported about the family's plan. */
function plan(profiles: number) {
  const { db } = stage.services
  db.delete(subscriptions).where(eq(subscriptions.userId, userId)).run()
  db.insert(subscriptions).values({ userId, status: 'active', profiles }).run()
}

async function parentAt(path: string, options: VisitOptions = {}) {
  const seen = await visit(stage.url, options)
  const [name = '', value = ''] = stage.parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: stage.url }])
  await seen.page.goto(path)
  return seen
}

async function add(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

test('five children have profiles, the sixth does not; all stay readable on the way down and come back on the way up', async () => {
  plan(5)
  const { page, context, close } = await parentAt('/app/profiles', { phone: true })
  await page.getByRole('button', { name: 'Add Mia' }).click()
  for (const name of CHILDREN.slice(1)) {
    await page.getByRole('link', { name: 'Add another child' }).click()
    // The last form stays open in a second tab.
    if (name === 'Bo') await context.newPage().then((second) => second.goto('/app/profiles/new'))
    await add(page, name)
    await page.getByRole('heading', { name, exact: true }).waitFor()
  }
  await page.getByText('Your plan has 5 profiles, and all are here.').waitFor()
  expect(await page.getByRole('link', { name: 'Add another child' }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  const second = context.pages()[1]
  if (!second) throw new Error('There is no second tab')
  await add(second, 'Amara')
  await second.getByRole('alert').filter({ hasText: 'Remove one to make room.' }).waitFor()
  expect(profilesOf(stage.services.db, userId).children.map(({ name }) => name)).toEqual(CHILDREN)
  await second.close()

  plan(1)
  await page.reload()
  expect(await page.getByText('Reading only').count()).toBe(5)
  await page.getByText('Your plan has no children’s profiles.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Shelf' }).first().click()
  await page.getByRole('link', { name: SHORT.title, exact: true }).waitFor()
  await page.goto('/app')
  await page.locator('#tonight').waitFor()
  expect(await page.getByRole('navigation', { name: 'Who is it for?' }).count()).toBe(0)
  await page.goto('/app/profiles')
  await page.getByRole('link', { name: 'Kid mode for Mia' }).waitFor()

  plan(5)
  await page.reload()
  expect(await page.getByText('Reading only').count()).toBe(0)
  await page.goto('/app')
  await page.getByRole('navigation', { name: 'Who is it for?' }).getByText('Mia').waitFor()
  await close(/ERR_ABORTED|status of 409/)
})

test('a family on the trial keeps what it likes, without script too', async () => {
  plan(1)
  const { page, close } = await parentAt('/app/settings', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Edit profiles' }).click()
  await page.getByRole('link', { name: 'Edit all of us' }).click()
  await page.locator('summary', { hasText: 'Favorite themes' }).click()
  await page.getByLabel('Moon Expedition').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'All of us' }).waitFor()
  expect(profilesOf(stage.services.db, userId).family.favoriteThemes).toEqual(['moon-expedition'])
  await page.getByRole('link', { name: 'Edit all of us' }).click()
  expect(await page.getByLabel('Moon Expedition').isChecked()).toBe(true)
  await close()
})
