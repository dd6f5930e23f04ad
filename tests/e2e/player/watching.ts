import type { Page } from 'playwright'
import { freezeClock, hydrated, type Visit } from '../../support/browser.ts'
import type { Stage, WatchOptions } from './stage.ts'

export const COVER_MS = 3500

/** The parent has pressed Begin Story; the page's clock stands still. */
export async function pressBegin(stage: Stage, storyId: number, options: WatchOptions = {}): Promise<Visit> {
  const seen = await stage.watch(storyId, { reducedMotion: 'reduce', ...options })
  const { page } = seen
  await hydrated(page)
  await freezeClock(page)
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await page.getByTestId('cover').waitFor()
  return seen
}

/** The cover has opened without anybody waiting for it, and the story is told; the page's clock stands still. */
export async function beginFrozen(stage: Stage, storyId: number, options: WatchOptions = {}): Promise<Visit> {
  const seen = await pressBegin(stage, storyId, options)
  await seen.page.clock.runFor(COVER_MS)
  await isPlaying(seen.page)
  return seen
}

/** The story is told. */
export async function begin(stage: Stage, storyId: number, options: WatchOptions = {}): Promise<Visit> {
  const seen = await beginFrozen(stage, storyId, options)
  await seen.page.clock.resume()
  return seen
}

export const isPlaying = (page: Page) =>
  page.waitForFunction(() => {
    const audio = document.querySelector('audio')
    return audio !== null && !audio.paused && audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  })

export const isPaused = (page: Page) =>
  page.waitForFunction(() => document.querySelector('audio')?.paused === true)

/** Where the sound is, in seconds. */
export const placeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)

/** Lets the story run out. */
export async function hearTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio) audio.currentTime = audio.duration - 0.2
  })
  await page.locator('.the-end').waitFor()
}
