import type { Page } from 'playwright'

/** Presses Tab until the focused element has this label or text; returns how often. */
export async function tabTo(page: Page, name: string): Promise<number> {
  for (let press = 1; press <= 40; press++) {
    await page.keyboard.press('Tab')
    if ((await focusedName(page)).includes(name)) return press
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
    return at?.getAttribute('aria-label') ?? (isField ? at.labels?.[0]?.textContent : at?.textContent) ?? ''
  })
