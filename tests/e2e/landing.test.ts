import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import story from '../../src/components/landing/sample-story.json'
import { accessibilityProblems, visit } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  await buildOnce()
  server = await startServer()
})

afterAll(() => server.stop())

/** Playback rate: slow, so that a busy machine misses nothing. */
const pace = (page: Page, rate: number) =>
  page.evaluate((wanted) => {
    const { heard } = window as unknown as { heard: HTMLMediaElement }
    heard.playbackRate = wanted
  }, rate)

describe('the story on the landing page', () => {
  test('Sarah hears it without an account: words light up, it pauses, plays on and ends with a way in', async () => {
    const { page, close } = await visit(server.url, { phone: true, reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        ;(window as unknown as { heard: HTMLMediaElement }).heard = this
        return play.call(this)
      }
    })
    await page.goto('/')
    const frame = page.getByRole('figure', { name: story.title })
    await frame.getByRole('button', { name: 'Play the story' }).tap()
    const lit = frame.locator('.word[data-current]')
    await lit.waitFor()
    await pace(page, 0.1)
    expect(story.paragraphs[0]).toContain((await lit.textContent()) ?? 'a word')
    await frame.getByText('Page 1 of 3').waitFor()

    await frame.getByRole('button', { name: 'Pause the story' }).press('Space')
    await frame.getByText('Paused', { exact: true }).waitFor()
    await page.evaluate((seconds) => {
      const { heard } = window as unknown as { heard: HTMLMediaElement }
      heard.currentTime = seconds
    }, story.durationSeconds - 3)
    await frame.getByRole('button', { name: 'Play on' }).press('Enter')
    await frame.getByText('Page 3 of 3').waitFor()
    await pace(page, 1)
    expect(await frame.locator('.sample-page[data-shown]').count()).toBe(2)
    await frame.getByRole('button', { name: 'Play the story again' }).waitFor()
    expect(await frame.getByRole('status').textContent()).toBe('The end')
    expect(await frame.getByRole('link', { name: 'Make the first one' }).getAttribute('href')).toContain(
      '/login',
    )
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  test('a network that fails is told kindly, and the next press plays', async () => {
    const { page, close } = await visit(server.url)
    await page.route('**/assets/sample-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Play the story' }).click()
    await page.locator('#toasts', { hasText: 'The story did not load' }).waitFor({ state: 'attached' })
    await page.unroute('**/assets/sample-*.js')
    await page.getByRole('button', { name: 'Play the story' }).click()
    await page.getByRole('button', { name: 'Pause the story' }).waitFor()
    await close(/sample|Failed to (?:load|fetch)/)
  })

  test('none of it is brought before the press', async () => {
    const { page, close } = await visit(server.url)
    const brought: string[] = []
    page.on('request', (request) => brought.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(brought.filter((url) => /\.mp3|sample-.*js|page-[23]/.test(url))).toEqual([])
    await close()
  })

  test('there is a start time for each of its words, in order', () => {
    expect(story.starts.length).toBe(story.paragraphs.join(' ').split(' ').length)
    expect(story.starts).toEqual(story.starts.toSorted((a, b) => a - b))
    expect(story.starts.at(-1)).toBeLessThan(story.durationSeconds)
  })

  test('a phone asks for its sound in parts', async () => {
    const part = await fetch(`${server.url}/sample/narration.mp3`, { headers: { range: 'bytes=0-1' } })
    expect([part.status, (await part.bytes()).length]).toEqual([206, 2])
    expect(part.headers.get('content-range')).toStartWith('bytes 0-1/')
    const beyond = await fetch(`${server.url}/sample/narration.mp3`, { headers: { range: 'bytes=9999999-' } })
    expect(beyond.status).toBe(416)
  })
})
