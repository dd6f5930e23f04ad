import type { Locator, Page } from 'playwright'
import { freezeClock, hydrated, type Visit } from '../../support/browser.ts'
import type { Stage, WatchOptions } from './stage.ts'

export const COVER_MS = 3500
/** Of the pace that the page believes: the first words are spoken for as long as a busy machine takes. */
const SLOWLY = 0.1

interface Beginning extends WatchOptions {
  /** The sound keeps its pace, for what is asked of it as it goes by; else it hardly gets on. */
  inRealTime?: boolean
}

/** The parent has pressed Begin Story; the page's clock stands still. */
export async function pressBegin(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const { inRealTime = false, ...watching } = options
  const seen = await stage.watch(storyId, { reducedMotion: 'reduce', ...watching })
  await knowsFeedback(seen.page)
  await pressBeginHere(seen.page, { inRealTime })
  return seen
}

/** The page has been told whether the family has said already how it liked the story: else nobody is asked at its end. */
const knowsFeedback = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/feedback?')),
  )

/** The same on a page that is open already. */
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

/** The cover has opened without anybody waiting for it, and the story is told; the page's clock stands still. */
export async function beginFrozen(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const seen = await pressBegin(stage, storyId, options)
  await openBook(seen.page)
  return seen
}

/** The cover opens without anybody waiting for it, and the story is told. */
export async function openBook(page: Page): Promise<void> {
  await page.clock.runFor(COVER_MS)
  await isPlaying(page)
}

/** The story is told. */
export async function begin(stage: Stage, storyId: number, options: Beginning = {}): Promise<Visit> {
  const seen = await beginFrozen(stage, storyId, options)
  await seen.page.clock.resume()
  return seen
}

/** From now on the sound takes a small share of the pace that it is given, and says nothing of it. */
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

/** Where the sound is, in seconds. */
export const placeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)

/** Sends the sound there. */
export const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    const audio = document.querySelector('audio')
    if (audio) audio.currentTime = to
  }, seconds)

/** Sends the sound there and waits until it has gone on from there; answers where it began again. */
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

/** Lets the story run out. */
export async function hearTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio) audio.currentTime = audio.duration - 0.05
  })
  await page.locator('.the-end').waitFor()
}

/** Lets the page's clock, which stands still, go on until this is seen: when exactly it comes is not asked. */
export async function comes(page: Page, wanted: Locator): Promise<void> {
  while (!(await wanted.isVisible())) await page.clock.runFor(1000)
}
