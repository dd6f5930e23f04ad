import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import NodeID3 from 'node-id3'
import type { Browser, Page } from 'playwright'
import { openDb } from '../../db/client.ts'
import { creditLedger, users } from '../../db/schema/index.ts'
import { EDITION_KEYS, EDITIONS, type Edition } from '../../src/shared/stories/editions.ts'
import type { StoryAudio } from '../../src/shared/stories/story-answer.ts'
import { speakStory } from '../../src/studio/narrator/index.ts'
import { samplesOfMp3 } from '../../src/studio/sound/mp3-samples.ts'
import { browserThatHears, hydrated, openBrowser, type Visit, visit } from '../support/browser.ts'
import { aFolder } from '../support/folders.ts'
import { type Person, signUp } from '../support/person.ts'
import { wavOf } from '../support/recordings/wav.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** What the half-day needs. */
interface Family {
  server: RunningServer
  parent: Person
  /** The folder for screenshots and editions. */
  folder: string
  faults: string[]
}

/**
 * `bun run soak family`: half a day of a family, by browser. `LOOK_AT=folder` keeps the screenshots and editions there.
 */
export async function family(): Promise<string[]> {
  const folder = process.env.LOOK_AT ?? aFolder('family')
  mkdirSync(folder, { recursive: true })
  const server = await startServer()
  try {
    const parent = await signUp(server.url, 'mia@example.com')
    giveCredits(server.dataDir)
    const half: Family = { server, parent, folder, faults: [] }
    const stories = await fourStories(half)
    const last = stories.at(-1) ?? 0
    await onTheShelf(half, stories)
    await aMendedPage(half, last)
    await grandmaReads(half, last)
    await mendedUnderGrandma(half, last)
    await printed(half, last)
    await sent(half, last)
    await carriedAway(half)
    return half.faults
  } finally {
    await server.stop()
    await (await openBrowser()).close()
  }
}

function giveCredits(dataDir: string): void {
  const db = openDb(dataDir)
  const userId = db.select().from(users).get()?.id ?? 0
  db.insert(creditLedger).values({ userId, amount: 20, kind: 'sync', idempotencyKey: 'half-day' }).run()
  db.$client.close()
}

/** A story and three sequels. */
async function fourStories(half: Family): Promise<number[]> {
  const mia = await half.parent.makeCharacter('Mia')
  const asked = await half.parent.requestStory([mia])
  const { id: first } = (await asked.json()) as { id: number }
  const visitor = await at(half, `/story/${first}`)
  const { page } = visitor
  await ready(page)
  const stories = [first]
  for (let number = 2; number <= 4; number++) {
    await page.goto(`/app/story/${stories.at(-1)}/more`)
    await look(half, page, `more-${number}`)
    await page.getByRole('button', { name: 'Make the Next Story' }).click()
    await page.waitForURL(/\/story\/\d+$/)
    stories.push(Number(page.url().split('/').at(-1)))
    await ready(page)
    await look(half, page, `story-${number}`)
  }
  await visitor.close()
  await toBeRead(half, stories)
  return stories
}

/** The four stories in a file, for a reader who is then asked who is who; the second continues the first. */
async function toBeRead(half: Family, stories: number[]) {
  const told = await Promise.all(stories.map((id) => half.parent.story(id)))
  const words = await Promise.all(stories.map((id) => paragraphsOf(half, id)))
  const texts = told.map(({ title }, at) => `# ${title}\n\n${words[at]?.join('\n\n')}\n`)
  await Bun.write(join(half.folder, 'stories.md'), texts.join('\n'))
  expectIn(half, 'the second story is no other with a visitor', !words[1]?.[0]?.includes('had come to visit'))
}

async function onTheShelf(half: Family, stories: number[]) {
  const { page, close } = await at(half, `/app/story/${stories.at(-1)}/more`)
  expectIn(half, 'the series has four stories', (await page.locator('ol > li').count()) === 4)
  await page.goto('/app/saved-stories')
  await hydrated(page)
  await look(half, page, 'shelf')
  await page
    .getByRole('link', { name: /series|Story 4/i })
    .first()
    .click()
  await page.getByText('A series of 4 stories').waitFor()
  await look(half, page, 'series')
  await close()
  await onAPhone(half, stories.at(-1) ?? 0)
}

/** The same screens on the smallest phone. */
async function onAPhone(half: Family, story: number) {
  const { page, close } = await at(half, '/app/saved-stories', { phone: true })
  const screens = {
    shelf: '/app/saved-stories',
    more: `/app/story/${story}/more`,
    mend: `/app/story/${story}/mend`,
    record: `/app/story/${story}/record`,
    share: `/story/${story}/share`,
  }
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path)
    await hydrated(page)
    await look(half, page, `phone-${name}`)
  }
  await close()
}

async function aMendedPage(half: Family, story: number) {
  const { page, close } = await at(half, `/app/story/${story}/mend`)
  await page.getByRole('button', { name: 'Change Words of page 2' }).click()
  await page
    .getByLabel('The words of page 2')
    .fill('Mia stood still. “Did you hear that?” she whispered. The wind had stopped to listen too.')
  await look(half, page, 'mending')
  await page.getByRole('button', { name: 'Save These Words' }).click()
  await page.getByText('The voice is reading this page').waitFor()
  await page.getByText('The voice is reading this page').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Draw Again: the picture of page 1' }).click()
  await page.getByLabel('What should be different in picture 1?').fill('She has no hat. By night.')
  await page.getByRole('button', { name: 'Draw It Again' }).click()
  await page.getByText('Drawing a new picture.').waitFor()
  await page.getByText('Drawing a new picture.').waitFor({ state: 'hidden' })
  await look(half, page, 'mended')
  const told = await half.parent.story(story)
  expectIn(half, 'the mended words are told', (told.audio ?? '').includes('whispered'))
  await close()
}

/** Grandma reads the first two pages on her phone, each with a separate microphone that plays that page. */
async function grandmaReads(half: Family, story: number) {
  const family = await at(half, `/app/story/${story}/record`)
  await family.page.getByLabel('Whose voice is it?').last().fill('Grandma')
  await family.page.getByRole('button', { name: 'Make a link' }).click()
  const link = await family.page.getByLabel('Your link').inputValue()
  await look(half, family.page, 'recording-link')
  await family.close()
  const paragraphs = await paragraphsOf(half, story)
  for (const number of [1, 2]) {
    const browser = await hearing(paragraphs[number - 1] ?? '')
    await onePage(half, browser, link, number)
    await browser.close()
  }
  await heardInHerVoice(half, story)
}

/** How much longer than the words somebody records. */
const REST_SECONDS = 12

async function onePage(half: Family, browser: Browser, link: string, number: number) {
  const { page, context, close } = await visit(half.server.url, {
    browser,
    phone: true,
    reducedMotion: 'reduce',
  })
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('heading', { name: `Page ${number} of` }).waitFor()
  const words = await page.locator('p[dir=auto]').first().textContent()
  const seconds = (words?.split(' ').length ?? 0) / 2 + REST_SECONDS
  await page.getByRole('button', { name: 'Record This Page' }).click()
  await page.waitForFunction((most) => {
    const [minutes = 0, rest = 0] = (document.querySelector('[role=timer]')?.textContent ?? '0:0')
      .split(':')
      .map(Number)
    return minutes * 60 + rest >= most
  }, Math.ceil(seconds))
  await look(half, page, `grandma-${number}`)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByText(`Page ${number} is with the family.`).waitFor()
  expectIn(half, 'grandma gets no cookie', (await context.cookies()).length === 0)
  if (number === 2) {
    await page.getByRole('button', { name: 'I Am Done' }).click()
    await page.getByText('Your voice is with the family now.').waitFor()
    await page.goto(link)
    await page.getByText('This link has been used').waitFor()
  }
  await close(/404/)
}

async function heardInHerVoice(half: Family, story: number) {
  const { page, close } = await at(half, `/app/story/${story}/record`)
  await joined(page)
  await page.goto(`/story/${story}`)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Grandma' }).check({ force: true })
  await look(half, page, 'chosen')
  await page.getByRole('button', { name: 'Begin Story' }).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 3)
  await look(half, page, 'in-her-voice')
  const told = await half.parent.story(story)
  const audio = JSON.parse(told.voices?.[0]?.audio ?? '{}') as StoryAudio
  const unsure = (audio as { sentences?: unknown[] }).sentences
  console.log(
    'in Grandma’s voice:',
    audio.alignment?.words.length,
    'words;',
    JSON.stringify(unsure ?? 'all sure'),
  )
  await close()
}

/** Mends the page Grandma read: the warning comes first, and her other page stays. */
async function mendedUnderGrandma(half: Family, story: number) {
  const { page, close } = await at(half, `/app/story/${story}/mend`)
  await page.getByText('Grandma read this page aloud. When its words change').first().waitFor()
  await page.getByRole('button', { name: 'Change Words of page 1' }).click()
  await page.getByLabel('The words of page 1').fill('It was late, and Mia could not sleep. So she got up.')
  await page.getByRole('button', { name: 'Save These Words' }).click()
  await page.getByText('The voice is reading this page').waitFor()
  await page.getByText('The voice is reading this page').waitFor({ state: 'hidden' })
  await page.goto(`/app/story/${story}/record`)
  await joined(page)
  const answer = await half.parent.call(
    'GET',
    `/api/stories/${story}/recordings?firebaseUid=${half.parent.uid}`,
  )
  const { voices } = (await answer.json()) as { voices: { recorded: { page: number }[] }[] }
  expectIn(
    half,
    'only page 2 of Grandma’s is left',
    voices[0]?.recorded.map((one) => one.page).join() === '1',
  )
  await look(half, page, 'after-mending')
  await close()
}

async function printed(half: Family, story: number) {
  const { page, close } = await at(half, `/story/${story}/share`)
  await look(half, page, 'ways')
  for (const edition of EDITION_KEYS) {
    const { name, format, ending } = EDITIONS[edition]
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `${name}, ${format}`, exact: true }).click(),
    ])
    const path = join(half.folder, `${edition}.${ending}`)
    await taken.saveAs(path)
    if (ending === 'epub') {
      const { messages } = await EpubCheck.validate(new Uint8Array(await Bun.file(path).arrayBuffer()))
      expectIn(half, `the ${edition} is whole ${JSON.stringify(messages)}`, messages.length === 0)
      await inHerVoice(half, page, edition)
    }
    if (edition === 'audiobook')
      expectIn(
        half,
        'a chapter for each page',
        NodeID3.read(path).chapter?.length === (await paragraphsOf(half, story)).length,
      )
  }
  await close()
}

/** The same book in Grandma's voice. */
async function inHerVoice(half: Family, page: Page, edition: Edition) {
  const { name, format, ending } = EDITIONS[edition]
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `${name}, read by Grandma, ${format}`, exact: true }).click(),
  ])
  const path = join(half.folder, `${edition}-grandma.${ending}`)
  await taken.saveAs(path)
  const { messages } = await EpubCheck.validate(new Uint8Array(await Bun.file(path).arrayBuffer()))
  expectIn(half, `the ${edition} in her voice is whole ${JSON.stringify(messages)}`, messages.length === 0)
}

/** An aunt listens through a link, until it is revoked. */
async function sent(half: Family, story: number) {
  const { page, close } = await at(half, `/story/${story}/share`)
  await page.getByRole('button', { name: /^Make a(?:nother)? link$/ }).click()
  const link = await page.getByLabel('Your link').inputValue()
  const aunt = await visit(half.server.url, { phone: true, reducedMotion: 'reduce' })
  await aunt.page.goto(link)
  await hydrated(aunt.page)
  await look(half, aunt.page, 'aunt')
  await aunt.page.getByRole('button', { name: 'Begin Story' }).click()
  await aunt.page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1)
  expectIn(half, 'the aunt gets no cookie', (await aunt.context.cookies()).length === 0)
  await page
    .getByLabel(/^End the link/)
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Yes, end it/ })
    .first()
    .click()
  await page.getByLabel(/^End the link/).waitFor({ state: 'detached' })
  await aunt.page.goto(link)
  await look(half, aunt.page, 'aunt-afterwards')
  await aunt.close(/404/)
  await close()
}

/** The family's download contains everything. */
async function carriedAway(half: Family) {
  const answer = await half.parent.call('GET', '/app/settings/family-data')
  const path = join(half.folder, 'family.zip')
  await Bun.write(path, answer)
  expectIn(half, `the family’s data comes: ${answer.status}`, answer.ok)
}

async function at({ server, parent }: Family, path: string, more = {}): Promise<Visit> {
  const visitor = await visit(server.url, { acceptDownloads: true, reducedMotion: 'reduce', ...more })
  const [name = '', ...value] = parent.cookie.split('=')
  await visitor.context.addCookies([{ name, value: value.join('='), url: server.url }])
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return visitor
}

/** A busy machine takes its time for a story. */
const ready = (page: Page) =>
  page.getByRole('button', { name: 'Begin Story' }).waitFor({ timeout: 10 * 60_000 })

const joined = (page: Page) =>
  page.getByText('Joining it with the story…').waitFor({ state: 'hidden', timeout: 10 * 60_000 })

async function look({ folder }: Family, page: Page, name: string) {
  // In a scrolled page the sticky header would be in the middle of the screenshot.
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

const paragraphsOf = async ({ parent }: Family, story: number): Promise<string[]> =>
  (JSON.parse((await parent.story(story)).content ?? '{}') as { paragraphs: string[] }).paragraphs

function expectIn({ faults }: Family, what: string, isSo: boolean) {
  if (!isSo) faults.push(`It is not so that ${what}`)
}

/** A browser whose microphone plays somebody reading these words. */
async function hearing(words: string): Promise<Browser> {
  const told = await speakStory({ paragraphs: [words], ageGroup: '6-8', voice: 'slt' })
  const wav = join(aFolder('reading'), 'page.wav')
  await Bun.write(wav, wavOf(await samplesOfMp3(told.bytes)))
  return browserThatHears(wav, ['--autoplay-policy=no-user-gesture-required'])
}
