import type { BrowserContext, Page } from 'playwright'
import { hydrated, type Visit, type VisitOptions } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import type { Person } from '../../support/person.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

/** Console errors without a network. */
export const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to (?:load|fetch)|net::ERR|FetchEvent/

/** The parent's browser at the story, with an active service worker. */
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

/** Another parent signs in on this browser. */
export async function signsIn(context: BrowserContext, { url, cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
}

/** The number of stories with files and record on the device, by reason. */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('family-')) continue
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    }
    return paths.filter((path) => /^\/(?:kept|played)\//.test(path)).sort()
  })

/** Waits until this holds in the page: Playwright's own waiting takes any promise as true. */
export const until = <T>(page: Page, holds: (arg: T) => Promise<boolean>, arg: T): Promise<void> =>
  comesToBe(() => page.evaluate(holds as (arg: unknown) => Promise<boolean>, arg), true)

/** Waits until exactly these records are on the device, such as /kept/1. */
export const hasKept = (page: Page, ...records: string[]): Promise<void> =>
  comesToBe(() => keptOn(page), records.sort())

/** Waits until the device knows the family's shelf, which arrives separately from kept stories. */
export const knowsShelf = (page: Page): Promise<void> =>
  until(page, async (shelf) => (await caches.match(shelf)) !== undefined, '/shelf')

/** Fills the device's storage except for `spare` bytes. */
export async function fill({ page, context }: Visit, spare = 2000): Promise<void> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const cdp = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + spare })
}

/** Sets the device's clock ahead by this many milliseconds, in its service worker and in pages opened from now on. */
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

/** A separate family whose device keeps one story, so that signing out affects no other test. */
export async function aHouseThatKeeps(): Promise<Visit & { house: Stage; id: number }> {
  const house = await openStage()
  const id = house.request()
  await house.finish(id, SHORT)
  const visit = await looksAfter(house, id)
  await keepButton(visit.page).click()
  await hasKept(visit.page, `/kept/${id}`)
  return { ...visit, house, id }
}

/** Waits until the browser has found the next release's service worker, which is waiting. */
export const findsUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (!registration.waiting) await new Promise(requestAnimationFrame)
  })
