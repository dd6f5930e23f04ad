import type { Locator, Page } from 'playwright'
import { freezeClock, hydrated, type Visit } from '../../support/browser.ts'
import type { Stage, WatchOptions } from './stage.ts'

export const COVER_MS = 3500
/** Playback rate without the page's knowledge: the first words last long enough for a busy machine. */
const SLOWLY = 0.1

interface Beginning extends WatchOptions {
  /** Plays in real time, for tests of what passes by; otherwise it hardly advances. */
  inRealTime?: boolean
}

/** The parent has pressed Begin Story; the page's clock is stopped. */
export async function pressBegin(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const { inRealTime = false, ...watching } = options
  const seen = await stage.watch(storyId, { reducedMotion: 'reduce', ...watching })
  await knowsFeedback(seen.page)
  await pressBeginHere(seen.page, { inRealTime })
  return seen
}

/** Waits until the page knows whether the family has given feedback: otherwise nobody is asked at the end. */
const knowsFeedback = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/feedback?')),
  )

/** The same on a page that is already open. */
export async function pressBeginHere(
  page: Page,
  { inRealTime = false, name = 'Begin Story' } = {},
): Promise<void> {
  await hydrated(page)
  await freezeClock(page)
  if (!inRealTime) await hardlyGetsOn(page)
  await page.getByRole('button', { name }).click()
  await page.getByTestId('cover').waitFor()
}

/** The cover has opened without waiting, and the story is playing; the page's clock is stopped. */
export async function beginFrozen(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const seen = await pressBegin(stage, storyId, options)
  await openBook(seen.page)
  return seen
}

/** Opens the cover without waiting, and the story plays. */
export async function openBook(page: Page): Promise<void> {
  await page.clock.runFor(COVER_MS)
  await isPlaying(page)
}

/** Begins the story and plays it. */
export async function begin(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const seen = await beginFrozen(stage, storyId, options)
  await seen.page.clock.resume()
  return seen
}

/** From now on playback runs at a fraction of its rate, without the page's knowledge. */
export const hardlyGetsOn = (page: Page) =>
  page.evaluate((share) => {
    const audio = document.querySelector('audio')
    const rate = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate')
    if (!audio || !rate) throw new Error('There is no sound')
    let said = audio.playbackRate
    Object.defineProperty(audio, 'playbackRate', {
      get: () => said,
      set(wanted) {
        said = wanted
        rate.set?.call(audio, wanted * share)
      },
    })
    audio.playbackRate = said
  }, SLOWLY)

export const isPlaying = (page: Page) =>
  page.waitForFunction(() => {
    const audio = document.querySelector('audio')
    return audio !== null && !audio.paused && audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  })

export const isPaused = (page: Page) =>
  page.waitForFunction(() => document.querySelector('audio')?.paused === true)

/** The playback position in seconds. */
export const placeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)

export const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    const audio = document.querySelector('audio')
    if (audio) audio.currentTime = to
  }, seconds)

/** Seeks and waits until playback resumes; returns the position. */
export async function jump(page: Page, seconds: number): Promise<number> {
  const begunAt = await page.evaluate(async (to) => {
    const audio = document.querySelector('audio')
    if (!audio) throw new Error('There is no sound')
    const there = new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    audio.currentTime = to
    await there
    return audio.currentTime
  }, seconds)
  await page.waitForFunction(
    (from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 0.2,
    begunAt,
  )
  return begunAt
}

/** Plays the story to its end. */
export async function hearTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio) audio.currentTime = audio.duration - 0.05
  })
  await page.locator('.the-end').waitFor()
}

/** Advances the page's stopped clock until this is visible; when exactly does not matter. */
export async function comes(page: Page, wanted: Locator): Promise<void> {
  while (!(await wanted.isVisible())) await page.clock.runFor(1000)
}
