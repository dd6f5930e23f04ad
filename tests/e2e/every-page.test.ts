import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { stories, users } from '../../db/schema/index.ts'
import { buildOnce } from '../../src/build/build.ts'
import { MOODS } from '../../src/shared/kit/moods.ts'
import { accessibilityProblems, DESKTOP, hydrated, PHONE, type Visit, visit } from '../support/browser.ts'
import { type Person, personIn } from '../support/person.ts'
import { openStage, SHORT, type Stage } from './player/stage.ts'
import { begin } from './player/watching.ts'

let stage: Stage
let newcomer: Person

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  newcomer = await personIn(stage, stage.url, 'newcomer@example.com')
  await fill(stage)
})

afterAll(() => stage.end())

const PUBLIC = [
  '/landing',
  '/login',
  '/login?mode=sign-up&error=EMAIL_EXISTS',
  '/login?error=SERVER_BUSY',
  '/login?mode=forgotten',
  '/login?mode=forgotten&sent',
  '/login/google?way=popup&error=GOOGLE_DECLINED',
  '/reset-password',
  '/confirm-email?code=a.b.c',
  '/reset-password?code=a.b.c',
  '/account-deleted',
  '/privacy',
  '/terms',
  '/licenses',
  '/offline',
  '/shared/nothing',
  '/nowhere',
]

const WITHOUT_DATA = [
  '/app',
  '/app/character-creation',
  '/app/saved-stories',
  '/app/saved-stories/labels',
  '/app/settings',
  '/app/subscription',
  '/app/subscription?checkout=price_test_storyteller',
]

const STEP = '/app?characters=1&theme=fairy-tale&tone=whimsical&length=test&age=6-8&step='

const WITH_STORIES = [
  '/app?characters=1',
  `${STEP}theme-selection`,
  `${STEP}theme-selection&mode=advanced`,
  `${STEP}author-selection&author=potter`,
  '/story/1',
  '/story/1/share',
  '/story/2/share',
  '/app/story/1/mend',
  '/app/story/1/record',
  '/app/story/1/more',
  '/story/2',
  '/story/3',
  '/story/999',
  '/nowhere',
]

const WITH_DATA = [
  `/app/character-creation?edit=${encodeURIComponent('{"id":1}')}`,
  '/app/saved-stories',
  '/app/saved-stories?search=nowhere',
  '/app/saved-stories/labels',
  '/app/saved-stories/labels/1',
  '/app/saved-stories/1/label',
  '/app/settings?unconfirmed',
  '/app/settings?form=password&error=INVALID_LOGIN_CREDENTIALS',
  '/app/settings?form=email&error=EMAIL_EXISTS',
  '/app/subscription?options=shown',
]

test('axe finds nothing on any public page', () => look(undefined, PUBLIC))

test('nor on any page of a family that has nothing yet', () => look(newcomer, WITHOUT_DATA))

test('nor on the way to a story and on the pages of stories', () => look(stage.parent, WITH_STORIES))

test('nor on a story that is told', async () => {
  const { page, close } = await begin(stage, 1)
  await lookAt(page, 'told')
  await close()
})

test('nor on the other pages of a family', () => look(stage.parent, WITH_DATA))

test('nor on a page that could not be made', async () => {
  const rename = (from: string, to: string) =>
    stage.services.db.$client.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
  rename('timeline_labels', 'labels_away')
  await look(stage.parent, ['/app/saved-stories', '/app/saved-stories/labels'])
  rename('labels_away', 'timeline_labels')
})

/** Rules that depend on the mood, which only changes colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

async function look(who: Person | undefined, paths: string[]): Promise<void> {
  const { page, close } = await visitOf(who)
  // The offline page leaves for My Stories as soon as the server responds.
  await page.route('**/manifest.webmanifest', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    if (path === '/offline') await page.getByRole('button', { name: 'Try again' }).waitFor()
    await lookAt(page, path)
  }
  await close(/status of (?:400|404|409|500)/)
}

/** Checks all rules on a desktop and at a phone's width, and the color rules in every mood. */
async function lookAt(page: Page, what: string): Promise<void> {
  expect([what, await accessibilityProblems(page)]).toEqual([what, []])
  for (const mood of MOODS.slice(1)) {
    await page.evaluate((mood) => {
      document.documentElement.dataset.mood = mood
    }, mood)
    expect([what, mood, await accessibilityProblems(page, COLOR_RULES)]).toEqual([what, mood, []])
  }
  await page.setViewportSize(PHONE)
  expect([what, 'narrow', await accessibilityProblems(page)]).toEqual([what, 'narrow', []])
  await page.setViewportSize(DESKTOP)
}

async function visitOf(who: Person | undefined): Promise<Visit> {
  const seen = await visit(stage.url)
  const [name = '', value = ''] = who?.cookie.split('=') ?? []
  if (who) await seen.context.addCookies([{ name, value, url: stage.url }])
  return seen
}

/** Gives Mia's family a finished, an unfinished and a failed story, a label, a plan and the developer's tools. */
async function fill({ parent: mia, services: { db }, ...stage }: Stage): Promise<void> {
  const [finished, , failed] = [stage.request(), stage.request(), stage.request()]
  await stage.finish(finished, SHORT)
  db.update(stories).set({ retryable: true }).where(eq(stories.id, failed)).run()
  const { firebaseUid } = db.select().from(users).where(eq(users.email, mia.email)).get() ?? {
    firebaseUid: '',
  }
  db.update(users).set({ role: 'TESTER_ROLE' }).where(eq(users.firebaseUid, firebaseUid)).run()
  await mia.call('POST', '/api/timeline-labels', {
    firebaseUid,
    name: 'Zoo day',
    description: 'The first time that she saw a fox.',
    createdAt: new Date('2026-11-20T19:30:00.000Z').toISOString(),
  })
  const begun = await mia.call('POST', '/api/get-or-create-subscription', {
    firebaseUid,
    priceId: 'price_test_storyteller',
  })
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  await mia.call('POST', '/api/stripe/test-card', {
    firebaseUid,
    clientSecret,
    number: '4242 4242 4242 4242',
  })
}
