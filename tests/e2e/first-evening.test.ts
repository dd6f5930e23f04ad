import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { StoryAudio } from '../../src/shared/stories/story-answer.ts'
import { hydrated, isWhole, visit } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test.concurrent.each([
  ['desktop', false, 'Mia'],
  ['phone', true, 'Zoë O’Neil 🦊'],
] as const)(
  'on a %s a parent signs up, makes a character from a photo, and hears its first story',
  async (device, phone, name) => {
    const { page, close } = await visit(server.url, { phone })
    await signUp(page, `${device}@example.com`)
    await makeCharacter(page, name)
    await askForStory(page, name)
    await waitForStory(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await hearsTheHighlightedWord(page)
    await page.goto('/app/saved-stories')
    await page.getByRole('article').getByText(name).first().waitFor()
    expect(await page.getByRole('article').getByRole('heading').getByRole('link').count()).toBe(1)
    await close()
  },
)

async function signUp(page: Page, email: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twinkle twinkle')
  await page.getByLabel('Repeat password').fill('twinkle twinkle')
  await isWhole(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(/\/app$/)
}

async function makeCharacter(page: Page, name: string) {
  await page.getByRole('link', { name: 'Create Your First Character' }).click()
  await page.waitForURL('**/app/character-creation')
  await hydrated(page)
  await page.getByLabel('Name').fill(name)
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill('curly red hair, brave, loves foxes')
  await page.setInputFiles('input[type=file]', {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  })
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/app(?:\?|$)/)
}

async function askForStory(page: Page, name: string) {
  await hydrated(page)
  await page.getByRole('checkbox', { name, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Continue with 1 character' }).click()
  await page.getByRole('button', { name: 'Advanced Options' }).click()
  await page.getByRole('radio', { name: /^Forest Friends/ }).check()
  await page.getByRole('radio', { name: /^Gentle/ }).check()
  await page.getByRole('radio', { name: /^Short/ }).check()
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await page.getByRole('heading', { name: 'Your Perfect Story Style' }).waitFor()
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await page.getByRole('button', { name: /^Normal/ }).click()
  await page.waitForURL(/\/story\/\d+/)
}

/**
 * Two stories are really made in parallel, which takes as long as the machine needs. Painting what glows meanwhile,
 * sixty times a second, would cost more than making them.
 */
async function waitForStory(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Begin Story' }).waitFor({ timeout: 0 })
  await page.emulateMedia({ reducedMotion: null })
}

/** Over some seconds of real sound, the highlighted word is the one being spoken. */
async function hearsTheHighlightedWord(page: Page) {
  const { audio } = await page.evaluate(async () => {
    const uid = /"firebaseUid":"([^"]+)"/.exec(
      document.querySelector('[data-island]')?.getAttribute('data-props') ?? '',
    )?.[1]
    return (await fetch(`/api${location.pathname.replace('story', 'stories')}?firebaseUid=${uid}`)).json()
  })
  const { words } = (JSON.parse(audio) as StoryAudio).alignment
  const current = page.locator('.word[data-current]')
  await current.waitFor()
  for (const { seconds, word } of await marksOf(page, 20)) {
    const about = words.filter(
      (entry) =>
        entry.start_time_seconds <= seconds + 0.15 && (entry.end_time_seconds ?? 0) >= seconds - 0.05,
    )
    // In a pause between sentences the last word stays highlighted until the next one's lead.
    const last = words.findLast((entry) => entry.start_time_seconds <= seconds)
    expect([...about, last].map((entry) => entry?.word)).toContain(word)
  }
}

/**
 * The next `count` highlighted words, each with the playback position the page used: a busy machine highlights fewer
 * words, and late, but never a wrong one.
 */
const marksOf = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const audio = document.querySelector('audio')
    const clock = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')
    if (!audio || !clock) throw new Error('There is no sound')
    let read = Number.NaN
    Object.defineProperty(audio, 'currentTime', {
      get() {
        read = clock.get?.call(audio)
        return read
      },
      set: (seconds) => clock.set?.call(audio, seconds),
    })
    const marks: { seconds: number; word: string }[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const observer = new MutationObserver(() => {
      const word = document.querySelector('.word[data-current]')?.textContent?.trim()
      if (word === undefined || Number.isNaN(read)) return
      marks.push({ seconds: read, word })
      if (marks.length >= count) resolve()
    })
    observer.observe(document.body, { attributeFilter: ['data-current'], childList: true, subtree: true })
    await promise
    observer.disconnect()
    return marks
  }, count)

/** Like a phone's photo: rotated, and with a location. */
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b58a60' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
