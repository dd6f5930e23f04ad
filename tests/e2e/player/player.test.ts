import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { accessibilityProblems } from '../../support/browser.ts'
import { openStage, SHORT, type Stage, smallPicture } from './stage.ts'
import { begin, beginFrozen, hearTheEnd, isPlaying, placeOf, pressBegin } from './watching.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})
afterAll(() => stage.end())

const currentWord = (page: Page) => page.locator('.word[data-current]')
interface Sample {
  shown: string
  seconds: number
}

/** The highlighted word and the playback position, in each of `count` frames after `between` ran. */
const samples = (page: Page, count: number, seeking: boolean) =>
  page.evaluate(
    async ([frames, seeks]) => {
      const audio = document.querySelector('audio')
      if (!audio) throw new Error('No sound')
      const taken: Sample[] = []
      // Asked for in a task of its own, a frame's callback comes after the player's: what it reads is what is painted.
      const frame = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => requestAnimationFrame(resolve)
          port2.postMessage(undefined)
        })
      const seek = async (seconds: number) => {
        const there = new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
        audio.currentTime = seconds
        await there
      }
      const last = audio.duration - 2
      for (let i = 0; i < frames; i++) {
        if (seeks) await seek((((i * 7919) % 997) / 997) * last)
        // On a slow machine this many frames take longer than the story.
        else if (audio.currentTime > last) await seek(0)
        await frame()
        taken.push({
          shown: document.querySelector('.word[data-current]')?.textContent ?? '',
          seconds: audio.currentTime,
        })
      }
      return taken
    },
    [count, seeking] as const,
  )

/** Distance in seconds of each sample's position from the time in which its word is the right one. */
async function errorsOf(taken: Sample[]): Promise<number[]> {
  const story = await stage.parent.story(storyId)
  const { alignment } = JSON.parse(story.audio ?? '{}')
  const words: { word: string; start_time_seconds: number }[] = alignment.words
  return taken.map(({ shown, seconds }) => {
    const led = seconds + 0.08
    const distances = words.flatMap(({ word, start_time_seconds: start }, i) => {
      if (word !== shown) return []
      const end = words[i + 1]?.start_time_seconds ?? Number.POSITIVE_INFINITY
      return [Math.max(0, start - led, led - end)]
    })
    if (shown === '') distances.push(Math.max(0, led - (words[0]?.start_time_seconds ?? 0)))
    return Math.min(...distances)
  })
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

describe('reading along', () => {
  test('the highlighted word is the one being spoken, while it plays and after any jump', async () => {
    const { page, close } = await begin(stage, storyId, { inRealTime: true })
    const playing = await errorsOf(await samples(page, 200, false))
    await page.evaluate(() => {
      const audio = document.querySelector('audio')
      if (audio) audio.playbackRate = 1.25
    })
    const faster = await errorsOf(await samples(page, 40, false))
    const jumping = await errorsOf(await samples(page, 20, true))
    for (const errors of [playing, faster, jumping]) {
      expect(median(errors)).toBeLessThanOrEqual(0.02)
      expect(Math.max(...errors)).toBeLessThanOrEqual(0.2)
    }
    await close()
  })

  test('five words of the paragraph are shown, one of them marked, and the picture is the paragraph’s', async () => {
    const { page, close } = await begin(stage, storyId)
    const at = (seconds: number) =>
      page.evaluate((wanted) => {
        const audio = document.querySelector('audio')
        audio?.pause()
        if (audio) audio.currentTime = wanted
      }, seconds)
    const story = await stage.parent.story(storyId)
    const { words } = JSON.parse(story.audio ?? '{}').alignment
    for (const [index, shown, paragraph] of [
      [0, 'Mia found a small fox', 0],
      [9, 'under the old oak tree.', 0],
      [10, 'It was cold. She gave', 1],
      [26, 'Then the stars came out,', 2],
    ] as const) {
      await at(words[index].start_time_seconds)
      await page.getByText(words[index].word, { exact: true }).and(currentWord(page)).waitFor()
      expect((await page.getByTestId('words').textContent())?.trim()).toBe(shown)
      const image = JSON.parse(story.images ?? '[]')[paragraph]
      await page
        .locator(`.illustration[data-role="current"][data-state="ready"] img[src="${image.imageUrl}"]`)
        .waitFor()
    }
    await close()
  })

  test('a phone held upright gets the tall cut, and a picture that fails leaves words and gradient', async () => {
    const story = await stage.parent.story(storyId)
    const [first, second] = JSON.parse(story.images ?? '[]')
    const tall = first.sources.find((source: { cut: string }) => source.cut === 'tall').url
    const { page, close } = await beginFrozen(stage, storyId, { phone: true, broken: second.sources })
    await page.locator('.illustration[data-role="current"][data-state="ready"]').waitFor()
    const shown = page.locator('.illustration[data-role="current"] img')
    expect(await shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(tall)
    await page.getByRole('button', { name: 'Next page' }).tap()
    await page.locator('.illustration[data-role="current"][data-state="failed"]').waitFor()
    await page.getByText('It', { exact: true }).waitFor()
    await close(/ERR_FAILED/)
  })
})

describe('the pictures', () => {
  const animated = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { animationName } = animation as CSSAnimation
        const { target } = animation.effect as KeyframeEffect
        const { duration } = animation.effect?.getTiming() ?? {}
        return target?.closest('.illustrations') && Number(duration) > 1
          ? [`${animationName} ${duration}`]
          : []
      }),
    )

  test('move in one of three ways and fade over each other in 0.6 s', async () => {
    const { page, context, close } = await begin(stage, storyId, { reducedMotion: 'no-preference' })
    // A fade long enough for a busy machine to see.
    const cdp = await context.newCDPSession(page)
    await cdp.send('Animation.enable')
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await page.locator('.illustration[data-role="current"] .motion').waitFor()
    expect(await animated(page)).toContainEqual(
      expect.stringMatching(/^(zoom-pan|pan-zoom|gentle-zoom) 26000$/),
    )
    // The buttons may be hidden by now.
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() =>
      document
        .querySelector('.illustration[data-role="current"]')
        ?.getAnimations()
        .some((fade) => fade.effect?.getTiming().duration === 600),
    )
    await close()
  })

  test('do not move with reduced motion', async () => {
    const { page, close } = await begin(stage, storyId, { reducedMotion: 'reduce' })
    expect(await animated(page)).toEqual([])
    await close()
  })

  test('can be drawn again, once, and the new one takes the old one’s place', async () => {
    const again = stage.request()
    await stage.finish(again, SHORT)
    const { page, close } = await begin(stage, again)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'This evening' }).click()
    await page.getByRole('button', { name: 'Draw this picture again' }).click()
    await page.getByRole('button', { name: 'Drawing a new picture…' }).waitFor()
    const imageUrl = async () => JSON.parse((await stage.parent.story(again)).images ?? '[]')[0].imageUrl
    const before = await imageUrl()
    await stage.drawAgain(again, 0, { ...SHORT, paint: (paragraph) => smallPicture(paragraph + 7) })
    expect(await imageUrl()).not.toBe(before)
    await page
      .locator(`.illustration[data-role="current"][data-state="ready"] img[src="${await imageUrl()}"]`)
      .waitFor()
    expect(await page.getByText('Draw this picture again').count()).toBe(0)
    expect(await page.getByText('Story ready!').count()).toBe(0)
    await close()
  })
})

describe('the cover', () => {
  test('opens after 2 s, leaves after 1 s more, and is gone half a second later', async () => {
    const { page, close } = await pressBegin(stage, storyId, { reducedMotion: 'no-preference' })
    const cover = page.getByTestId('cover')
    const stageAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      return (await cover.count()) > 0 ? cover.getAttribute('data-stage') : 'gone'
    }
    expect(await cover.textContent()).toBe('Mia and the Sleepy FoxA Story in Enchanted Forest')
    expect(await stageAfter(1999)).toBe('closed')
    expect(await cover.evaluate((element) => getComputedStyle(element).zIndex)).toBe('40')
    expect(await stageAfter(1)).toBe('opening')
    expect(await cover.evaluate((element) => getComputedStyle(element).zIndex)).toBe('5')
    expect(await stageAfter(999)).toBe('opening')
    expect(await stageAfter(1)).toBe('leaving')
    expect(await stageAfter(499)).toBe('leaving')
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
    expect(await stageAfter(1)).toBe('gone')
    await isPlaying(page)
    await close()
  })
})

describe('pausing, ending and beginning again', () => {
  test('space pauses and resumes, arrows turn pages, Home goes to the beginning, and nothing stands in a screen reader’s way', async () => {
    const { page, close } = await begin(stage, storyId)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.keyboard.press('Home')
    await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 0)
    const slider = page.getByRole('slider', { name: 'Place in the story' })
    await slider.press('ArrowRight')
    expect(await placeOf(page)).toBe(5)
    await slider.press('ArrowLeft')
    expect(await placeOf(page)).toBe(0)
    await page.locator('.immersion').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('It', { exact: true }).and(currentWord(page)).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Mia', { exact: true }).and(currentWord(page)).waitFor()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  test('the scrubber goes where a mouse or a finger puts it', async () => {
    for (const phone of [false, true]) {
      const { page, close } = await begin(stage, storyId, { phone })
      await page.getByRole('button', { name: 'Pause' }).click()
      const slider = page.getByRole('slider', { name: 'Place in the story' })
      const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
      const position = { x: width / 2, y: height / 2 }
      await (phone ? slider.tap({ position }) : slider.click({ position }))
      await slider
        .and(page.locator('[aria-valuetext$=" 49%"], [aria-valuetext$=" 50%"], [aria-valuetext$=" 51%"]'))
        .waitFor()
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:\d\d of 0:\d\d, (49|50|51)%$/)
      expect(Math.abs((await placeOf(page)) - Number(await slider.getAttribute('max')) / 2)).toBeLessThan(0.5)
      await close()
    }
  })

  test('at the end everything restarts, and playing again waits 3 s first', async () => {
    const { page, close } = await begin(stage, storyId, { hasFeedback: true })
    await page.clock.pauseAt(600_000)
    await hearTheEnd(page)
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain('0%')
    expect(await currentWord(page).count()).toBe(0)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.clock.runFor(2999)
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
    await page.clock.runFor(1)
    await isPlaying(page)
    expect(await placeOf(page)).toBeLessThan(1)
    await close()
  })
})
