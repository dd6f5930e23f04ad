import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { readManifest } from '../../src/build/manifest.ts'
import { hydrated, type Visit } from '../support/browser.ts'
import { personIn } from '../support/person.ts'
import { openStage, SHORT, type Stage } from './player/stage.ts'
import { isPlaying } from './player/watching.ts'

let stage: Stage
let storyId: number
let narration: string

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
  narration = await narrationOf(storyId)
})

afterAll(() => stage.end())

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|net::ERR|FetchEvent/

describe('a story that was played', () => {
  test('is read and played without a network, and listed on whatever page a parent opens', async () => {
    const { page, context, close } = await controlled()
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await isKept(page)
    await context.setOffline(true)
    await page.goto('/app/saved-stories')
    await page.getByRole('heading', { name: 'No network, but a lamp' }).waitFor()
    await page.getByRole('link', { name: SHORT.title }).click()
    await hydrated(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.includes('/media/') && image.naturalWidth > 0),
    )
    const part = await page.evaluate(async (url) => {
      const answer = await fetch(url, { headers: { Range: 'bytes=10-19' } })
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength]
    }, narration)
    expect(part).toEqual([206, expect.stringMatching(/^bytes 10-19\/\d+$/), 10])
    await close(OFFLINE)
  })

  test('is gone when it is deleted, and when another family signs in, who never sees it', async () => {
    const { page, context, close } = await controlled()
    await hear(page)
    await isKept(page)
    // With another family's number, so that the server refuses and the other tests keep it: the device forgets it all the same.
    await page.evaluate((id) => fetch(`/api/stories/${id}?firebaseUid=other`, { method: 'DELETE' }), storyId)
    await isNotKept(page)
    await hear(page)
    await isKept(page)
    const noor = await personIn(stage, stage.url, 'noor@example.com')
    const [name = '', value = ''] = noor.cookie.split('=')
    await context.addCookies([{ name, value, url: stage.url }])
    await page.goto('/app/settings')
    await isNotKept(page)
    await context.setOffline(true)
    await page.goto(`/story/${storyId}`)
    await page.getByText('Nothing is kept here yet').waitFor()
    expect(await page.content()).not.toContain(SHORT.title)
    await close(new RegExp(`${OFFLINE.source}|40[034]`))
  })

  test('is forgotten by a device that could not ask for as long as a session lasts', async () => {
    const { page, context, close } = await controlled()
    await hear(page)
    await isKept(page)
    await page.evaluate(ageLastSeen, 29)
    await page.goto('/app/settings')
    await page.evaluate(async () => {
      const ageMs = async () => Date.now() - Number(await (await caches.match('/last-seen'))?.text())
      while ((await ageMs()) > 60_000) await new Promise(requestAnimationFrame)
    })
    await page.evaluate(ageLastSeen, 29)
    await context.setOffline(true)
    await page.goto(`/story/${storyId}`)
    await page.getByRole('heading', { name: SHORT.title }).waitFor()
    await page.evaluate(ageLastSeen, 31)
    await page.goto('/app')
    await page.getByText('Nothing is kept here yet').waitFor()
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^app-/)])
    await close(OFFLINE)
  })

  test('stays over a new release, whose files take the place of the older ones, until the family signs out', async () => {
    const { page, close } = await controlled()
    // A new story plays where it was made, at an address without its number.
    await page.goto('/app')
    const story = `/api/stories/${storyId}?firebaseUid=${stage.parent.uid}`
    await page.evaluate((url) => fetch(url).then(({ status }) => status), story)
    await hear(page)
    await isKept(page)
    await page.evaluate(() => caches.open('app-of-an-older-release'))
    await page.goto('/app/settings')
    await page.evaluate(async () => {
      while ((await caches.keys()).includes('app-of-an-older-release'))
        await new Promise(requestAnimationFrame)
    })
    await isKept(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('/')
    await isNotKept(page)
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^app-/)])
    await close()
  })
})

test('a browser asks for the service worker anew each time, and each release has its own', async () => {
  const answer = await fetch(`${stage.url}/service-worker.js`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const script = await answer.text()
  expect(script).toContain(stage.services.assets.url('islands/story-player.tsx'))
  expect(script).toContain(readManifest()?.inputs.slice(0, 16) ?? 'a release')
})

/** The parent's browser at the story, looked after by the service worker. */
async function controlled(): Promise<Visit> {
  const seen = await stage.watch(storyId, {
    serviceWorkers: 'allow',
    hasFeedback: true,
    reducedMotion: 'reduce',
  })
  await seen.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await hydrated(seen.page)
  return seen
}

async function narrationOf(id: number): Promise<string> {
  const { audio } = await stage.parent.story(id)
  const { audioUrl } = JSON.parse(audio ?? '{}') as { audioUrl: string }
  return audioUrl
}

/** What an audio element does first. */
const hear = (page: Page) =>
  page.evaluate(
    (url) => fetch(url, { headers: { Range: 'bytes=0-' } }).then(({ status }) => status),
    narration,
  )

/** As if the server had last been reached so many days ago. */
async function ageLastSeen(daysAgo: number) {
  const family = (await caches.keys()).find((name) => name.startsWith('family-')) ?? ''
  const then = Date.now() - daysAgo * 24 * 3600_000
  await (await caches.open(family)).put('/last-seen', new Response(String(then)))
}

/** Playwright's own waiting takes the promise of an answer for a yes. */
const isKept = (page: Page) =>
  page.evaluate(async (path) => {
    while (!(await caches.match(path))) await new Promise(requestAnimationFrame)
  }, `/story/${storyId}`)

const isNotKept = (page: Page) =>
  page.evaluate(async (path) => {
    while (await caches.match(path)) await new Promise(requestAnimationFrame)
  }, `/story/${storyId}`)
