import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { creditLedger, sessions, stories, subscriptions, users } from '../../../db/schema/index.ts'
import { addProfile } from '../../../src/domain/profiles/save-profile.ts'
import { accessibilityProblems, brought, hydrated, visit as open } from '../../support/browser.ts'
import { creditsOf } from '../../support/families.ts'
import {
  aParent,
  focused,
  focusIsOn,
  type Home,
  openHome,
  overflow,
  type ParentVisit,
  title,
} from '../creation/home.ts'

const SLOW = 120_000
const LEAVING = /status of 40[49]/
let home: Home

beforeAll(async () => {
  home = await openHome(['Robin', 'Wren'])
}, SLOW)
afterAll(() => home.close())

const db = () => home.services.db
const userOf = ({ parent }: ParentVisit) =>
  db().select().from(users).where(eq(users.firebaseUid, parent.uid)).get()?.id ?? 0
const storiesOf = (visit: ParentVisit) =>
  db()
    .select()
    .from(stories)
    .where(eq(stories.userId, userOf(visit)))
    .all()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

function give(visit: ParentVisit, amount: number) {
  const userId = userOf(visit)
  db()
    .insert(creditLedger)
    .values({ userId, amount, kind: 'sync', idempotencyKey: crypto.randomUUID() })
    .run()
}

/** Waits until it is fully on the screen after scrolling. */
const inSight = (shown: Locator) =>
  shown.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const { top, bottom } = element.getBoundingClientRect()
          if (top >= 0 && bottom <= innerHeight) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** The family has the Family pack, and its children have profiles. */
async function withProfiles(visit: ParentVisit, names: string[]) {
  const userId = userOf(visit)
  db().insert(subscriptions).values({ userId, status: 'active', profiles: 5 }).run()
  const { characters } = (await (
    await visit.parent.call('GET', `/api/characters?firebaseUid=${visit.parent.uid}`)
  ).json()) as { characters: { id: number; name: string }[] }
  const words = { ageGroup: null, voice: null, favoriteThemes: [], favoriteTones: [] }
  for (const { id: characterId, name } of characters.filter((one) => names.includes(one.name)))
    addProfile(db(), userId, { name, characterId, ...words }, home.services.now())
}

const finish = (visit: ParentVisit, title: string) =>
  db()
    .update(stories)
    .set({ generationStatus: 'complete', title })
    .where(eq(stories.userId, userOf(visit)))
    .run()

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test(
    'axe finds nothing at Home, whoever the family is and whatever is being made',
    async () => {
      const visit = await aParent(home, [], { phone })
      const { page, parent, close } = visit
      if (phone) await page.setViewportSize({ width: 320, height: 640 })
      const look = async (state: string, path = '/app') => {
        await page.goto(path)
        await hydrated(page)
        expect([state, await accessibilityProblems(page)]).toEqual([state, []])
        expect([state, await overflow(page)]).toEqual([state, 0])
      }
      await look('a new family')
      const long = 'Bartholomew-Maximilian von Hohenzollern'
      const mia = await parent.makeCharacter('Mia')
      await parent.makeCharacter(long)
      await look('with characters')
      await parent.requestStory([mia])
      await look('while a story is being made', `/app?child=${mia.id}`)
      await page.getByText('Another one for tonight?').click()
      expect(await accessibilityProblems(page)).toEqual([])
      finish(visit, 'The Fox')
      await withProfiles(visit, ['Mia', long])
      await look('with profiles and last night’s story')
      await look('the profiles', '/app/profiles')
      await look('a profile', '/app/profiles/new')
      await page.locator('summary', { hasText: 'Favorite themes' }).click()
      await page.locator('summary', { hasText: 'Favorite moods' }).click()
      expect([await accessibilityProblems(page), await overflow(page)]).toEqual([[], 0])
      await look('My Stories', '/app/saved-stories')
      give(visit, -2)
      await look('without credits')
      await close(LEAVING)
    },
    SLOW,
  )

  test(
    'a quick start shows what it set, goes to the length, and has Create within reach',
    async () => {
      const { page, close } = await aParent(home, ['Mia'], { phone })
      await page.getByRole('checkbox', { name: 'Mia' }).check()
      await button(page, /^Continue with/).click()
      await button(page, /Dragon Friend/).click()
      const choices = page.getByRole('navigation', { name: 'Your choices' })
      await choices.getByText('Dragon Quest').waitFor()
      for (const shown of [
        choices.getByText('Brave'),
        page.getByRole('heading', { name: 'Length' }),
        button(page, 'Create My Story'),
        page.getByText('Long: 3 credits · 0 left after'),
      ]) {
        await inSight(shown)
      }
      await page.getByText('Leaves 2 more evenings').waitFor()
      await page.getByText('Your whole trial in one evening').waitFor()
      await page.getByRole('radio', { name: /^Short/ }).check()
      await page.getByText('Short: 1 credit · 2 left after').waitFor()
      await button(page, 'Create My Story').click()
      await title(page, 'Your Perfect Story Style')
      expect(await page.getByText('Short: 1 credit · 2 left after').count()).toBe(1)
      await button(page, 'Create My Story').click()
      await page.getByRole('dialog').getByText('Short: 1 credit · 2 left after').waitFor()
      await button(page, /^Plot Twist/).click()
      await page.getByRole('dialog').getByText('Short: 1 credit · 2 left after').waitFor()
      await close(LEAVING)
    },
    SLOW,
  )
})

test(
  'the storyteller and the style stay as last time, and one tap passes both',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, parent, close } = visit
    const { characters } = (await (
      await parent.call('GET', `/api/characters?firebaseUid=${parent.uid}`)
    ).json()) as {
      characters: { id: number }[]
    }
    await parent.requestStory(characters, { authorStyle: 'tagore', writingStyle: 'plot-twist' })
    finish(visit, 'The Fox')
    await page.goto(
      `/app?step=theme-selection&characters=${characters[0]?.id}&theme=dragon-quest&tone=brave&length=test`,
    )
    await hydrated(page)
    await button(page, 'Create My Story').click()
    await page.getByRole('heading', { name: 'Rabindranath Tagore' }).waitFor()
    await button(page, 'Create My Story').click()
    await page.getByText('Last time').waitFor()
    await focusIsOn(page, 'Plot Twist')
    await page.keyboard.press('Escape')
    await page.goBack()
    const asked = page.waitForRequest('**/api/generate-story')
    await button(page, 'As last time: Rabindranath Tagore, Plot Twist').click()
    expect((await asked).postDataJSON()).toMatchObject({ authorStyle: 'tagore', writingStyle: 'plot-twist' })
    await page.waitForURL(/\/story\/\d+$/)
    await close(LEAVING)
  },
  SLOW,
)

test(
  'Back during the making charges nothing more: the flow shows that story, and asks before another',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, close } = visit
    give(visit, 6)
    const choose = async () => {
      await page.goto('/app')
      await hydrated(page)
      await page.getByRole('checkbox', { name: 'Mia' }).check()
      await button(page, /^Continue with/).click()
      await button(page, /Space Hero/).click()
      await button(page, 'Create My Story').click()
      await title(page, 'Your Perfect Story Style')
      await button(page, 'Create My Story').click()
      await button(page, /^Normal/).click()
    }
    await choose()
    await page.waitForURL(/\/story\/\d+$/)
    await page.goBack()
    await choose()
    const dialog = page.getByRole('dialog', { name: 'This story is already being made' })
    await dialog.getByText('3 credits · 3 left after').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect([storiesOf(visit).length, creditsOf(db(), userOf(visit))]).toEqual([1, 6])
    await dialog.getByRole('button', { name: 'Make another one' }).click()
    await page.waitForURL(/\/story\/\d+$/)
    expect([storiesOf(visit).length, creditsOf(db(), userOf(visit))]).toEqual([2, 3])
    await close(LEAVING)
  },
  SLOW,
)

test(
  'two taps on Tonight, and a second tab that was open, are one story',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, context, close } = visit
    give(visit, 6)
    await page.reload()
    await hydrated(page)
    const other = await context.newPage()
    await other.goto('/app')
    await button(page, "Tonight's story for Mia").dblclick()
    await page.waitForURL(/\/story\/\d+$/)
    await button(other, "Tonight's story for Mia").click()
    await other.waitForURL(/\/story\/\d+$/)
    expect(other.url()).toBe(page.url())
    expect([storiesOf(visit).length, creditsOf(db(), userOf(visit))]).toEqual([1, 6])
    await page.goBack()
    await page.getByText("Mia's story is being made").waitFor()
    await page.getByRole('link', { name: 'See it come to life' }).waitFor()
    await close(LEAVING)
  },
  SLOW,
)

test(
  'Home follows the story that is being made, and shows it when it is done',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, close } = visit
    await button(page, "Tonight's story for Mia").click()
    await page.waitForURL(/\/story\/\d+$/)
    await page.goto('/app')
    await page.getByText('Creating story...').waitFor()
    db()
      .update(stories)
      .set({ generationStatus: 'images_complete' })
      .where(eq(stories.userId, userOf(visit)))
      .run()
    await page.getByText('Creating audio...').waitFor()
    finish(visit, 'The Fox and the Lamp')
    await page.getByRole('heading', { name: 'The Fox and the Lamp' }).waitFor()
    await page.getByRole('link', { name: 'Read again' }).waitFor()
    await close(LEAVING)
  },
  SLOW,
)

test('what a parent has opened at Home stays open while the story goes on', async () => {
  const visit = await aParent(home, ['Mia'])
  const { page, close } = visit
  give(visit, 6)
  await button(page, "Tonight's story for Mia").click()
  await page.waitForURL(/\/story\/\d+$/)
  await page.goto('/app')
  await page.getByText('Another one for tonight?').click()
  await button(page, 'Begin another one').waitFor()
  db()
    .update(stories)
    .set({ generationStatus: 'images_complete' })
    .where(eq(stories.userId, userOf(visit)))
    .run()
  await page.getByText('Creating audio...').waitFor()
  expect(await button(page, 'Begin another one').isVisible()).toBe(true)
  await close(LEAVING)
})

test('on a wide screen the proposal has its own lines, and last night’s words are below their picture', async () => {
  const visit = await aParent(home, ['Mia'])
  const { page, parent, close } = visit
  const box = async (shown: Locator) => {
    const { y, height } = (await shown.boundingBox()) ?? { y: Number.NaN, height: 0 }
    return { top: y, bottom: y + height }
  }
  const theme = await box(page.locator('#tonight .heading').first())
  expect((await box(page.getByText(/read\sby\sRobin/))).top).toBeGreaterThanOrEqual(theme.bottom)

  give(visit, 9)
  const { characters } = (await (
    await parent.call('GET', `/api/characters?firebaseUid=${parent.uid}`)
  ).json()) as { characters: { id: number }[] }
  await parent.requestStory(characters)
  finish(visit, 'The Fox')
  await parent.requestStory(characters)
  const followed = page.waitForResponse((answer) => answer.request().headers()['x-fragment'] === '#tonight')
  await page.goto('/app')
  await page.getByText('Another one for tonight?').click()
  await button(page, 'Begin another one').waitFor()
  await (await followed).finished()
  // The status has been reloaded once more, and nothing changes from now on.
  await button(page, 'Begin another one').waitFor()
  const lastNight = page.locator('#tonight article')
  const picture = await box(lastNight.locator(':scope > :first-child'))
  expect((await box(lastNight.getByText('Made today'))).top - picture.bottom).toBeLessThan(40)
  await close(LEAVING)
})

test(
  'with script off Tonight says its price and begins the story',
  async () => {
    const script = await aParent(home, ['Mia'])
    const [name = '', value = ''] = script.parent.cookie.split('=')
    const visitor = await open(home.url, { javaScriptEnabled: false })
    await visitor.context.addCookies([{ name, value, url: home.url }])
    await visitor.page.goto('/app')
    await visitor.page.getByText('2 credits · 1 left after').waitFor()
    await visitor.page.getByRole('button', { name: "Tonight's story for Mia" }).click()
    await visitor.page.waitForURL(/\/story\/\d+$/)
    expect(storiesOf(script)).toHaveLength(1)
    await visitor.close(LEAVING)
    await script.close(LEAVING)
  },
  SLOW,
)

test(
  'without credits Home opens; Tonight, Continue and the plans’ way back lead where they should',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, close } = visit
    await button(page, "Tonight's story for Mia").click()
    await page.waitForURL(/\/story\/\d+$/)
    give(visit, -1)
    finish(visit, 'The Fox')
    await page.goto('/app')
    await page.getByRole('heading', { name: 'The Fox' }).waitFor()
    await page.getByRole('link', { name: "Tonight's story for Mia" }).click()
    await page.waitForURL('**/app/subscription')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL(/\/app$/)
    await page.getByRole('heading', { name: 'The Fox' }).waitFor()
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await button(page, /^Continue with/).click()
    await page.waitForURL('**/app/subscription')
    await close(LEAVING)
  },
  SLOW,
)

test(
  'by keyboard alone a parent changes the child and begins',
  async () => {
    const visit = await aParent(home, ['Mia', 'Leo'])
    await withProfiles(visit, ['Mia', 'Leo'])
    const { page, close } = visit
    await page.goto('/app')
    await hydrated(page)
    // Before the script has loaded, the link loads a whole page, which begins at its top.
    await brought(page, home.services.assets.url('islands/fragments.ts'))
    await page.getByRole('link', { name: 'Leo', exact: true }).focus()
    await page.keyboard.press('Enter')
    await button(page, "Tonight's story for Leo").waitFor()
    await page.waitForFunction(() => {
      const { activeElement: element } = document
      return (element?.getAttribute('aria-label') ?? element?.textContent) === 'Leo'
    })
    while ((await focused(page)) !== "Tonight's story for Leo") await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/story\/\d+$/)
    expect(storiesOf(visit)[0]?.childName).toBe('Leo')
    await close(LEAVING)
  },
  SLOW,
)

test(
  'change opens the flow with Tonight’s choices set, and Back Home brings Tonight back',
  async () => {
    const { page, close } = await aParent(home, ['Mia'])
    const line = await page.locator('#tonight .heading').first().textContent()
    await page.getByRole('link', { name: 'Change' }).click()
    await title(page, "Let's Create Mia's Story")
    await hydrated(page)
    const [theme = ''] = (line ?? '').trim().split(',')
    expect(await page.getByRole('radio', { name: new RegExp(`^${theme}`) }).isChecked()).toBe(true)
    expect(await page.locator('#tonight').isVisible()).toBe(false)
    await button(page, 'Back Home').click()
    await button(page, "Tonight's story for Mia").waitFor()
    await close(LEAVING)
  },
  SLOW,
)

test(
  'back Home without the server shows who the story may be about, and Tonight the next time',
  async () => {
    const { page, close } = await aParent(home, ['Mia'])
    await page.getByRole('link', { name: 'Change' }).click()
    await title(page, "Let's Create Mia's Story")
    await hydrated(page)
    const isGone = /\/app\?/
    const lost = page.waitForEvent('requestfailed')
    await page.route(isGone, (route) => route.abort())
    await button(page, 'Back Home').click()
    await title(page, "Who is tonight's story about?")
    await lost
    expect(await page.locator('#tonight').count()).toBe(0)
    await page.unroute(isGone)
    await button(page, /^Continue with/).click()
    await title(page, "Let's Create Mia's Story")
    await button(page, 'Back Home').click()
    await button(page, "Tonight's story for Mia").waitFor()
    await close(/net::ERR_FAILED/)
  },
  SLOW,
)

test(
  'who goes on before Tonight has come finds it on the next way back',
  async () => {
    const { page, close } = await aParent(home, ['Mia'])
    await page.getByRole('link', { name: 'Change' }).click()
    await title(page, "Let's Create Mia's Story")
    await hydrated(page)
    const asked = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    await page.route(/\/app\?/, async (route) => {
      asked.resolve()
      await gone.promise
      // What the server says of the address where the parent is by then.
      await route.continue({ url: page.url() })
    })
    await button(page, 'Back Home').click()
    await title(page, "Who is tonight's story about?")
    await asked.promise
    await button(page, /^Continue with/).click()
    await title(page, "Let's Create Mia's Story")
    const answered = page.waitForResponse(/\/app\?/)
    gone.resolve()
    await (await answered).finished()
    await page.unroute(/\/app\?/)
    await button(page, 'Back Home').click()
    await button(page, "Tonight's story for Mia").waitFor()
    await close(LEAVING)
  },
  SLOW,
)

test(
  'a session that has ended leads to the login page, and nothing is begun',
  async () => {
    const visit = await aParent(home, ['Mia'])
    const { page, parent, close } = visit
    db().delete(sessions).where(eq(sessions.firebaseUid, parent.uid)).run()
    // The page's own polling may lead there too, before the press or while it is answered.
    const led = page.getByRole('textbox', { name: 'Email' }).waitFor()
    const pressed = button(page, "Tonight's story for Mia")
      .click()
      .catch(() => undefined)
    await Promise.race([pressed, led])
    await led
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(storiesOf(visit)).toEqual([])
    await close(LEAVING)
  },
  SLOW,
)

test(
  'deleting a character asks what becomes of its profile',
  async () => {
    const visit = await aParent(home, ['Mia', 'Leo'])
    await withProfiles(visit, ['Mia', 'Leo'])
    const { page, close } = visit
    const remove = async (name: string, fate: string) => {
      await page.goto('/app')
      await page.getByRole('link', { name: `Edit ${name}` }).click()
      await title(page, `Edit ${name}`)
      await hydrated(page)
      await button(page, 'Delete').click()
      const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
      await dialog.getByText(`And ${name}'s profile?`).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      await dialog.getByText(fate, { exact: true }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await page.waitForURL(/\/app(?:\?|$)/)
    }
    await remove('Mia', 'Keep it')
    await remove('Leo', 'Remove it')
    const { children } = profilesOf(db(), userOf(visit))
    expect(children.map(({ name, characterId }) => [name, characterId])).toEqual([['Mia', null]])
    await close(LEAVING)
  },
  SLOW,
)
