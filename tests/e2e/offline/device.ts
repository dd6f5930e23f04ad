import type { Page } from 'playwright'
import { hydrated, type Visit, type VisitOptions } from '../../support/browser.ts'
import type { Stage } from '../player/stage.ts'

/** What a browser says of a network that is not there. */
export const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to (?:load|fetch)|net::ERR|FetchEvent/

/** The parent's browser at the story, looked after by the service worker. */
export async function looksAfter(stage: Stage, storyId: number, options: VisitOptions = {}): Promise<Visit> {
  const seen = await stage.watch(storyId, {
    serviceWorkers: 'allow',
    hasFeedback: true,
    reducedMotion: 'reduce',
    ...options,
  })
  await seen.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await hydrated(seen.page)
  return seen
}

/** The number of stories whose files and record are on the device, by the reason. */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('family-')) continue
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    }
    return paths.filter((path) => /^\/(?:kept|played)\//.test(path)).sort()
  })

/** Ends when exactly these records are on the device, such as /kept/1. Playwright's own waiting takes a promise for a yes. */
export const hasKept = (page: Page, ...records: string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (;;) {
      const paths: string[] = []
      for (const name of await caches.keys()) {
        if (!name.startsWith('family-')) continue
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
      }
      const records = paths.filter((path) => /^\/(?:kept|played)\//.test(path)).sort()
      if (records.join() === wanted.join()) return
      await new Promise(requestAnimationFrame)
    }
  }, records.sort())

/** As if the server had last been reached so many days ago by this device's clock. */
export const ageLastSeen = (page: Page, daysAgo: number): Promise<void> =>
  page.evaluate(async (days) => {
    const family = (await caches.keys()).find((name) => name.startsWith('family-')) ?? ''
    const then = Date.now() - days * 24 * 3600_000
    await (await caches.open(family)).put('/last-seen', new Response(String(then)))
  }, daysAgo)

export const keepButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Keep offline|Kept offline|Keeping)/ })
