import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import {
  begin,
  beginFrozen,
  hardlyGetsOn,
  hearTheEnd,
  isPaused,
  isPlaying,
  placeOf,
  seek,
} from './watching.ts'

declare global {
  interface Window {
    wentTo?: number[]
  }
}

let stage: Stage
let storyId: number

beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

const choose = async (page: Page, label: string) => {
  await page.getByRole('button', { name: 'This evening' }).click()
  await page.getByRole('dialog').getByText(label, { exact: true }).click()
}

/** Records the story's gain nodes, which set the ambience's loudness. */
const listenToAmbience = () => {
  const heard: number[] = []
  Object.assign(window, { heard })
  const ramp = AudioParam.prototype.linearRampToValueAtTime
  AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
    heard.push(value)
    return ramp.call(this, value, time)
  }
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number[] }).heard)

describe('this evening', () => {
  test('the sleep timer lets voice and ambience fade, and the ambience outlasts the words', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { init: listenToAmbience, hasFeedback: true })
    await choose(page, '5 min')
    await page.keyboard.press('Escape')
    await hearTheEnd(page)
    await page.clock.runFor(60_000)
    expect((await heard(page)).at(-1)).toBe(0.2)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.clock.runFor(3000)
    await isPlaying(page)
    await page.clock.runFor(5 * 60_000 - 63_000)
    expect((await heard(page)).at(-1)).toBe(0)
    await page.clock.runFor(10_000)
    await isPaused(page)
    await close()
  })

  test('set to the end, the ambience goes with the last word, and nothing else lights up', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { init: listenToAmbience, hasFeedback: false })
    await choose(page, 'The end')
    await page.keyboard.press('Escape')
    await hearTheEnd(page)
    await page.clock.runFor(1)
    expect((await heard(page)).at(-1)).toBe(0)
    await page.clock.runFor(60_000)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await close()
  })

  test('without a timer the ambience lingers ten seconds after the end', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { init: listenToAmbience, hasFeedback: true })
    await hearTheEnd(page)
    await page.clock.runFor(9999)
    expect((await heard(page)).at(-1)).toBe(0.2)
    await page.clock.runFor(1)
    expect((await heard(page)).at(-1)).toBe(0)
    expect(Math.max(...(await heard(page)))).toBeLessThanOrEqual(0.2)
    await close()
  })

  test('pace, size and letters are kept on this device', async () => {
    const { page, close } = await begin(stage, storyId)
    await choose(page, '1.25×')
    await page.getByRole('dialog').getByText('Largest').click()
    await page.getByRole('dialog').getByText('Clear').click()
    await page.getByRole('dialog').getByText('Wide').click()
    await page.getByRole('dialog').getByText('Soft').click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show the whole page' }).click()
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.clock.runFor(3500)
    await isPlaying(page)
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.25)
    const shown = page
      .locator(
        '.immersion[data-text-size="largest"][data-spacing="wide"][data-light="soft"] .words-page .word',
      )
      .first()
    // Words of a page being turned have no letters anymore.
    const isClear = () =>
      shown.evaluate((word) => getComputedStyle(word).fontFamily.startsWith('OpenDyslexic'))
    await comesToBe(isClear, true)
    await close()
  })

  test('in the dark the voice goes on, and a touch brings the light back', async () => {
    const { page, close } = await begin(stage, storyId)
    await choose(page, 'Dark screen')
    const light = page.getByRole('button', { name: 'Light the screen' })
    await light.waitFor()
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
    await page.mouse.click(300, 300)
    await light.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
    await close()
  })
})

describe('finding one’s place', () => {
  test('a press on a word is heard from there, and the pages turn', async () => {
    // Keeps the controls visible until a busy machine gets to press them.
    const { page, close } = await beginFrozen(stage, storyId)
    const { words } = JSON.parse((await stage.parent.story(storyId)).audio ?? '{}').alignment
    await page.getByRole('button', { name: 'Show the whole page' }).click()
    const wentTo = await noteSeeks(page)
    await page.locator('[data-word="6"]').click()
    expect(Math.abs((await wentTo()) - words[6].start_time_seconds)).toBeLessThan(0.1)
    await page.getByRole('button', { name: 'Next page' }).click()
    expect(Math.abs((await wentTo()) - words[10].start_time_seconds)).toBeLessThan(0.1)
    await page.getByRole('button', { name: 'Previous page' }).click()
    expect(Math.abs((await wentTo()) - words[0].start_time_seconds)).toBeLessThan(0.1)
    await close()
  })

  test('a story goes on where it was left on this device', async () => {
    const long = stage.request()
    await stage.finish(long, { ...SHORT, paragraphs: [...SHORT.paragraphs, ...SHORT.paragraphs] })
    const { page, close } = await begin(stage, long)
    await seek(page, 12)
    await page.waitForFunction(
      (key) => localStorage.getItem(key)?.includes('"seconds":10,'),
      `place-in-story-${long}`,
    )
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: /^Continue at \d+%$/ }).click()
    await page.clock.runFor(3500)
    await isPlaying(page)
    expect(await placeOf(page)).toBeGreaterThanOrEqual(10)
    await close()
  })

  test('a story goes on where it was left on another device, and keeps its heart', async () => {
    const long = stage.request()
    await stage.finish(long, { ...SHORT, paragraphs: [...SHORT.paragraphs, ...SHORT.paragraphs] })
    const { page, close } = await begin(stage, long)
    await seek(page, 12)
    const told = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
    await page.waitForFunction(
      (key) => localStorage.getItem(key)?.includes('"seconds":10,'),
      `place-in-story-${long}`,
    )
    await page.keyboard.press('Space')
    await told
    const hearted = page.waitForResponse((answer) => answer.url().endsWith('/favorite') && answer.ok())
    await page.getByRole('button', { name: 'Favorite' }).click()
    await hearted
    await page.evaluate((key) => localStorage.removeItem(key), `place-in-story-${long}`)
    await page.addInitScript(() => localStorage.clear())
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: /^Continue at \d+%$/ }).waitFor()
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
    await close()
  })

  test('a device whose clock is a month ahead gives way to where another device stopped since', async () => {
    const long = stage.request()
    await stage.finish(long, { ...SHORT, paragraphs: [...SHORT.paragraphs, ...SHORT.paragraphs] })
    const { page, close } = await stage.watch(long, { reducedMotion: 'reduce', init: aMonthAhead })
    await hydrated(page)
    await hardlyGetsOn(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByTestId('cover').click()
    await isPlaying(page)
    await seek(page, 10)
    await page.waitForFunction(
      (key) => localStorage.getItem(key)?.includes('"seconds":10,'),
      `place-in-story-${long}`,
    )
    const told = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
    await page.keyboard.press('Space')
    await told
    stage.clock.advance({ minutes: 5 })
    const { uid, call } = stage.parent
    const place = { seconds: 20, percent: 60 }
    await call('PUT', `/api/stories/${long}/place`, { firebaseUid: uid, place })
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: /^Continue at \d+%$/ }).click()
    await page.getByTestId('cover').click()
    await isPlaying(page)
    expect(await placeOf(page)).toBeGreaterThanOrEqual(20)
    await close()
  })

  test('the lock screen shows the story and moves it', async () => {
    const { page, close } = await begin(stage, storyId, { init: noteHandlers })
    const press = (action: string, details: object = {}) =>
      page.evaluate(
        ([name, more]) => {
          const { handlers } = window as unknown as { handlers: Record<string, (details: object) => void> }
          handlers[name]?.(more)
        },
        [action, details] as const,
      )
    const shown = await page.evaluate(() => {
      const { title, artwork } = navigator.mediaSession.metadata ?? {}
      return { title, artwork: artwork?.map(({ src, sizes }) => ({ src: new URL(src).pathname, sizes })) }
    })
    const [{ sources }] = JSON.parse((await stage.parent.story(storyId)).images ?? '[]')
    const wide: { url: string; cut: string; width: number; height: number }[] = sources
    expect(shown).toEqual({
      title: SHORT.title,
      artwork: wide
        .filter(({ cut }) => cut === 'wide')
        .map(({ url, width, height }) => ({ src: url, sizes: `${width}x${height}` })),
    })
    await press('pause')
    await isPaused(page)
    await press('seekto', { seekTime: 3 })
    expect(await placeOf(page)).toBe(3)
    await press('seekbackward')
    expect(await placeOf(page)).toBe(0)
    await press('nexttrack')
    expect(await placeOf(page)).toBeGreaterThan(2)
    await press('play')
    await isPlaying(page)
    await close()
  })
})

const aMonthAhead = () => {
  const Right = Date
  const ahead = () => Right.now() + 31 * 24 * 3600_000
  class Ahead extends Right {
    constructor(...said: [] | [number]) {
      super(said[0] ?? ahead())
    }
    static override now = ahead
  }
  Object.assign(window, { Date: Ahead })
}

const noteHandlers = () => {
  const handlers: Record<string, unknown> = {}
  Object.assign(window, { handlers })
  navigator.mediaSession.setActionHandler = (action, handler) => {
    handlers[action] = handler
  }
}

/** Records seeks from now on; each call returns the next one, however late. */
async function noteSeeks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    const clock = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')
    if (!audio || !clock) throw new Error('There is no sound')
    window.wentTo = []
    Object.defineProperty(audio, 'currentTime', {
      get: () => clock.get?.call(audio),
      set(seconds) {
        window.wentTo?.push(seconds)
        clock.set?.call(audio, seconds)
      },
    })
  })
  return async () => {
    await page.waitForFunction(() => (window.wentTo ?? []).length > 0)
    return page.evaluate(() => window.wentTo?.shift() ?? Number.NaN)
  }
}
