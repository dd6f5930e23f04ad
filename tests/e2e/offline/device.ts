import type { BrowserContext, Page } from 'playwright'
import { hydrated, type Visit, type VisitOptions } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import type { Person } from '../../support/person.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

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

/** Another parent has signed in with this browser. */
export async function signsIn(context: BrowserContext, { url, cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
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

/** Ends when this holds in the page: Playwright's own waiting takes a promise for a yes. */
export const until = <T>(page: Page, holds: (arg: T) => Promise<boolean>, arg: T): Promise<void> =>
  comesToBe(() => page.evaluate(holds as (arg: unknown) => Promise<boolean>, arg), true)

/** Ends when exactly these records are on the device, such as /kept/1. */
export const hasKept = (page: Page, ...records: string[]): Promise<void> =>
  comesToBe(() => keptOn(page), records.sort())

/** Ends when the device knows what the family has on its shelf: that comes beside what is kept. */
export const knowsShelf = (page: Page): Promise<void> =>
  until(page, async (shelf) => (await caches.match(shelf)) !== undefined, '/shelf')

/** There is no room for another story on the device; that much more fits. */
export async function fill({ page, context }: Visit, spare = 2000): Promise<void> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const cdp = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + spare })
}

/** The device's clock is so many milliseconds ahead, in its service worker and in pages that are opened from now on. */
export async function setClock(context: BrowserContext, ahead: number): Promise<void> {
  const set = (by: number) => {
    const scope = globalThis as { rightTime?: () => number }
    scope.rightTime ??= Date.now
    const { rightTime } = scope
    Date.now = () => rightTime() + by
  }
  await context.addInitScript(set, ahead)
  for (const worker of context.serviceWorkers()) await worker.evaluate(set, ahead)
}

export const keepButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Keep offline|Kept offline|Keeping)/ })

/** A family of its own whose device keeps one story: whoever signs out is signed out. */
export async function aHouseThatKeeps(): Promise<Visit & { house: Stage; id: number }> {
  const house = await openStage()
  const id = house.request()
  await house.finish(id, SHORT)
  const visit = await looksAfter(house, id)
  await keepButton(visit.page).click()
  await hasKept(visit.page, `/kept/${id}`)
  return { ...visit, house, id }
}

/** Ends when the browser has found the service worker of another release, which waits. */
export const findsUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (!registration.waiting) await new Promise(requestAnimationFrame)
  })
