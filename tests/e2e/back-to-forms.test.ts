import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { hydrated, visit } from '../support/browser.ts'
import { openStage, SHORT, type Stage } from './player/stage.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

/** The values of the fields a person can fill in. */
const typedIn = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')].map(
        (field) =>
          field.type === 'radio' || field.type === 'checkbox'
            ? `${field.name} ${field.value} ${field.checked}`
            : `${field.name} ${field.value}`,
      ),
    )

async function fillEverything(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all())
    if (await summary.isVisible()) await summary.click()
  for (const field of await page.locator('main :is(input:not([type=hidden]), textarea, select)').all()) {
    if (!(await field.isVisible())) continue
    const type = (await field.getAttribute('type')) ?? ''
    if (type === 'checkbox') await field.check({ force: true })
    else if (type === 'color') await field.fill('#123456')
    else if (type === 'email') await field.fill('other@example.com')
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption({ index: 1 })
    else await field.fill('7294')
  }
}

test.each([
  ['settings', () => '/app/settings'],
  ['a label', () => `/app/saved-stories/${storyId}/label`],
  ["the family's profile", () => '/app/profiles/family'],
  ["kid mode's PIN", () => '/app/kid-mode'],
])('Back to the form of %s shows all that was typed, or an empty form', async (_, path) => {
  const [name = '', value = ''] = stage.parent.cookie.split('=')
  const { page, context, close } = await visit(stage.url)
  await context.addCookies([{ name, value, url: stage.url }])
  await page.goto(path())
  await hydrated(page)
  const empty = await typedIn(page)
  expect(empty.length).toBeGreaterThan(0)
  await fillEverything(page)
  const whole = await typedIn(page)
  expect(whole).not.toEqual(empty)
  await page.goto('/privacy')
  await page.goBack()
  await hydrated(page)
  expect([empty, whole]).toContainEqual(await typedIn(page))
  await close()
})
