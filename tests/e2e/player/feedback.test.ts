import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { feedback } from '../../../db/schema/index.ts'
import type { Visit } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import { beginFrozen, hearTheEnd, isPlaying } from './watching.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** A parent at the end of a story; the page's clock is stopped. */
async function hearToTheEnd(storyId: number): Promise<Visit> {
  const seen = await beginFrozen(stage, storyId)
  await hearTheEnd(seen.page)
  return seen
}

async function aFinishedStory(): Promise<number> {
  const storyId = stage.request()
  await stage.finish(storyId, SHORT)
  return storyId
}

const kept = () => stage.services.db.select().from(feedback).all()

describe('feedback', () => {
  test('is asked for one second after the end, kept once, and never asked for again', async () => {
    const storyId = await aFinishedStory()
    const { page, close } = await hearToTheEnd(storyId)
    const modal = page.getByRole('dialog', { name: 'How was this story?' })
    await page.clock.runFor(999)
    expect(await modal.isVisible()).toBe(false)
    await page.clock.runFor(1)
    await modal.getByRole('button', { name: 'Not for us' }).click()
    await modal.getByRole('button', { name: 'Back' }).click()
    await modal.getByRole('button', { name: 'We loved it' }).click()
    await modal.getByRole('textbox').fill('  The fox!  ')
    await modal.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Your rating helps us improve our stories.').waitFor()
    await modal.waitFor({ state: 'hidden' })
    expect(kept()).toMatchObject([{ storyId, rating: 'positive', comment: 'The fox!' }])

    await hearTheEndAgain(page)
    await page.clock.runFor(5000)
    expect(await modal.isVisible()).toBe(false)
    await close()

    const again = await hearToTheEnd(storyId)
    await again.page.clock.runFor(5000)
    expect(await again.page.getByRole('dialog').isVisible()).toBe(false)
    await again.close()
  })

  test('can be waved away, by its button and by Escape', async () => {
    const storyId = await aFinishedStory()
    const { page, close } = await hearToTheEnd(storyId)
    const modal = page.getByRole('dialog', { name: 'How was this story?' })
    await page.clock.runFor(1000)
    await modal.waitFor()
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'hidden' })
    await hearTheEndAgain(page)
    await page.clock.runFor(1000)
    await modal.getByRole('button', { name: 'Close' }).click()
    await modal.waitFor({ state: 'hidden' })
    expect(kept().filter((one) => one.storyId === storyId)).toEqual([])
    await close()
  })

  test('that cannot be sent says so and can be sent again', async () => {
    const storyId = await aFinishedStory()
    const { page, close } = await hearToTheEnd(storyId)
    await page.route('**/api/feedback', (route) =>
      route.fulfill({ status: 401, json: { error: 'Authentication required' } }),
    )
    await page.clock.runFor(1000)
    await page.getByRole('button', { name: 'Not for us' }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.locator('#toasts').getByText('Failed to submit feedback').waitFor({ state: 'attached' })
    await page.unroute('**/api/feedback')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank you for your feedback!').waitFor()
    expect(kept().filter((one) => one.storyId === storyId)).toMatchObject([
      { rating: 'negative', comment: null },
    ])
    await close(/401/)
  })
})

async function hearTheEndAgain(page: Page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.clock.runFor(3000)
  await isPlaying(page)
  await hearTheEnd(page)
}
