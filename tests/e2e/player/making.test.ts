import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { stories, storyBodies } from '../../../db/schema/index.ts'
import { saveText } from '../../../src/domain/stories/save-pieces.ts'
import { freezeClock, hydrated } from '../../support/browser.ts'
import { pollsOf } from '../../support/polls.ts'
import { openStage, SHORT, type Stage, smallPicture } from './stage.ts'
import { isPlaying, openBook, placeOf, pressBeginHere } from './watching.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

describe('while a story is made', () => {
  test('it is followed every two seconds until it is ready, and no longer', async () => {
    const { db } = stage.services
    const storyId = stage.request()
    const { page, close } = await stage.watch(storyId)
    const { asked, pass } = pollsOf(
      page,
      (request) => new URL(request.url()).pathname === `/api/stories/${storyId}`,
    )
    await freezeClock(page)
    await page.reload()
    await hydrated(page)
    await page.getByRole('heading', { name: 'A Story for Mia' }).waitFor()
    await page.getByText('33%').first().waitFor()
    await page.getByText('it goes on by itself, and will be in My Stories').waitFor()
    const leave = page.getByRole('link', { name: 'Go to My Stories' })
    expect(await leave.getAttribute('href')).toBe('/app/saved-stories')
    await pass()
    expect((await asked.at(-1)?.response())?.status()).toBe(304)

    const { title, paragraphs } = SHORT
    saveText(db, storyId, { title, paragraphs, grade: 2, notes: { scenes: [], helpers: [] } }, 'Test words')
    await pass()
    await page.getByRole('heading', { name: SHORT.title }).waitFor()
    await page.getByText(SHORT.paragraphs[1] ?? '').waitFor()
    db.update(stories).set({ generationStatus: 'audio_generating' }).where(eq(stories.id, storyId)).run()
    await pass()
    await page.getByText('66%').first().waitFor()

    db.update(storyBodies).set({ content: null, scenes: null }).where(eq(storyBodies.storyId, storyId)).run()
    await stage.finish(storyId, SHORT)
    await pass()
    await page.getByText('Story ready!').waitFor()
    await page.getByText('A magical bedtime adventure is ready to begin').waitFor()
    const before = asked.length
    await pass(5)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await pass()
    expect(asked.length).toBe(before)
    await close()
  })

  test('it can begin as soon as it has its voice, and goes on while its pictures come', async () => {
    const storyId = stage.request()
    const gate = Promise.withResolvers<void>()
    const paint = async (paragraph: number) => {
      if (paragraph > 0) await gate.promise
      return smallPicture(paragraph)
    }
    const making = stage.finish(storyId, { ...SHORT, paint })
    const { page, close } = await stage.watch(storyId, { reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Begin Now' }).waitFor()
    await pressBeginHere(page, { name: 'Begin Now' })
    await openBook(page)
    await page.clock.resume()
    const before = await placeOf(page)
    gate.resolve()
    await making
    await page.getByRole('button', { name: 'Next page' }).click()
    const second = JSON.parse((await stage.parent.story(storyId)).images ?? '[]')[1].imageUrl
    await page.locator(`.illustration[data-role="current"] img[src="${second}"]`).waitFor()
    expect(await placeOf(page)).toBeGreaterThan(before)
    await isPlaying(page)
    expect(await page.getByText('Story ready!').count()).toBe(0)
    await close()
  })

  test('a failure says where to retry', async () => {
    const storyId = stage.request()
    stage.services.db.update(stories).set({ retryable: true }).where(eq(stories.id, storyId)).run()
    const { page, close } = await stage.watch(storyId, { query: '?page=2' })
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor()
    await page.getByText('Story generation failed. You can retry from My Stories.').waitFor()
    const link = page.getByRole('link', { name: 'Go to My Stories' })
    expect(await link.getAttribute('href')).toBe('/app/saved-stories?page=2')
    await close()
  })

  test('a story that is deleted meanwhile is not found', async () => {
    const storyId = stage.request()
    const { page, close } = await stage.watch(storyId)
    await hydrated(page)
    stage.services.db.delete(stories).where(eq(stories.id, storyId)).run()
    await page.getByRole('heading', { name: 'Story not found' }).waitFor()
    expect(await page.getByRole('link', { name: 'Create New Story' }).getAttribute('href')).toBe('/app')
    await close(/404/)
  })
})

describe('the way back', () => {
  test('leads to My Stories as they were left', async () => {
    const storyId = stage.request()
    const { page, close } = await stage.watch(storyId)
    await page.goto('/app/saved-stories')
    await page.goto(`/story/${storyId}`, { referer: `${stage.url}/app/saved-stories` })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'My Stories', exact: true }).click()
    await page.waitForURL('**/app/saved-stories')
    await page.goForward()
    expect(new URL(page.url()).pathname).toBe(`/story/${storyId}`)
    await close()
  })
})

describe('a story without a voice', () => {
  test('says so and can still be read, page by page', async () => {
    const storyId = stage.request()
    await stage.finish(storyId, SHORT)
    stage.services.db.update(storyBodies).set({ audio: null }).where(eq(storyBodies.storyId, storyId)).run()
    const { page, close } = await stage.watch(storyId, { reducedMotion: 'reduce' })
    await hydrated(page)
    await page.clock.install({ time: 0 })
    await page.getByRole('button', { name: 'Begin Story' }).click()
    for (const said of ['No audio available', 'This story does not have audio data saved.'])
      await page.locator('#toasts').getByText(said).waitFor({ state: 'attached' })
    await page.clock.runFor(4000)
    await page.getByText(SHORT.paragraphs[0] ?? '').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(SHORT.paragraphs[1] ?? '').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(SHORT.paragraphs[2] ?? '').waitFor()
    expect(await page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
    await close()
  })

  test('whose file is gone says that it could not start', async () => {
    const storyId = stage.request()
    await stage.finish(storyId, SHORT)
    const { audioUrl } = JSON.parse((await stage.parent.story(storyId)).audio ?? '{}')
    const { page, close } = await stage.watch(storyId, {
      reducedMotion: 'reduce',
      broken: [{ url: audioUrl }],
    })
    await hydrated(page)
    await page.clock.install({ time: 0 })
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByTestId('cover').waitFor()
    await page.clock.runFor(4000)
    await page
      .locator('#toasts')
      .getByText('Could not start the story audio. Please try again.')
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await close(/ERR_FAILED/)
  })
})
