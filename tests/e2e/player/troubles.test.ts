import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { jobs, storyBodies, storyImages, stories as storyRows } from '../../../db/schema/index.ts'
import { hydrated } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from './stage.ts'
import {
  begin,
  beginFrozen,
  comes,
  hearTheEnd,
  isPaused,
  isPlaying,
  openBook,
  placeOf,
  pressBegin,
} from './watching.ts'

declare global {
  interface Window {
    lock?: (locked: boolean) => Promise<void>
    seeks?: number
    brought?: Set<string>
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

describe('a phone that', () => {
  test('gives a call the sound shows the story paused, and a press goes on where it was', async () => {
    const { page, close } = await begin(stage, storyId, { inRealTime: true })
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1)
    await page.evaluate(() => document.querySelector('audio')?.pause())
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await play.waitFor()
    const left = await placeOf(page)
    expect(left).toBeGreaterThan(1)
    const word = await page.locator('.word[data-current]').textContent()
    await page.waitForTimeout(300)
    expect(await placeOf(page)).toBe(left)
    expect(await page.locator('.word[data-current]').textContent()).toBe(word)
    await page.evaluate(() => {
      window.seeks = 0
      document.querySelector('audio')?.addEventListener('seeking', () => {
        window.seeks = (window.seeks ?? 0) + 1
      })
    })
    await play.click()
    await isPlaying(page)
    expect(await placeOf(page)).toBeGreaterThanOrEqual(left)
    expect(await page.evaluate(() => window.seeks)).toBe(0)
    await close()
  })

  test('was locked marks the word that is spoken in the first frame that is seen again', async () => {
    const { page, close } = await begin(stage, storyId, { inRealTime: true })
    await page.evaluate(lockable)
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.5)
    await page.evaluate(() => window.lock?.(true))
    const asleep = await page.locator('.word[data-current]').textContent()
    const from = await placeOf(page)
    await page.waitForFunction(
      (from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 2,
      from,
      {
        polling: 50,
      },
    )
    expect(await page.locator('.word[data-current]').textContent()).toBe(asleep)
    const { words } = JSON.parse((await stage.parent.story(storyId)).audio ?? '').alignment as {
      words: { word: string; start_time_seconds: number }[]
    }
    const { before, after, shown } = await page.evaluate(async () => {
      const place = () => document.querySelector('audio')?.currentTime ?? 0
      const before = place()
      void window.lock?.(false)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return {
        before,
        shown: document.querySelector('.word[data-current]')?.textContent ?? '',
        after: place(),
      }
    })
    const endOf = (index: number) => words[index + 1]?.start_time_seconds ?? Number.POSITIVE_INFINITY
    const spoken = words.filter(
      ({ start_time_seconds: start }, index) => start < after + 0.25 && endOf(index) > before,
    )
    expect(spoken.map(({ word }) => word)).toContain(shown)
    await close()
  })
})

/**
 * `lock(true)` withholds all frames and timeupdate events from the page, as a locked phone does, while the sound
 * continues; it resolves after the pending frame.
 */
function lockable() {
  let locked = false
  const waiting: FrameRequestCallback[] = []
  const frame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => (locked ? -waiting.push(callback) : frame(callback))
  window.addEventListener('timeupdate', (event) => locked && event.stopImmediatePropagation(), true)
  window.lock = (lock) => {
    locked = lock
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: lock ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
    if (!lock) for (const callback of waiting.splice(0)) frame(callback)
    return new Promise<void>((done) => frame(() => done()))
  }
}

describe('without a network', () => {
  test('a story that has begun says so and plays on with its pictures, and the note goes when the network is back', async () => {
    const { page, context, close } = await begin(stage, storyId, { init: noteBrought })
    const images: { imageUrl: string }[] = JSON.parse((await stage.parent.story(storyId)).images ?? '[]')
    await page.waitForFunction(
      (urls) => {
        const { buffered, duration } = document.querySelector('audio') ?? {}
        const hasSound = buffered && duration && buffered.length > 0 && buffered.end(0) > duration - 0.5
        return hasSound && urls.every((url) => window.brought?.has(url))
      },
      images.map(({ imageUrl }) => imageUrl),
    )
    await context.setOffline(true)
    await page.getByText('You are offline. Stories kept on this device still play.').waitFor()
    for (const { imageUrl } of images.slice(1)) {
      await page.getByRole('button', { name: 'Next page' }).click()
      await page
        .locator(`.illustration[data-role="current"][data-state="ready"] img[src="${imageUrl}"]`)
        .waitFor()
    }
    const before = await placeOf(page)
    await page.waitForFunction(
      (seconds) => (document.querySelector('audio')?.currentTime ?? 0) > seconds,
      before,
    )
    await context.setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    await close(/ERR_INTERNET_DISCONNECTED/)
  })

  test('a picture that cannot be drawn again says so before the sheet that it was asked in', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    await page.route('**/redraw', (route) => route.abort())
    await page.getByRole('button', { name: 'This evening' }).tap()
    await page.getByRole('button', { name: 'Draw this picture again' }).tap()
    await page.locator('#toasts:popover-open').getByText('The picture stays as it is').waitFor()
    await close(/ERR_FAILED/)
  })

  test('a picture that fails while it is drawn again, at once or later, can be asked for once more, and the sheet says so', async () => {
    const { page, close } = await beginFrozen(stage, storyId, { phone: true })
    await page.getByRole('button', { name: 'Pause', exact: true }).tap()
    await isPaused(page)
    await page.clock.resume()
    await page.getByRole('button', { name: 'This evening' }).tap()
    const fail = () =>
      stage.services.db.update(jobs).set({ state: 'failed' }).where(eq(jobs.kind, 'redraw_picture')).run()
    const again = page.getByRole('button', { name: 'Draw this picture again' })
    const stays = page.getByText('the picture stays as it is')
    await page.route(
      '**/redraw',
      async (route) => {
        const response = await route.fetch()
        fail()
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await again.tap()
    await stays.waitFor()
    const accepted = page.waitForResponse('**/redraw')
    await again.tap()
    await accepted
    await page.getByRole('button', { name: 'Drawing a new picture…' }).waitFor()
    await stays.waitFor({ state: 'detached' })
    fail()
    await stays.waitFor()
    await again.waitFor()
    await close()
  })

  test('a sound that breaks off says so and can be resumed', async () => {
    const { page, close } = await begin(stage, storyId)
    await page.evaluate(() => {
      const audio = document.querySelector('audio')
      if (audio) audio.currentTime = 3
      Object.defineProperty(audio, 'error', { configurable: true, value: { code: 2 } })
      audio?.dispatchEvent(new Event('error'))
    })
    await page
      .locator('#toasts')
      .getByText('Could not resume the story audio. Please try again.')
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await isPlaying(page)
    expect(await placeOf(page)).toBeGreaterThanOrEqual(3)
    await close()
  })
})

describe('a story that is deleted in another tab', () => {
  test('is not found when it is to begin', async () => {
    const gone = stage.request()
    await stage.finish(gone, SHORT)
    const { page, close } = await stage.watch(gone)
    await hydrated(page)
    stage.services.db.delete(storyRows).where(eq(storyRows.id, gone)).run()
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.getByRole('heading', { name: 'Story not found' }).waitFor()
    expect(await page.getByRole('link', { name: 'Create New Story' }).getAttribute('href')).toBe('/app')
    expect(await page.getByText('Playback failed').count()).toBe(0)
    await page.waitForFunction(() => document.documentElement.dataset.immersive === undefined)
    await close(/404/)
  })
})

describe('a session that ends meanwhile', () => {
  test('leads to the login page', async () => {
    const waiting = stage.request()
    const { page, context, close } = await stage.watch(waiting)
    await hydrated(page)
    await context.clearCookies()
    await page.waitForURL('**/login')
    await page.locator('#toasts').getByText('Please sign in again').waitFor({ state: 'attached' })
    await close(/401/)
  })
})

describe('a story with odd pieces', () => {
  test('is told with one word on a page and two hundred on another, without pictures, without anybody in it', async () => {
    const odd = stage.request()
    await stage.finish(odd, SHORT)
    const many = Array.from({ length: 200 }, (_, i) => (i % 9 === 8 ? 'sheep.' : 'and')).join(' ')
    const paragraphs = ['Hush.', many, 'Good night.']
    const audio = JSON.parse((await stage.parent.story(odd)).audio ?? '{}')
    const words = paragraphs
      .join(' ')
      .split(' ')
      // The last of the two hundred is spoken for seconds, so that its highlight can be observed.
      .map((word, i) => ({
        word,
        start_time_seconds: i === 0 ? 0 : i <= 200 ? 8 + i / 100 : audio.durationSeconds - 0.5,
      }))
    const { db } = stage.services
    db.update(storyBodies)
      .set({
        storyRequest: '{"characters":7}',
        content: JSON.stringify({ paragraphs, content: '' }),
        audio: JSON.stringify({ ...audio, alignment: { words } }),
      })
      .where(eq(storyBodies.storyId, odd))
      .run()
    db.delete(storyImages).where(eq(storyImages.storyId, odd)).run()
    const { page, close } = await beginFrozen(stage, odd, { phone: true })
    await page.getByTestId('words').waitFor()
    expect((await page.getByTestId('words').textContent())?.trim()).toBe('Hush.')
    expect(await page.locator('.illustration').count()).toBe(0)
    await page.getByRole('button', { name: 'Next page' }).tap()
    await page.getByRole('button', { name: 'Show the whole page' }).tap()
    const last = page.locator('.words-page [data-word="200"]')
    await last.waitFor()
    expect(await page.locator('.words-page .word').count()).toBe(200)
    await last.evaluate((word) => word.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await last.tap()
    await page.locator('[data-word="200"][data-current]').waitFor()
    await hearTheEnd(page)
    expect(await page.locator('.the-end').textContent()).toBe('The End')
    await close()
  })
})

describe('nothing talks over the story', () => {
  test('the message that it is ready disappears when it begins, and the keyboard focus is on its heading', async () => {
    const making = stage.request()
    const { page, close } = await stage.watch(making)
    await hydrated(page)
    await stage.finish(making, SHORT)
    const ready = page.locator('#toasts').getByText('Story ready!')
    await ready.waitFor({ state: 'attached' })
    await page.waitForFunction((title) => document.activeElement?.textContent === title, SHORT.title)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByTestId('cover').waitFor()
    expect(await ready.isVisible()).toBe(false)
    await close()
  })

  test('nobody is asked for feedback in the dark, nor when the light comes back, but at the next visit', async () => {
    const { page, close } = await beginFrozen(stage, storyId)
    await page.getByRole('button', { name: 'This evening' }).click()
    await page.getByRole('button', { name: 'Dark screen' }).click()
    await hearTheEnd(page)
    await page.clock.runFor(60_000)
    const asking = page.getByRole('dialog', { name: 'How was this story?' })
    expect(await asking.isVisible()).toBe(false)
    await page.keyboard.press('x')
    await page.clock.runFor(60_000)
    expect(await asking.isVisible()).toBe(false)
    await page.reload()
    await hydrated(page)
    await comes(page, asking)
    await close()
  })
})

describe('while it is watched', () => {
  test('the screen stays awake, and the controls leave until they are wanted', async () => {
    const { page, close } = await pressBegin(stage, storyId, { phone: true, init: noteWakeLocks })
    const held = (count: number) =>
      page.waitForFunction((wanted) => (window as unknown as { locks: number }).locks === wanted, count)
    await openBook(page)
    await held(1)
    await page.clock.runFor(3500)
    await page.locator('.immersion[data-quiet]').waitFor()
    await page.touchscreen.tap(180, 200)
    await page.locator('.immersion:not([data-quiet])').waitFor()
    await isPlaying(page)
    await page.getByRole('button', { name: 'Pause' }).tap()
    await isPaused(page)
    await held(0)
    await page.getByRole('button', { name: 'Show the whole page' }).tap()
    await page.locator('[data-word="3"]').tap()
    await isPlaying(page)
    await held(1)
    await page.getByRole('button', { name: 'This evening' }).tap()
    await page.getByText('5 min', { exact: true }).tap()
    await page.getByText('Sleep timer: 5 min').waitFor()
    await page.getByRole('button', { name: 'Dark screen' }).tap()
    await held(0)
    await isPlaying(page)
    await close()
  })
})

/** Records the addresses of all files the page has loaded. */
function noteBrought() {
  const brought = new Set<string>()
  window.brought = brought
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) brought.add(new URL(name).pathname)
  }).observe({ type: 'resource', buffered: true })
}

/** Counts held wake locks. */
const noteWakeLocks = () => {
  const counted = { locks: 0 }
  Object.defineProperty(window, 'locks', { get: () => counted.locks })
  const request = async () => {
    counted.locks += 1
    const release = async () => {
      counted.locks -= 1
    }
    return { release }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}
