import type { Page } from 'playwright'
import { hasNone, hydrated } from '../../support/browser.ts'
import { title } from '../creation/home.ts'

/** An address, and the page's heading if it is more specific. */
export type Place = readonly [path: RegExp, heading?: string | RegExp]

export const HOME: Place = [/^\/app(\?|$)/, "Who is tonight's story about?"]

/** Waits until the page is there, its scripts have started, and no part of it is reloading. */
export async function isAt(page: Page, [path, heading]: Place): Promise<void> {
  await page.waitForURL(({ pathname, search }) => path.test(pathname + search))
  await page.waitForLoadState()
  if (heading) await title(page, heading)
  await hydrated(page)
  await hasNone(page, ':is(#tonight, #timeline)[aria-busy]')
}

export async function back(page: Page, place: Place): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await isAt(page, place)
}

export async function forward(page: Page, place: Place): Promise<void> {
  await page.goForward({ waitUntil: 'commit' })
  await isAt(page, place)
}

/** Goes back to `before`, and forward to `here` again. */
export async function thereAndBack(page: Page, before: Place, here: Place): Promise<void> {
  await back(page, before)
  await forward(page, here)
}

/** The values of the fields a person can type in. */
export const typedOn = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(input, textarea, select):not([type=hidden], [type=radio], [type=checkbox])')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** Checked and selected options. */
export const pickedOn = (page: Page): Promise<string[]> =>
  page
    .locator('main input:checked')
    .evaluateAll((inputs) =>
      inputs.map(
        (input) =>
          `${(input as HTMLInputElement).name}: ${(input as HTMLInputElement).labels?.[0]?.textContent || input.ariaLabel || (input as HTMLInputElement).value}`,
      ),
    )
