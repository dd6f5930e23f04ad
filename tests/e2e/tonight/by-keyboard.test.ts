import { afterAll, beforeAll, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { hydrated, visit } from '../../support/browser.ts'
import { tabTo } from '../../support/keyboard.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage({ script: SHORT })
})
afterAll(() => stage.end())

test('a parent who has only a keyboard comes from the landing page to a story that is told', async () => {
  const { page, close } = await visit(stage.url)
  const press = async (name: string) => {
    const presses = await tabTo(page, name)
    await page.keyboard.press('Enter')
    return presses
  }
  await page.goto('/')
  await press('Get Started Free')
  await page.waitForURL('**/login**')
  for (const [field, typed] of [
    ['Email', 'noor@example.com'],
    ['Password', 'twinkle twinkle'],
    ['Repeat password', 'twinkle twinkle'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Create Your First Character' }).waitFor()
  await hydrated(page)
  // Past Skip to content, the site's name, three destinations and Sign Out.
  expect(await press('Create Your First Character')).toBe(7)
  await page.waitForURL('**/app/character-creation')
  await hydrated(page)
  await tabTo(page, 'Name')
  await page.keyboard.type('Mia')
  await tabTo(page, 'Male')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'Description')
  await page.keyboard.type('curly red hair, brave, loves foxes')
  await page.keyboard.press('Tab')
  await tabTo(page, 'Create')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app(?:\?|$)/)
  await hydrated(page)
  expect(await press("Tonight's story for Mia")).toBe(7)
  await page.waitForURL(/\/story\/\d+/)
  await hydrated(page)
  await page.getByRole('button', { name: /^Begin/ }).waitFor()
  await press('Begin')
  await page.locator('.word[data-current]').waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await close()
})
