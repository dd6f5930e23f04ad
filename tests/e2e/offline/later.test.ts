import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { feedback } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { aFolder } from '../../support/folders.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { hardlyGetsOn, hearTheEnd, isPlaying } from '../player/watching.ts'
import { findsUpdate, hasKept, keepButton, looksAfter, OFFLINE, until } from './device.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
})

afterAll(() => stage.end())

async function aStory(): Promise<number> {
  const id = stage.request()
  await stage.finish(id, SHORT)
  return id
}

test('feedback that is given offline arrives when the network is back, exactly once', async () => {
  const id = await aStory()
  const given: unknown[] = []
  const { page, context, close } = await looksAfter(stage, id, { hasFeedback: undefined } as object)
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/feedback')) given.push(request)
  })
  await keepButton(page).click()
  await hasKept(page, `/kept/${id}`)
  await context.setOffline(true)
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await hearTheEnd(page)
  await page.getByRole('button', { name: 'We loved it' }).click()
  await page.getByRole('textbox').fill('Read in a tent')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.locator('#toasts').getByText('Thank you for your feedback!').waitFor({ state: 'attached' })
  const kept = () => stage.services.db.select().from(feedback).all()
  expect(kept()).toEqual([])
  await context.setOffline(false)
  await page.goto('/app/saved-stories')
  await comesToBe(() => kept().length, 1)
  expect(kept()).toMatchObject([{ storyId: id, rating: 'positive', comment: 'Read in a tent' }])
  const { updatedAt } = (kept()[0] ?? {}) as { updatedAt?: unknown }
  await page.goto('/app/settings')
  await page.goto('/app/saved-stories')
  expect(kept()).toMatchObject([
    { storyId: id, comment: 'Read in a tent', ...(updatedAt ? { updatedAt } : {}) },
  ])
  await close(OFFLINE)
})

describe('a new release', () => {
  test('waits while a story is told, is offered at its end, and is there after a press', async () => {
    const id = await aStory()
    const { page, close } = await looksAfter(stage, id)
    const { assets } = stage.services
    const older = assets.url.bind(assets)
    const script = await (await fetch(`${stage.url}/service-worker.js`)).text()
    const newer = join(aFolder('release'), 'service-worker.js')
    await Bun.write(newer, `${script}\n// another release`)
    assets.url = (entry) =>
      entry === 'service-worker.js' ? `/../../..${'/..'.repeat(6)}${newer}` : older(entry)
    await hardlyGetsOn(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await findsUpdate(page)
    const offer = page.getByText('A new version of Storylamp is ready.')
    await offer.waitFor({ state: 'attached' })
    expect(await offer.isVisible()).toBe(false)
    await isPlaying(page)
    await hearTheEnd(page)
    await offer.waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await reloaded
    await hydrated(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    assets.url = older
    await close()
  })
})

test('when the browser has emptied its storage all is as on a first visit, and a story can be kept again', async () => {
  const id = await aStory()
  const { page, context, close } = await looksAfter(stage, id)
  await keepButton(page).click()
  await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', {
    origin: stage.url,
    storageTypes: 'cache_storage,indexeddb,service_workers,local_storage',
  })
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await hasKept(page, `/kept/${id}`)
  // Requests and reads of the removed worker are aborted.
  await close(/Failed to fetch|on 'Cache(?:Storage)?': Unexpected internal error/)
})

test('when the browser has emptied its caches alone, the next page brings what shows stories without a network', async () => {
  const id = await aStory()
  const { page, context, close } = await looksAfter(stage, id)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes: 'cache_storage' })
  await page.goto(`/story/${id}`)
  await hydrated(page)
  // The last of the files to be fetched again.
  await until(
    page,
    async (last) => (await caches.match(last, { ignoreSearch: true })) !== undefined,
    '/offline',
  )
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await hasKept(page, `/kept/${id}`)
  await stage.goAway()
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await stage.comeBack()
  await close(new RegExp(`${OFFLINE.source}|on 'Cache(?:Storage)?': Unexpected internal error`))
})
