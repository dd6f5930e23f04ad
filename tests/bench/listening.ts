import type { Page } from 'playwright'
import { hydrated, type Visit, visit } from '../support/browser.ts'
import type { Person } from '../support/person.ts'

/** Opens a story on a family's phone. */
export async function open(parent: Person, storyId: number): Promise<Visit> {
  const seen = await visit(parent.url, { phone: true })
  const [name = '', value = ''] = parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: parent.url }])
  await seen.page.goto(`/story/${storyId}`)
  return seen
}

/** Begins the story and waits until its narration has begun. */
export async function begin(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.05)
}
