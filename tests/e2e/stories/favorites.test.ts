import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { accessibilityProblems, hydrated } from '../../support/browser.ts'
import { countOf, type House, openHouse, queryOf } from './house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.end())

/** A child of the family with the newest story on its shelf. */
function aChild(userId: number, name: string): number {
  const { $client } = house.db
  const { lastInsertRowid } = $client
    .prepare("INSERT INTO profiles (user_id, kind, name) VALUES (?, 'child', ?)")
    .run(userId, name)
  $client
    .prepare(
      'INSERT INTO profile_stories (user_id, profile_id, story_id) SELECT user_id, ?, max(id) FROM stories WHERE user_id = ?',
    )
    .run(lastInsertRowid, userId)
  return Number(lastInsertRowid)
}

describe.each([
  ['with script', true],
  ['without script', false],
] as const)('%s', (_, javaScriptEnabled) => {
  test('a heart is put on a story, found by it, and taken off again', async () => {
    const family = await house.family(5)
    const { page, close } = await family.open('', { javaScriptEnabled })
    const hearts = page.getByRole('button', { name: /^Favorite: / })
    await hearts.first().click()
    await page.getByRole('button', { name: /^Favorite: /, pressed: true }).waitFor()
    await page.getByText('Favorites', { exact: true }).click()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/favorites=only/)
    await page.waitForFunction(() => document.querySelectorAll('#timeline article').length === 1)
    await hearts.first().click()
    await page.getByText('Your memory timeline awaits').waitFor()
    expect(queryOf(page)).toContain('favorites=only')
    await close()
  })
})

test('a child’s shelf is one choice away, and the address keeps it', async () => {
  const family = await house.family(4)
  const id = aChild(family.userId, 'Mia')
  const { page, close } = await family.open()
  await page.getByLabel('Child', { exact: true }).selectOption('Mia')
  await page.waitForURL(new RegExp(`child=${id}`))
  await countOf(page).getByText('1 of 4 stories').waitFor()
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Child', { exact: true }).inputValue()).toBe(String(id))
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})

test('the place where a family stopped is marked, on whatever device it was', async () => {
  const family = await house.family(2)
  house.db.$client
    .prepare(
      'INSERT INTO story_places (story_id, user_id, seconds, percent) SELECT max(id), user_id, 40, 35 FROM stories WHERE user_id = ?',
    )
    .run(family.userId)
  const { page, close } = await family.open()
  await page.getByText('You stopped at 35%').waitFor()
  expect(await page.getByText(/^You stopped at/).count()).toBe(1)
  await close()
})
