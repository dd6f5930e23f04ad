import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { users } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'
import { type Person, personIn } from '../../support/person.ts'
import { finishStory, openStage, SHORT, type Stage } from '../player/stage.ts'
import { hearTheEnd, isPlaying } from '../player/watching.ts'
import { fill, findsUpdate, hasKept, keepButton, looksAfter, OFFLINE, signsIn } from './device.ts'
import { release } from './release.ts'

let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
})

afterAll(() => stage.end())

async function aStory(title = SHORT.title): Promise<number> {
  const id = stage.request()
  await stage.finish(id, { ...SHORT, title })
  return id
}

/** A story of another family. */
async function aStoryOf({ email }: Person, title: string): Promise<number> {
  const { db, now } = stage.services
  const [parent] = db.select().from(users).where(eq(users.email, email)).all()
  const userId = parent?.id ?? 0
  const wish = aWish([aCharacter(db, userId, 'Noor')])
  const asked = requestStory(db, admitted(userId), wish, { seed: 1, now: now() })
  if (!asked.ok) throw new Error(`No story: ${JSON.stringify(asked.failure)}`)
  await finishStory(stage.services, asked.value.id, { ...SHORT, title })
  return asked.value.id
}

async function keeps(page: Page, id: number): Promise<void> {
  await page.goto(`/story/${id}`)
  await hydrated(page)
  await keepButton(page).click()
  await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
}

/** Begins the open story and plays it to its end. */
async function hears(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await isPlaying(page)
  await hearTheEnd(page)
}

test('of two accounts in one browser each sees its own while the server is stopped, and the one before nothing', async () => {
  const [mias, noor] = [await aStory('The fox of Mia'), await personIn(stage, stage.url, 'noor@example.com')]
  const { page, context, close } = await looksAfter(stage, mias)
  await keepButton(page).click()
  await hasKept(page, `/kept/${mias}`)

  await signsIn(context, noor)
  const noors = await aStoryOf(noor, 'The lamp of Noor')
  await keeps(page, noors)
  await hasKept(page, `/kept/${noors}`)
  await stage.goAway()
  await page.goto('/app/saved-stories')
  await page.getByRole('link', { name: 'The lamp of Noor' }).waitFor()
  expect(await page.content()).not.toContain('The fox of Mia')
  await page.goto(`/story/${mias}`)
  await page.getByText('that story is not on this device. These are.').waitFor()
  expect(await page.content()).not.toContain('The fox of Mia')
  await page.goto(`/story/${noors}`)
  await hears(page)

  await stage.comeBack()
  await signsIn(context, stage.parent)
  await page.goto('/app/settings')
  await hasKept(page)
  await stage.goAway()
  await page.goto('/app/saved-stories')
  await page.getByText('Nothing is kept here yet').waitFor()
  expect(await page.content()).not.toContain('The lamp of Noor')
  await stage.comeBack()
  await close(OFFLINE)
})

describe('on a full device', () => {
  test('what was kept is heard to its end while the server is stopped, and what found no room is said not to be here', async () => {
    const [kept, refused] = [await aStory('There was room'), await aStory('There was none')]
    const seen = await looksAfter(stage, kept)
    const { page, close } = seen
    await keepButton(page).click()
    await hasKept(page, `/kept/${kept}`)
    await fill(seen)
    await page.goto(`/story/${refused}`)
    await hydrated(page)
    await keepButton(page).click()
    await page.locator('#toasts').getByText('This device is full').waitFor({ state: 'attached' })
    await hasKept(page, `/kept/${kept}`)
    await stage.goAway()
    await page.goto(`/story/${refused}`)
    await page.getByText('that story is not on this device. These are.').waitFor()
    await page.goto(`/story/${kept}`)
    await hears(page)
    await stage.comeBack()
    await close(OFFLINE)
  })

  test('a heart that finds no room to wait says so, and is given again once the server is back', async () => {
    const id = await aStory()
    const seen = await looksAfter(stage, id)
    const { page, close } = seen
    await keepButton(page).click()
    await hasKept(page, `/kept/${id}`)
    await fill(seen, 0)
    await stage.goAway()
    await page.goto(`/story/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    await page.locator('#toasts').getByText('Your favorite could not be kept').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Favorite', pressed: false }).waitFor()
    await stage.comeBack()
    await page.getByRole('button', { name: 'Favorite' }).click()
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
    await comesToBe(async () => (await stage.parent.story(id)).favorite, true)
    await close(OFFLINE)
  })
})

describe('when the browser has emptied its storage', () => {
  test('the browser says itself that the server is stopped; once it is back a story is kept, and heard without it, as ever', async () => {
    const id = await aStory()
    const { page, context, close } = await looksAfter(stage, id)
    await keepButton(page).click()
    await hasKept(page, `/kept/${id}`)
    const cdp = await context.newCDPSession(page)
    const storageTypes = 'cache_storage,indexeddb,service_workers,local_storage'
    await cdp.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes })
    await stage.goAway()
    expect(await page.goto(`/story/${id}`).catch(String)).toContain('ERR_CONNECTION_REFUSED')
    await page.waitForURL('chrome-error://**')
    await stage.comeBack()
    await page.goto(`/story/${id}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await keeps(page, id)
    await hasKept(page, `/kept/${id}`)
    await stage.goAway()
    await page.goto(`/story/${id}`)
    await hears(page)
    await stage.comeBack()
    await close(new RegExp(`${OFFLINE.source}|on 'Cache': (?:Unexpected internal error|Entry was not found)`))
  })

  test('under a story that is open while the server is stopped, the story is read by eye and says so', async () => {
    const id = await aStory()
    const { page, context, close } = await looksAfter(stage, id)
    await keepButton(page).click()
    await hasKept(page, `/kept/${id}`)
    await stage.goAway()
    await page.goto(`/story/${id}`)
    await hydrated(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('family-')) await caches.delete(name)
    })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.clearBrowserCache')
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByTestId('cover').click()
    await page.getByText('The voice is not available right now').waitFor()
    await page
      .getByText(SHORT.paragraphs[0] ?? '')
      .first()
      .waitFor()
    await stage.comeBack()
    await close(OFFLINE)
  })
})

test('a page of the release before is heard to its end after the newer server has stopped too, and the newer one after an update', async () => {
  const id = await aStory()
  const { page, close } = await looksAfter(stage, id)
  await keepButton(page).click()
  await hasKept(page, `/kept/${id}`)
  await page.reload()
  await hydrated(page)
  release(stage)
  await findsUpdate(page)
  await stage.goAway()
  await hears(page)
  await page.goto(`/story/${id}`)
  await hears(page)
  const older = await page.evaluate(() => [...document.scripts].map(({ dataset }) => dataset.later).join())
  expect(older).not.toContain('/assets/newer-')

  await stage.comeBack()
  await page.goto('/app/saved-stories')
  const offer = page.getByRole('button', { name: 'Update' })
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
  await stage.goAway()
  await page.goto(`/story/${id}`)
  await hears(page)
  const newer = await page.evaluate(() => [...document.scripts].map(({ dataset }) => dataset.later).join())
  expect(newer).toContain('/assets/newer-')
  await stage.comeBack()
  await close(OFFLINE)
})

test('a page comes again a few seconds after an update was wanted that a busy browser holds up', async () => {
  // A separate stage, which no other test has updated.
  const house = await openStage()
  const id = house.request()
  await house.finish(id, SHORT)
  const { page, close } = await looksAfter(house, id)
  release(house)
  await findsUpdate(page)
  await page.goto('/app/saved-stories')
  const offer = page.getByRole('button', { name: 'Update' })
  await offer.waitFor()
  await page.evaluate(() => {
    // Keeps the previous worker in charge as long as the page is open.
    Object.assign(ServiceWorker.prototype, { postMessage: () => undefined })
  })
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
  await page.getByRole('heading', { name: 'My Stories', level: 1 }).waitFor()
  await close()
  await house.end()
})
