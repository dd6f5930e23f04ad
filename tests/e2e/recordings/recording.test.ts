import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { buildOnce } from '../../../src/build/build.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { samplesOfMp3 } from '../../../src/studio/sound/mp3-samples.ts'
import {
  accessibilityProblems,
  browserThatHears,
  hydrated,
  type Visit,
  visit,
} from '../../support/browser.ts'
import { aFolder } from '../../support/folders.ts'
import { type Person, signUp } from '../../support/person.ts'
import { wavOf } from '../../support/recordings/wav.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { aToldStory } from '../player/told-story.ts'

let server: RunningServer
let parent: Person
let storyId: number
let browser: Browser

beforeAll(async () => {
  await buildOnce()
  server = await startServer()
  parent = await signUp(server.url, 'mia@example.com')
  storyId = await aToldStory(server.dataDir, (await parent.makeCharacter('Mia')).id)
  const told = await speakStory({
    paragraphs: ['Mia looked up, and the moon looked down at her.'],
    ageGroup: '6-8',
  })
  const wav = join(aFolder('recordings'), 'reading.wav')
  await Bun.write(wav, wavOf(await samplesOfMp3(told.bytes)))
  browser = await browserThatHears(wav, ['--autoplay-policy=no-user-gesture-required'])
  const { page, close } = await open(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Begin Story' }).waitFor()
  await close()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const RECORD = () => `/app/story/${storyId}/record`

/** The parent's browser. */
async function open(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visitor = await guest(options)
  const [name = '', ...value] = parent.cookie.split('=')
  await visitor.context.addCookies([{ name, value: value.join('='), url: server.url }])
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return visitor
}

/** A fresh browser without the family's cookies. */
const guest = (options: Parameters<typeof visit>[1] = {}) =>
  visit(server.url, { browser, reducedMotion: 'reduce', ...options })

/** Reads the current page aloud, as long as the sentence takes. */
async function readAloud(page: Page) {
  await page.getByRole('button', { name: /^(?:Record This Page|Record Again|Again)$/ }).click()
  await page.getByText('Recording. Read the page aloud.').waitFor()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 10)
  await page.waitForFunction(() => (document.querySelector('[role=timer]')?.textContent ?? '') >= '0:05')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Keep' }).waitFor()
}

/** Waits until the story has been joined again. */
const joined = (page: Page) =>
  page.waitForFunction(() => !document.body.textContent?.includes('Joining it with the story…'))

/** The heading: `Page 1 of 3`. */
const isOnPage = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Page ${number} of` }).waitFor()

describe('a parent who reads a page aloud', () => {
  test('records it, listens, keeps it, and hears the story in that voice', async () => {
    const { page, close } = await open(RECORD())
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Whose voice is it?').first().fill('Papa')
    await readAloud(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Listen' }).click()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByText('Page 1 is kept.').waitFor()
    await isOnPage(page, 2)
    await joined(page)
    await page.getByText(/^1 of \d+ pages$/).waitFor()

    await page.goto(`/story/${storyId}`)
    await hydrated(page)
    await page.getByRole('radio', { name: 'Papa' }).check({ force: true })
    const told = await parent.story(storyId)
    const inPapas = JSON.parse(told.voices?.[0]?.audio ?? '{}') as { audioUrl: string }
    await page.waitForFunction(
      (url) => document.querySelector('audio')?.getAttribute('src') === url,
      inPapas.audioUrl,
    )
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1)
    const lit = await page.locator('.word[data-current]').allTextContents()
    expect(lit.length).toBeGreaterThan(0)
    await page.reload()
    await hydrated(page)
    await page.getByRole('radio', { name: 'Papa', checked: true }).waitFor({ state: 'attached' })
    await close()
  })

  test('reads it again, and deletes it', async () => {
    const { page, close } = await open(RECORD())
    await page.getByLabel('Whose voice is it?').first().fill('Mama')
    await readAloud(page)
    await readAloud(page)
    await page.getByRole('button', { name: 'Keep' }).click()
    await isOnPage(page, 2)
    await page.getByRole('button', { name: 'Page before' }).click()
    await page.getByRole('button', { name: 'Record Again' }).waitFor()
    await page.getByRole('button', { name: 'Delete this recording' }).click()
    await page.getByRole('button', { name: 'Record This Page' }).waitFor()
    expect(await page.getByRole('button', { name: 'Delete the voice of Mama' }).count()).toBe(0)
    await close()
  })

  test('is asked for a missing name, and loses nothing', async () => {
    const { page, close } = await open(RECORD())
    await page.getByLabel('Whose voice is it?').first().fill('')
    await readAloud(page)
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByText('Please say whose voice it is, such as Grandma.').waitFor()
    await page.getByRole('button', { name: 'Keep' }).waitFor()
    await close()
  })

  test('whose network fails keeps the recording, and sends it when it is back', async () => {
    const { page, context, close } = await open(RECORD())
    await page.getByLabel('Whose voice is it?').first().fill('Papa')
    await readAloud(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByText('You are offline. Your recording is still here').waitFor()
    await context.setOffline(false)
    await page.route('**/recording?*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByText('This could not be sent. Your recording is still here').waitFor()
    await page.getByRole('button', { name: 'Keep' }).click()
    await isOnPage(page, 2)
    await close(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  })

  test('finds room for all of it on a narrow phone', async () => {
    const { page, close } = await open(RECORD(), { phone: true })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await close()
  })
})

describe('where nothing can be recorded', () => {
  /** A browser whose microphone responds this way. */
  async function pressIn(init: () => void) {
    const visitor = await open('/app')
    await visitor.page.addInitScript(init)
    await visitor.page.goto(RECORD())
    await hydrated(visitor.page)
    await visitor.page.getByRole('button', { name: /^Record/ }).click()
    return visitor
  }

  test('because it was refused, the page says how to allow it', async () => {
    const { page, close } = await pressIn(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.getByText('The microphone is closed to this page.').waitFor()
    await close()
  })

  test('because there is no microphone, it says so', async () => {
    const { page, close } = await pressIn(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotFoundError'))
    })
    await page.getByText('No microphone was found.').waitFor()
    await close()
  })

  test('because the browser has no recorder, it names others', async () => {
    const { page, close } = await pressIn(() => {
      Reflect.deleteProperty(window, 'MediaRecorder')
    })
    await page.getByText('This browser cannot record.').waitFor()
    await close()
  })
})

describe('Grandma, who was sent a link,', () => {
  test('reads a page without an account, is done, and finds the link used up', async () => {
    const { page, close } = await open(RECORD())
    await page.getByLabel('Whose voice is it?').last().fill('Grandma')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Your link').inputValue()
    expect(link).toMatch(/\/record\/[\w-]{43}$/)
    await page.getByText(/^Grandma, made Today, until /).waitFor()
    await close()

    const grandma = await guest({ phone: true })
    await grandma.page.goto(link)
    await hydrated(grandma.page)
    expect(await accessibilityProblems(grandma.page)).toEqual([])
    await readAloud(grandma.page)
    await grandma.page.getByRole('button', { name: 'Keep' }).click()
    await grandma.page.getByText('Page 1 is with the family.').waitFor()
    expect(await grandma.context.cookies()).toEqual([])
    await grandma.page.getByRole('button', { name: 'I Am Done' }).click()
    await grandma.page.getByText('Your voice is with the family now.').waitFor()
    await grandma.page.goto(link)
    await grandma.page.getByText('This link has been used').waitFor()
    await grandma.close(/404/)

    const family = await open(RECORD())
    await family.page.getByText('Grandma').first().waitFor()
    await joined(family.page)
    await family.close()
    expect((await parent.story(storyId)).voices?.map(({ name }) => name)).toContain('Grandma')
  })
})
