import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { stories, users } from '../../../db/schema/index.ts'
import { brought, freezeClock, type VisitOptions } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { creditsOf } from '../../support/families.ts'
import { celebrated } from '../billing/celebrated.ts'
import { aParent, type Home, openHome, type ParentVisit, toastSays } from '../creation/home.ts'
import { finishStory, SHORT } from '../player/stage.ts'
import { COVER_MS, isPlaying } from '../player/watching.ts'
import { back, forward, HOME, isAt, type Place, pickedOn, thereAndBack, typedOn } from './steps.ts'

/** Console errors of a page that is left, for missing pictures, icons or transitions. */
const LEAVING = /status of 40[49]/
const THEME: Place = [/step=theme-selection/, "Let's Create Mia's Story"]
const STORY: Place = [/^\/story\/\d+$/, SHORT.title]
const MY_STORIES: Place = [/^\/app\/saved-stories$/, 'My Stories']
const PLANS: Place = [/^\/app\/subscription$/]
const CHECKOUT: Place = [/^\/app\/subscription\?checkout=/, 'Checkout']
const SETTINGS: Place = [/^\/app\/settings$/, 'Account Settings']
const PROFILES: Place = [/^\/app\/profiles$/, 'Family Profiles']
const KID_MODE: Place = [/^\/app\/kid-mode/, 'Kid Mode']

let home: Home
beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const userOf = ({ parent }: ParentVisit) =>
  home.services.db.select().from(users).where(eq(users.email, parent.email)).get()?.id ?? 0
const creditsOfFamily = (visiting: ParentVisit) => creditsOf(home.services.db, userOf(visiting))
const storiesOf = (visiting: ParentVisit) =>
  home.services.db
    .select()
    .from(stories)
    .where(eq(stories.userId, userOf(visiting)))
    .all()

/** A story long enough to leave in the middle. */
const LONG = {
  title: SHORT.title,
  paragraphs: SHORT.paragraphs.map((paragraph) =>
    `${paragraph} Nobody hurried, and the night was long. `.repeat(4).trim(),
  ),
}

/** A parent at Home whose last story, about Mia, is finished. */
async function aReturningParent(options: VisitOptions, script = SHORT): Promise<ParentVisit> {
  const visiting = await aParent(home, ['Mia'], { reducedMotion: 'reduce', ...options })
  const { page, parent } = visiting
  const answer = await parent.call('GET', `/api/characters?firebaseUid=${parent.uid}`)
  const { characters } = (await answer.json()) as { characters: { id: number }[] }
  await parent.requestStory(characters)
  await finishStory(home.services, storiesOf(visiting)[0]?.id ?? 0, script)
  await page.goto('/app')
  await isAt(page, HOME)
  return visiting
}

/** The list loads after the address changed, and the search box follows it. */
const searchesFor = (page: Page, words: string) =>
  page.waitForFunction((typed) => document.querySelector<HTMLInputElement>('#search')?.value === typed, words)

/** The story is playing; the page's clock is stopped, so that its controls stay visible on a busy machine. */
async function press(page: Page, begins: string | RegExp) {
  await button(page, begins).click()
  await page.getByTestId('cover').waitFor()
}

async function isTold(page: Page, begins: string | RegExp) {
  await press(page, begins)
  await page.clock.runFor(COVER_MS)
  await isPlaying(page)
}

async function subscribe(page: Page) {
  await button(page, 'succeeds').click()
  await celebrated(page, () => button(page, /^Subscribe for/).dblclick())
  await isAt(page, [/^\/app\/subscription$/, 'Your Subscription'])
}

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test('a family that comes back goes Back to Home from each way that begins there', async () => {
    const visiting = await aReturningParent({ phone })
    const { page, close } = visiting
    for (const [name, place] of [
      ['Change', THEME],
      ['One more like it', THEME],
      ['Read again', STORY],
      ['All of My Stories', MY_STORIES],
      ['Kid mode', KID_MODE],
    ] as const) {
      await link(page, name).click()
      await isAt(page, place)
      await thereAndBack(page, HOME, place)
      await back(page, HOME)
    }
    expect(storiesOf(visiting)).toHaveLength(1)
    await button(page, "Tonight's story for Mia").click()
    await isAt(page, [/^\/story\/\d+$/])
    await back(page, HOME)
    await page.getByText("Mia's story is being made").waitFor()
    await forward(page, [/^\/story\/\d+$/])
    expect(storiesOf(visiting)).toHaveLength(2)
    await close(LEAVING)
  })

  test('Back from the player, its cover, its sheet and each page of the story leads to where one was', async () => {
    const { page, close } = await aReturningParent({ phone }, LONG)
    await link(page, 'Read again').click()
    await isAt(page, STORY)
    await freezeClock(page, Date.now())
    await press(page, 'Begin Story')
    await thereAndBack(page, HOME, STORY)
    await isTold(page, 'Begin Story')
    await button(page, 'Next page').click()
    await thereAndBack(page, HOME, STORY)
    await isTold(page, /^Continue at \d+%$/)
    await button(page, 'This evening').click()
    await page.getByRole('dialog').waitFor()
    await thereAndBack(page, HOME, STORY)
    for (const [name, path] of [
      ['More of This', /\/more$/],
      ['Mend a Page', /\/mend$/],
      ['Read It Aloud', /\/record$/],
    ] as const) {
      await link(page, name).click()
      await isAt(page, [path])
      await thereAndBack(page, STORY, [path])
      await back(page, STORY)
    }
    await link(page, 'Share or take home').click()
    await page.getByRole('dialog').waitFor()
    await thereAndBack(page, HOME, STORY)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await close(LEAVING)
  })

  test('Back in My Stories leads through what was searched and opened, and a question left open deletes nothing', async () => {
    const visiting = await aReturningParent({ phone })
    const { page, close } = visiting
    await page.goto('/app/saved-stories')
    await isAt(page, MY_STORIES)
    await page.locator('#search').fill('fox')
    const searched: Place = [/search=fox/, 'My Stories']
    await isAt(page, searched)
    await page.getByRole('link', { name: SHORT.title, exact: true }).click()
    const opened: Place = [/^\/story\/\d+\?search=fox$/, SHORT.title]
    await isAt(page, opened)
    await thereAndBack(page, searched, opened)
    await back(page, searched)
    await searchesFor(page, 'fox')
    await brought(page, home.services.assets.url('islands/story-cards.ts'))
    for (const name of [`Delete ${SHORT.title}`, `Add a label above ${SHORT.title}`]) {
      await link(page, name).click()
      await page.locator('dialog[open]').waitFor()
      await thereAndBack(page, MY_STORIES, searched)
      expect(await page.locator('dialog[open]').count()).toBe(0)
    }
    await back(page, MY_STORIES)
    await searchesFor(page, '')
    await back(page, HOME)
    expect(storiesOf(visiting)).toHaveLength(1)
    await close(LEAVING)
  })

  test('Back at each step of a plan leads to the plans, never to a second payment', async () => {
    const visiting = await aParent(home, [], { phone, path: '/app' })
    const { page, close } = visiting
    await page.goto('/app/subscription')
    await page.getByRole('listitem').filter({ hasText: 'Storyteller' }).getByRole('button').click()
    await isAt(page, CHECKOUT)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await thereAndBack(page, PLANS, CHECKOUT)
    await page.getByLabel('Card number').waitFor()
    expect((await typedOn(page)).join('')).toBe('')
    await subscribe(page)
    expect(creditsOfFamily(visiting)).toBe(23)
    await thereAndBack(page, PLANS, PLANS)
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()

    await button(page, 'Change Plan').click()
    await button(page, 'Change to Master').click()
    const change: Place = [/\?ask=/, 'Change to Master?']
    await isAt(page, change)
    await thereAndBack(page, PLANS, change)
    await button(page, /^Pay \$/).dblclick()
    await toastSays(page, 'Switched to Master and received 30 credits!')
    await page.getByText('Master Plan').waitFor()
    await thereAndBack(page, PLANS, PLANS)
    await page.getByText('Master Plan').waitFor()
    expect(creditsOfFamily(visiting)).toBe(53)

    await button(page, 'Cancel Subscription').click()
    const cancel: Place = [/\?ask=cancel/, 'Cancel your subscription?']
    await isAt(page, cancel)
    await thereAndBack(page, PLANS, cancel)
    await button(page, 'Cancel Subscription').dblclick()
    await page.getByRole('heading', { name: 'Subscription Ending' }).waitFor()
    await thereAndBack(page, PLANS, PLANS)
    await page.getByRole('heading', { name: 'Subscription Ending' }).waitFor()
    await button(page, 'Reactivate Subscription').click()
    await button(page, 'Reactivate Master').click()
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    await thereAndBack(page, PLANS, PLANS)
    expect(creditsOfFamily(visiting)).toBe(53)
    await close(LEAVING)
  })

  test('Back through settings, profiles and the way into kid mode keeps what was saved, and brings nobody twice', async () => {
    const visiting = await aParent(home, ['Mia', 'Leo'], { phone })
    const { page, close } = visiting
    await page.goto('/app/subscription')
    await page.getByRole('listitem').filter({ hasText: 'Family pack' }).getByRole('button').click()
    await isAt(page, CHECKOUT)
    await subscribe(page)
    await page.goto('/app/settings')
    await isAt(page, SETTINGS)
    await page.getByRole('link', { name: 'See profiles' }).click()
    await isAt(page, PROFILES)
    await thereAndBack(page, SETTINGS, PROFILES)
    const childrenOf = () => profilesOf(home.services.db, userOf(visiting)).children.map(({ name }) => name)
    const before = childrenOf()

    await page.getByRole('link', { name: /Somebody else|Add another child/ }).click()
    const adding: Place = [/^\/app\/profiles\/new$/, 'Add a Child']
    await isAt(page, adding)
    await page.getByLabel('Name').fill('Noor')
    await thereAndBack(page, PROFILES, adding)
    expect(['', 'Noor']).toContain(await page.getByLabel('Name').inputValue())
    await page.getByLabel('Name').fill('Noor')
    await button(page, 'Add').dblclick()
    await page.getByRole('heading', { name: 'Noor', exact: true }).waitFor()
    await back(page, adding)
    expect(await page.getByLabel('Name').inputValue()).toBe('')
    await forward(page, PROFILES)
    expect(childrenOf()).toEqual([...before, 'Noor'])

    await page.getByRole('link', { name: 'Edit Noor' }).click()
    const editing: Place = [/^\/app\/profiles\/\d+$/]
    await isAt(page, editing)
    await page.getByLabel('Name').fill('Amara')
    await thereAndBack(page, PROFILES, editing)
    expect(await page.getByLabel('Name').inputValue()).toBe('Noor')
    await back(page, PROFILES)

    await page.getByRole('link', { name: 'Kid mode for Noor' }).click()
    await isAt(page, KID_MODE)
    await page.getByLabel('A four-digit PIN').fill('2580')
    await thereAndBack(page, PROFILES, KID_MODE)
    expect((await typedOn(page)).join('')).toBe('')
    await comesToBe(() => pickedOn(page), ['profile: Noor'])
    for (const place of [PROFILES, adding, PROFILES, SETTINGS]) await back(page, place)
    expect(childrenOf()).toEqual([...before, 'Noor'])
    await close(LEAVING)
  })
})
