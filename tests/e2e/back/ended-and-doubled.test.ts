import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { sessions, subscriptions, users } from '../../../db/schema/index.ts'
import { creditsOf } from '../../support/families.ts'
import { celebrated } from '../billing/celebrated.ts'
import { aParent, type Home, openHome, type ParentVisit, toastSays } from '../creation/home.ts'
import { isAt, type Place } from './steps.ts'

/** Console errors of a refused call. */
const EXPECTED = /status of 40[0-9]/
const LOGIN: Place = [/^\/login$/, 'Welcome Back']
const PLANS: Place = [/^\/app\/subscription$/, 'Your Subscription']

let home: Home
beforeAll(async () => {
  home = await openHome()
})
afterAll(() => home.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const userOf = ({ parent }: ParentVisit) =>
  home.services.db.select().from(users).where(eq(users.email, parent.email)).get()?.id ?? 0
const creditsOfFamily = (visiting: ParentVisit) => creditsOf(home.services.db, userOf(visiting))

const endSession = ({ parent }: ParentVisit) =>
  home.services.db.delete(sessions).where(eq(sessions.firebaseUid, parent.uid)).run()

async function toCheckout(page: Page, plan: string) {
  await page.goto('/app/subscription')
  await page.getByRole('listitem').filter({ hasText: plan }).getByRole('button').click()
  await isAt(page, [/\?checkout=/, 'Checkout'])
  await button(page, 'succeeds').click()
}

async function subscribe(page: Page, plan: string) {
  await toCheckout(page, plan)
  await celebrated(page, () => button(page, /^Subscribe for/).click())
  await isAt(page, PLANS)
}

async function toQuestion(page: Page, plan: string) {
  await page.goto('/app/subscription')
  await button(page, 'Change Plan').click()
  await button(page, `Change to ${plan}`).click()
  await isAt(page, [/\?ask=/, `Change to ${plan}?`])
}

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test('Add that is tapped again while its page is on its way is sent once', async () => {
    const visiting = await aParent(home, [], { phone })
    const { page, close } = visiting
    home.services.db
      .insert(subscriptions)
      .values({ userId: userOf(visiting), status: 'active', profiles: 5 })
      .run()
    await page.goto('/app/profiles/new')
    await page.getByLabel('Name').fill('Noor')
    const kept = await page.evaluate(() => {
      const taps: boolean[] = []
      addEventListener('submit', (event) => {
        taps.push(event.defaultPrevented)
        event.preventDefault()
      })
      const add = document.querySelector<HTMLElement>('main [type=submit]')
      add?.click()
      add?.click()
      return taps
    })
    expect(kept).toEqual([false, true])
    await close(EXPECTED)
  })

  test('two tabs with the same checkout are paid for once', async () => {
    const visiting = await aParent(home, [], { phone })
    const { page, context, close } = visiting
    const second = await context.newPage()
    await toCheckout(page, 'Storyteller')
    await toCheckout(second, 'Storyteller')
    await button(page, /^Subscribe for/).click()
    await isAt(page, PLANS)
    await button(second, /^Subscribe for/).click()
    await isAt(second, PLANS)
    expect(creditsOfFamily(visiting)).toBe(23)
    await close(EXPECTED)
  })

  test('a change of plan that is asked in two tabs is made, and paid for, once', async () => {
    const visiting = await aParent(home, [], { phone })
    const { page, context, close } = visiting
    await subscribe(page, 'Storyteller')
    const second = await context.newPage()
    await toQuestion(page, 'Master')
    await toQuestion(second, 'Master')
    await button(page, /^Pay \$/).click()
    await toastSays(page, 'Switched to Master and received 30 credits!')
    await button(second, /^Pay \$/).click()
    await second.locator('#toasts .toast').first().waitFor({ state: 'attached' })
    await second.goto('/app/subscription')
    await second.getByText('Master Plan').waitFor()
    expect(creditsOfFamily(visiting)).toBe(53)
    await close(EXPECTED)
  })

  test('a session that has ended at the question of a change, or of the end, leads to the sign-in and changes nothing', async () => {
    const visiting = await aParent(home, [], { phone })
    const { page, parent, context, close } = visiting
    await subscribe(page, 'Storyteller')
    const before = home.services.db.select().from(sessions).where(eq(sessions.firebaseUid, parent.uid)).all()
    const signInAgain = async () => {
      await toastSays(page, 'Please sign in again')
      home.services.db.insert(sessions).values(before).run()
      const [name = '', value = ''] = parent.cookie.split('=')
      await context.addCookies([{ name, value, url: home.url }])
    }
    await toQuestion(page, 'Master')
    endSession(visiting)
    await button(page, /^Pay \$/).click()
    await isAt(page, LOGIN)
    await signInAgain()
    await page.goto('/app/subscription')
    await page.getByText('Storyteller Plan').waitFor()
    await button(page, 'Cancel Subscription').click()
    await isAt(page, [/\?ask=cancel/, 'Cancel your subscription?'])
    endSession(visiting)
    await button(page, 'Cancel Subscription').click()
    await isAt(page, LOGIN)
    await signInAgain()
    await page.goto('/app/subscription')
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    expect(creditsOfFamily(visiting)).toBe(23)
    await close(EXPECTED)
  })

  test.each([
    ['settings', '/app/settings', (page: Page) => page.getByRole('link', { name: 'Start kid mode' }).click()],
    [
      'the profiles',
      '/app/profiles',
      (page: Page) => page.getByRole('link', { name: 'Edit all of us' }).click(),
    ],
    ['a profile', '/app/profiles/family', (page: Page) => button(page, 'Save').click()],
    [
      'the way into kid mode',
      '/app/kid-mode',
      async (page: Page) => {
        await page.getByLabel('A four-digit PIN').fill('2580')
        await page.getByLabel('The same PIN again').fill('2580')
        await button(page, 'Start kid mode').click()
      },
    ],
    [
      'My Stories',
      '/app/saved-stories',
      (page: Page) => page.getByRole('link', { name: 'Kid mode' }).click(),
    ],
  ] as const)('a session that has ended at %s leads to the sign-in', async (_, path, press) => {
    const visiting = await aParent(home, ['Mia'], { phone, path })
    const { page, close } = visiting
    endSession(visiting)
    await press(page)
    await isAt(page, LOGIN)
    expect(profilesOf(home.services.db, userOf(visiting)).children).toEqual([])
    await close(EXPECTED)
  })
})
