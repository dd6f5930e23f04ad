import type { Locator, Page } from 'playwright'
import { hydrated, isWhole, type VisitOptions, visit } from './browser.ts'

/** The record of an evening, from the first page to the first spoken word. */
export interface Walked {
  taps: number
  seconds: number
}

export interface Walk {
  page: Page
  walked: () => Walked
  close: (expected?: RegExp) => Promise<void>
}

/** A browser that counts the taps on its pages. */
export async function aCountedVisit(url: string, options: VisitOptions): Promise<Walk> {
  const { page, close } = await visit(url, options)
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countTap(): void }).countTap(), true),
  )
  const begun = performance.now()
  return { page, close, walked: () => ({ taps, seconds: (performance.now() - begun) / 1000 }) }
}

/** A new family: from the landing page to its first story. */
export async function firstEvening({ page }: Walk, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()
  await typeInto(page, page.getByLabel('Email'), email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'twinkle twinkle')
  await typeInto(page, page.getByLabel('Repeat password'), 'twinkle twinkle')
  await isWhole(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Create Your First Character' }).click()
  await page.waitForURL('**/app/character-creation')
  await hydrated(page)
  await typeInto(page, page.getByLabel('Name'), 'Mia')
  await page.getByText('Female', { exact: true }).click()
  await typeInto(page, page.getByLabel('Description'), 'curly red hair, brave, loves foxes')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/app(?:\?|$)/)
  await tonight(page)
}

/** From Home to a playing story, in two taps. */
export async function tonight(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: /^Tonight's story for/ }).click()
  await page.waitForURL(/\/story\/\d+/)
  await hydrated(page)
  await page.getByRole('button', { name: /^Begin/ }).click()
  await page.locator('.word[data-current]').waitFor()
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.type(text)
}
