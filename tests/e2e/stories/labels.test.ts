import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems } from '../../support/browser.ts'
import { dialogsAreHere, type Family, type House, listIsHere, openHouse, toastOf } from './house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.end())

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /timeline label$/ })

const addLabel = async (page: Page, name: string) => {
  await dialogsAreHere(page)
  await page
    .getByRole('link', { name: /^Add a label above/ })
    .first()
    .click()
  await dialogOf(page).getByLabel('Name').fill(name)
}

const keptOf = ({ userId }: Family) =>
  house.db.$client
    .prepare('SELECT name, description, color, created_at FROM timeline_labels WHERE user_id = ?')
    .all(userId)

const refuse = (page: Page) =>
  page.route('**/api/timeline-labels**', (route) => route.fulfill({ status: 500, body: '' }))

describe('a label', () => {
  test('is created at a story by Enter, edited and deleted, each with its toast', async () => {
    const family = await house.family(3)
    const { page, close } = await family.open()
    await addLabel(page, '   ')
    expect(await dialogOf(page).getByRole('button', { name: 'Save Label' }).isDisabled()).toBe(true)
    expect(await dialogOf(page).getByLabel('Color').inputValue()).toBe('#6b21d4')
    await dialogOf(page).getByLabel('Name').fill('  يوم في البحر 🌊  ')
    await dialogOf(page).getByLabel('Description').fill('Sand everywhere')
    await dialogOf(page).getByLabel('Name').press('Enter')
    await toastOf(page)
      .getByText('New timeline label has been created successfully.')
      .waitFor({ state: 'attached' })
    await listIsHere(page)
    const [first] = await page.locator('#timeline > div > ol > li').allInnerTexts()
    expect(first).toContain('يوم في البحر 🌊')
    expect(keptOf(family)).toMatchObject([{ name: 'يوم في البحر 🌊', description: 'Sand everywhere' }])
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('link', { name: 'Edit the label يوم في البحر 🌊' }).click()
    expect(await dialogOf(page).getByLabel('Description').inputValue()).toBe('Sand everywhere')
    await dialogOf(page).getByLabel('Description').fill(' ')
    await dialogOf(page).getByLabel('Color').fill('#ffee88')
    expect(await accessibilityProblems(page)).toEqual([])
    await dialogOf(page).getByRole('button', { name: 'Save Label' }).click()
    await toastOf(page)
      .getByText('Your timeline label has been updated successfully.')
      .waitFor({ state: 'attached' })
    expect(keptOf(family)).toMatchObject([{ description: null, color: '#ffee88' }])

    await listIsHere(page)
    const remove = page.getByRole('link', { name: 'Delete the label يوم في البحر 🌊', exact: true })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await remove.click()
    await page.getByText('Delete this label?').waitFor()
    await page.getByRole('dialog').getByText('يوم في البحر 🌊', { exact: true }).waitFor()
    expect(await height()).toBe(before)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByText('Delete this label?').waitFor({ state: 'hidden' })
    await remove.and(page.locator(':focus')).waitFor()
    await remove.click()
    await page.getByRole('button', { name: /^Yes, delete it: the label/ }).click()
    await toastOf(page)
      .getByText('Your timeline label has been deleted successfully.')
      .waitFor({ state: 'attached' })
    expect(keptOf(family)).toEqual([])
    await close()
  })

  test('that could not be kept goes away again with a toast', async () => {
    const family = await house.family(3)
    const { page, close } = await family.open()
    // A request pending when a route is set may never complete.
    await dialogsAreHere(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/timeline-labels', async (route) => {
      await held
      await route.fulfill({ status: 500, body: '' })
    })
    await addLabel(page, 'Zoo day')
    await dialogOf(page).getByLabel('Name').press('Enter')
    await page.locator('#timeline').getByText('Zoo day').waitFor()
    release()
    await toastOf(page)
      .getByText('Failed to create timeline label. Please try again.')
      .waitFor({ state: 'attached' })
    expect(await page.locator('#timeline').getByText('Zoo day').count()).toBe(0)
    expect(await toastOf(page).textContent()).toStartWith('Error')
    const name = dialogOf(page).getByLabel('Name')
    expect(await name.inputValue()).toBe('Zoo day')
    await page
      .locator('#label-name-error', { hasText: 'Failed to create timeline label. Please try again.' })
      .waitFor()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    await close(/500/)
  })

  test('the progress of keeping stays visible when the timeline reloads', async () => {
    const family = await house.family(3)
    const { page, close } = await family.open()
    // A request pending when a route is set may never complete.
    await dialogsAreHere(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/timeline-labels', async (route) => {
      await held
      await route.continue()
    })
    await addLabel(page, 'Zoo day')
    await dialogOf(page).getByLabel('Name').press('Enter')
    await page.locator('#timeline').getByText('Zoo day').waitFor()
    await page.evaluate(() => {
      const brought = new Promise((resolve) => addEventListener('islands', resolve, { once: true }))
      document.querySelector<HTMLFormElement>('search form')?.requestSubmit()
      return brought
    })
    expect(await page.locator('#timeline').getByText('Zoo day').count()).toBe(1)
    release()
    await toastOf(page)
      .getByText('New timeline label has been created successfully.')
      .waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Edit the label Zoo day' }).waitFor()
    await listIsHere(page)
    expect(await page.locator('#timeline').getByText('Zoo day').count()).toBe(1)
    await close()
  })

  test('is restored when its edit or deletion failed', async () => {
    const family = await house.family(2)
    house.db.$client
      .prepare(
        "INSERT INTO timeline_labels (user_id, name, created_at) SELECT user_id, 'First tooth', created_at FROM stories WHERE user_id = ? LIMIT 1",
      )
      .run(family.userId)
    const { page, close } = await family.open()
    await dialogsAreHere(page)
    await refuse(page)
    await page.getByRole('link', { name: 'Edit the label First tooth' }).click()
    await dialogOf(page).getByLabel('Name').fill('Last tooth')
    await dialogOf(page).getByLabel('Name').press('Enter')
    await toastOf(page)
      .getByText('Failed to update timeline label. Please try again.')
      .waitFor({ state: 'attached' })
    expect(await page.locator('#timeline bdi').allInnerTexts()).toEqual(['First tooth'])
    expect(await dialogOf(page).getByLabel('Name').inputValue()).toBe('Last tooth')
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Delete the label First tooth', exact: true }).click()
    await page.getByRole('button', { name: /^Yes, delete it: the label/ }).click()
    await toastOf(page)
      .getByText('Failed to delete timeline label. Please try again.')
      .waitFor({ state: 'attached' })
    expect(await page.locator('#timeline bdi').isVisible()).toBe(true)
    await close(/500/)
  })

  test('needs no script', async () => {
    const family = await house.family(2)
    const { page, close } = await family.open('', { javaScriptEnabled: false })
    await page
      .getByRole('link', { name: /^Add a label above/ })
      .last()
      .click()
    await page.getByLabel('Name').fill('Snow at last')
    await page.getByRole('button', { name: 'Save Label' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/app/saved-stories')
    expect(await page.locator('#timeline li bdi').allInnerTexts()).toEqual(['Snow at last'])
    expect(keptOf(family)).toMatchObject([{ name: 'Snow at last', color: '#6b21d4' }])
    await close()
  })
})

describe('deleting a story', () => {
  test('in two tabs leaves both without it and without a complaint', async () => {
    const family = await house.family(3)
    const [one, two] = await Promise.all([family.open(), family.open()])
    for (const { page } of [one, two]) {
      await dialogsAreHere(page)
      await page.route('**/app/saved-stories', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ status: 304 }) : route.continue(),
      )
    }
    for (const { page, close } of [one, two]) {
      const remove = page.locator('a[data-sure]').first()
      const named = await remove.getAttribute('aria-labelledby')
      await remove.click()
      if (page === one.page) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: /^Yes, delete/ }).click()
      // Until then the tab must not learn of the other one's change: a poll would remove the open question.
      await page.unroute('**/app/saved-stories')
      await toastOf(page)
        .getByText('Your story has been deleted successfully.')
        .waitFor({ state: 'attached' })
      await page.locator(`[aria-labelledby="${named}"]`).waitFor({ state: 'detached' })
      await close()
    }
  })

  test('that failed says so and leaves the story where it is', async () => {
    const family = await house.family(1)
    const { page, close } = await family.open()
    await dialogsAreHere(page)
    await page.route('**/delete', (route) => route.fulfill({ status: 503, body: '' }))
    const title = (await page.getByRole('article').getByRole('heading').first().textContent()) ?? ''
    await page.getByRole('link', { name: `Delete ${title.trim()}` }).click()
    await page.getByRole('dialog').getByText(title.trim(), { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Yes, delete/ }).click()
    await toastOf(page)
      .getByText('Failed to delete the story. Please try again.')
      .waitFor({ state: 'attached' })
    expect(await page.locator('#timeline article').count()).toBe(1)
    await close(/503/)
  })
})

test('a story in the making shows its progress, and the list shows what another device adds', async () => {
  const family = await house.family(2)
  const { page, close } = await family.open()
  house.db.$client
    .prepare(
      "UPDATE stories SET generation_status = 'images_complete' WHERE id = (SELECT max(id) FROM stories WHERE user_id = ?)",
    )
    .run(family.userId)
  await page.getByText('Creating audio... 75%').waitFor()
  house.db.$client
    .prepare('UPDATE stories SET retryable = 1 WHERE user_id = ? AND generation_status = ?')
    .run(family.userId, 'images_complete')
  await page.getByText('Generation failed 50%').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Retry/ }).click()
  await toastOf(page).getByText('Story Generation Restarted').waitFor({ state: 'attached' })
  await close()
})
