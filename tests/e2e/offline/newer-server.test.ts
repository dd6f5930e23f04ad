import { afterAll, beforeAll, expect, test } from 'bun:test'
import { feedback } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { readManifest } from '../../../src/build/manifest.ts'
import { hydrated } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { hearTheEnd, isPlaying } from '../player/watching.ts'
import { hasKept, keepButton, looksAfter, OFFLINE } from './device.ts'
import { release } from './release.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
})

afterAll(() => stage.end())

test('a page of the release before begins its story, plays it to the end and is heard by the newer server; then the newer one is taken', async () => {
  const id = stage.request()
  await stage.finish(id, SHORT)
  const { page, context, close } = await looksAfter(stage, id, { hasFeedback: undefined } as object)
  await keepButton(page).click()
  await hasKept(page, `/kept/${id}`)
  // From here on the server no longer has this page's scripts.
  await page.reload()
  release(stage)
  await hydrated(page)
  const kept = page.waitForResponse(`**/api/stories/${id}/favorite`)
  await page.getByRole('button', { name: 'Favorite' }).click()
  await kept
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await hearTheEnd(page)
  await page.getByRole('button', { name: 'We loved it' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.locator('#toasts').getByText('Thank you for your feedback!').waitFor({ state: 'attached' })
  expect(stage.services.db.select().from(feedback).all()).toMatchObject([{ storyId: id }])
  expect((await stage.parent.story(id)).favorite).toBe(true)

  await page.goto('/app/saved-stories')
  expect(await page.content()).toContain('/assets/newer-')
  await page.getByRole('button', { name: /^✓ Kept/ }).waitFor()
  const offer = page.getByRole('button', { name: 'Update' })
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
  await hasKept(page, `/kept/${id}`)
  await context.setOffline(true)
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await close(OFFLINE)
})

test('a story whose next script is no longer available offers to reload the page', async () => {
  const id = stage.request()
  await stage.finish(id, SHORT)
  const gone = readManifest()?.later['islands/story-player.tsx'] ?? []
  expect(gone).not.toEqual([])
  const { page, close } = await stage.watch(id, {
    broken: gone.map((file) => ({ url: `/assets/*${file}*` })),
  })
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await page.getByRole('heading', { name: 'Loading Error' }).waitFor()
  await close(/Failed to (?:load|fetch)/)
})
