import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems, hydrated, type Visit, visit } from '../../support/browser.ts'
import type { Person } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { aFamilyWithStory } from './a-family.ts'

let server: RunningServer
let parent: Person
let storyId: number

beforeAll(async () => {
  ;({ server, parent, storyId } = await aFamilyWithStory())
})
afterAll(() => server.stop())

async function open(
  path = `/app/story/${storyId}/mend`,
  options: Parameters<typeof visit>[1] = {},
): Promise<Visit> {
  const visitor = await visit(server.url, options)
  const [name = '', ...value] = parent.cookie.split('=')
  await visitor.context.addCookies([{ name, value: value.join('='), url: server.url }])
  await visitor.page.goto(path)
  if (options.javaScriptEnabled !== false) await hydrated(visitor.page)
  return visitor
}

/** Waits until it can be played. */
async function finished(id: number) {
  const { page, close } = await open(`/story/${id}`)
  await page.getByRole('button', { name: 'Begin Story' }).waitFor()
  await close()
}

const words = (page: Page, number: number) => page.getByLabel(`The words of page ${number}`)
const change = (page: Page, number: number) =>
  page.getByRole('button', { name: `Change Words of page ${number}` }).click()
const READING = 'The voice is reading this page'

/** Requests the change and sees it in progress: the page learns that it is ready only afterwards. */
async function says(page: Page, making: string, ask: () => Promise<void>) {
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/stories/*/pages?*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await ask()
  await page.getByText(making).waitFor()
  seen.resolve()
  await page.unrouteAll({ behavior: 'wait' })
}
const save = (page: Page, name = 'Save These Words') => page.getByRole('button', { name }).click()

test('a page is mended, read again and undone, and the focus is in the text field', async () => {
  const { page, close } = await open()
  const before = await page.locator('main li:nth-child(2) h2 + p').textContent()
  await change(page, 2)
  await words(page, 2).and(page.locator(':focus')).waitFor()
  await words(page, 2).fill('One night Mia built a tower. “Hello up there,” she said to the moon.')
  await page.getByText('14 words, about 7 seconds aloud.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await says(page, READING, () => save(page))
  await page.getByText(READING).waitFor({ state: 'hidden' })
  await page.goto(`/story/${storyId}`)
  const answer = await parent.story(storyId)
  expect(answer.content).toContain('Hello up there')
  expect(answer.audio).toContain('tower.')
  await page.goto(`/app/story/${storyId}/mend`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Take Back the last change of page 2' }).click()
  await page.getByText(before ?? '').waitFor()
  await page.getByText(READING).waitFor({ state: 'hidden' })
  expect((await parent.story(storyId)).content).not.toContain('Hello up there')
  await close()
})

test('what is typed outlives a reload, a refusal and a line that is down', async () => {
  const { page, context, close } = await open()
  await change(page, 1)
  await words(page, 1).fill('{child} went home.')
  await page.getByText('would be read aloud as it stands').waitFor()
  expect(await page.getByRole('button', { name: 'Save These Words' }).isDisabled()).toBe(true)
  await words(page, 1).fill('Mia went home.')
  await page.reload()
  await hydrated(page)
  expect(await words(page, 1).inputValue()).toBe('Mia went home.')
  await context.setOffline(true)
  await save(page)
  await page.getByText('Nothing is lost: please try again.').waitFor()
  expect(await words(page, 1).inputValue()).toBe('Mia went home.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await close(/ERR_INTERNET_DISCONNECTED/)
})

test('two windows that mend the same page see each other’s words', async () => {
  const [one, other] = [await open(), await open(undefined, { phone: true })]
  for (const { page } of [one, other]) await change(page, 3)
  await words(one.page, 3).fill('Mia slept in the big bed.')
  await says(one.page, READING, () => save(one.page))
  await words(other.page, 3).fill('Mia slept in the small bed.')
  await save(other.page)
  await other.page.getByText('This page was changed in another window meanwhile').waitFor()
  await other.page.getByText('Mia slept in the big bed.').waitFor()
  expect(await words(other.page, 3).inputValue()).toBe('Mia slept in the small bed.')
  expect(await accessibilityProblems(other.page)).toEqual([])
  await says(other.page, READING, () => save(other.page, 'Save Mine'))
  await other.page.getByText(READING).waitFor({ state: 'hidden' })
  expect((await parent.story(storyId)).content).toContain('small bed')
  await one.close()
  await other.close(/409/)
})

test('a picture is drawn after a wish and comes back', async () => {
  const { page, close } = await open()
  const picture = () => page.getByRole('img', { name: 'Page 1' }).getAttribute('src')
  const before = await picture()
  await page.getByRole('button', { name: 'Draw Again: the picture of page 1' }).click()
  await page.getByLabel('What should be different in picture 1?').fill('it is night')
  await says(page, 'Drawing a new picture', () => save(page, 'Draw It Again'))
  await page.getByText('Drawing a new picture').waitFor({ state: 'hidden' })
  expect(await picture()).not.toBe(before)
  await page.getByRole('button', { name: 'Take Back: the last picture of page 1' }).click()
  await page.waitForFunction((src) => document.querySelector('main img')?.getAttribute('src') === src, before)
  await close()
})

test('the mending page brings at most 80 KB of script, and fits a screen of 320 pixels', async () => {
  const { page, close } = await open()
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(80 * 1024)
  await page.setViewportSize({ width: 320, height: 640 })
  await change(page, 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})

test('the next story of a world is asked for, without script too, and stands in a series', async () => {
  const { page, close } = await open(`/story/${storyId}`)
  await page.getByRole('link', { name: 'More of This' }).click()
  await page.getByText('The next story goes on in the world of').waitFor()
  await close()
  const plain = await open(`/app/story/${storyId}/more`, { javaScriptEnabled: false })
  await plain.page.getByLabel('Short').check()
  await plain.page.getByRole('button', { name: 'Make the Next Story' }).click()
  await plain.page.waitForURL(/\/story\/\d+$/)
  const next = Number(/\d+$/.exec(plain.page.url())?.[0])
  await finished(next)
  await plain.page.goto('/app/saved-stories')
  await plain.page.getByRole('link', { name: /^Story 2 of “/ }).click()
  await plain.page.getByText('A series of 2 stories').waitFor()
  const series = new URL(plain.page.url()).pathname
  await plain.close()
  const scripted = await open(series)
  expect(await accessibilityProblems(scripted.page)).toEqual([])
  await scripted.close()
})

test('a story that is gone, or still being made, says why there is no more of it', async () => {
  const { page, close } = await open('/app/story/999/more')
  await page.getByText('Page Not Found').first().waitFor()
  await close(/404/)
})
