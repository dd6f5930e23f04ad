import { afterAll, beforeAll, expect, test } from 'bun:test'
import { hydrated, visit } from '../../support/browser.ts'
import type { Person } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { hasKept, keepButton, OFFLINE, signsIn } from '../offline/device.ts'
import { aFamilyWithStory } from './a-family.ts'

let server: RunningServer
let parent: Person
let storyId: number

beforeAll(async () => {
  ;({ server, parent, storyId } = await aFamilyWithStory())
})
afterAll(() => server.stop())

test('a page that is mended is renewed on the device that keeps the story, in words and voice', async () => {
  const { page, context, close } = await visit(server.url, {
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  await signsIn(context, parent)
  await page.goto(`/story/${storyId}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await hydrated(page)
  await keepButton(page).click()
  await hasKept(page, `/kept/${storyId}`)

  await page.goto(`/app/story/${storyId}/mend`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Change Words of page 2' }).click()
  await page.getByLabel('The words of page 2').fill('Mia stood still. The wind had stopped to listen, too.')
  await page.getByRole('button', { name: 'Save These Words' }).click()
  await page.getByText('The voice is reading this page').waitFor()
  await page.getByText('The voice is reading this page').waitFor({ state: 'hidden' })
  const { audio } = await parent.story(storyId)
  const { audioUrl } = JSON.parse(audio ?? '{}') as { audioUrl: string }
  await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, audioUrl)

  await context.setOffline(true)
  await page.goto(`/story/${storyId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await page.waitForFunction((url) => document.querySelector('audio')?.getAttribute('src') === url, audioUrl)
  const told = await page.evaluate(async (id) => (await caches.match(`/kept/${id}`))?.text(), storyId)
  expect(told).toContain('The wind had stopped to listen, too.')
  await close(OFFLINE)
})
