import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { readManifest } from '../../../src/build/manifest.ts'
import { hydrated } from '../../support/browser.ts'
import { personIn } from '../../support/person.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { hearTheEnd, isPlaying, jump } from '../player/watching.ts'
import {
  aHouseThatKeeps,
  hasKept,
  keepButton,
  keptOn,
  looksAfter,
  OFFLINE,
  setClock,
  signsIn,
  until,
} from './device.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})

afterAll(() => stage.end())

describe('a story that is kept by hand', () => {
  test('is read and played to its end without a network, with jumps back and forth, and is listed as in My Stories', async () => {
    const { page, context, close } = await looksAfter(stage, storyId, { phone: true })
    await keepButton(page).tap()
    await page.getByRole('button', { name: /^Kept offline · \d+\.\d MB$/ }).waitFor()
    expect(await keptOn(page)).toEqual([`/kept/${storyId}`])
    await context.setOffline(true)
    await page.goto('/app/saved-stories')
    await page.getByRole('heading', { name: 'My Stories' }).waitFor()
    await page.getByText('Kept on this device').waitFor()
    await page.getByRole('link', { name: SHORT.title }).tap()
    await page.waitForURL(`/story/${storyId}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Begin Story' }).tap()
    await isPlaying(page)
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.includes('/media/') && image.naturalWidth > 0),
    )
    for (const seconds of [6, 1, 4]) expect(await jump(page, seconds)).toBeCloseTo(seconds, 0)
    await hearTheEnd(page)
    await close(OFFLINE)
  })

  test('stays when it is played, and becomes one that was only played when it is no longer kept', async () => {
    const { page, close } = await looksAfter(stage, storyId)
    await keepButton(page).click()
    await hasKept(page, `/kept/${storyId}`)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await hearTheEnd(page)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: /^Kept offline/ }).click()
    await hasKept(page, `/played/${storyId}`)
    await page.getByRole('button', { name: 'Keep offline' }).waitFor()
    await close()
  })

  test('is gone when it is deleted, and when another family signs in, who never sees it', async () => {
    const deleted = stage.request()
    await stage.finish(deleted, SHORT)
    const { page, context, close } = await looksAfter(stage, deleted)
    await keepButton(page).click()
    await hasKept(page, `/kept/${deleted}`)
    const deletedBy = (family: string) =>
      page.evaluate(
        async ([id, family]) =>
          (await fetch(`/api/stories/${id}?firebaseUid=${family}`, { method: 'DELETE' })).ok,
        [deleted, family] as const,
      )
    expect(await deletedBy('somebody else')).toBe(false)
    await hasKept(page, `/kept/${deleted}`)
    expect(await deletedBy(stage.parent.uid)).toBe(true)
    await hasKept(page)
    await page.goto(`/story/${storyId}`)
    await hydrated(page)
    await keepButton(page).click()
    await hasKept(page, `/kept/${storyId}`)
    const noor = await personIn(stage, stage.url, 'noor@example.com')
    await signsIn(context, noor)
    await page.goto('/app/settings')
    await hasKept(page)
    await context.setOffline(true)
    await page.goto(`/story/${storyId}`)
    await page.getByText('Nothing is kept here yet').waitFor()
    expect(await page.content()).not.toContain(SHORT.title)
    await close(new RegExp(`${OFFLINE.source}|40[034]`))
  })

  test('is gone with the family that signs out', async () => {
    const { house, page, close } = await aHouseThatKeeps()
    await page.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('/')
    await until(page, async () => (await caches.keys()).every((name) => name.includes('precache')), undefined)
    await close()
    await house.end()
  })

  test('is hidden by a clock that is a month ahead, and comes back with the right time: nothing is lost', async () => {
    const { page, context, close } = await looksAfter(stage, storyId)
    await keepButton(page).click()
    // Storing the time is its last step.
    await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
    await stage.goAway()
    const month = 31 * 24 * 3600_000
    await setClock(context, month)
    await page.goto('/app')
    await page.getByText('your stories are still here. Go online once, and they open again.').waitFor()
    expect(await page.content()).not.toContain(SHORT.title)
    await setClock(context, 0)
    await page.goto(`/story/${storyId}`)
    await page.getByRole('heading', { name: SHORT.title }).waitFor()
    await hasKept(page, `/kept/${storyId}`)
    await stage.comeBack()
    await close(OFFLINE)
  })
})

test('a story that was played stays on the device, and one that was only opened does not', async () => {
  const { page, close } = await looksAfter(stage, storyId)
  expect(await keptOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await hasKept(page, `/played/${storyId}`)
  await close()
})

test('a browser revalidates the service worker each time, and each release has its own', async () => {
  const answer = await fetch(`${stage.url}/service-worker.js`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const script = await answer.text()
  expect(script).toContain(stage.services.assets.url('islands/story-player.tsx'))
  expect(script).toContain(readManifest()?.inputs.slice(0, 16) ?? 'a release')
})
