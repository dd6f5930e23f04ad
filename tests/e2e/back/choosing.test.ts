import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { characters, stories, users } from '../../../db/schema/index.ts'
import { drawn, hydrated, visit } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { creditsOf } from '../../support/families.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { aParent, type Home, openHome, title } from '../creation/home.ts'
import { back, forward, HOME, isAt, type Place, pickedOn, thereAndBack, typedOn } from './steps.ts'

/** Console errors of a page that is left, for missing pictures, icons or transitions. */
const LEAVING = /status of 40[49]/
const LANDING: Place = [/^\/$/, /Tonight’s story/]
const SIGN_UP: Place = [/^\/login\?mode=sign-up$/, 'Join Storylamp']
const NO_CHARACTERS: Place = [/^\/app$/, 'No characters found']
const CHARACTER: Place = [/^\/app\/character-creation$/, 'Create a Character']
const THEME: Place = [/step=theme-selection/, "Let's Create Mia's Story"]
const AUTHOR: Place = [/step=author-selection/, 'Your Perfect Story Style']
const MAKING: Place = [/^\/story\/\d+$/]

let home: Home
beforeAll(async () => {
  home = await openHome(['Robin', 'Wren'])
})
afterAll(() => home.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The amount of data a family has, by the parent's e-mail. */
function familyOf(email: string) {
  const { db } = home.services
  const userId = db.select().from(users).where(eq(users.email, email)).get()?.id ?? 0
  const count = (table: typeof characters | typeof stories) =>
    db.select().from(table).where(eq(table.userId, userId)).all().length
  return { characters: count(characters), stories: count(stories), credits: creditsOf(db, userId) }
}

/** Types Mia's description; the look derived from it appears when typing pauses. */
async function describeMia(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByText('Female', { exact: true }).click()
  const looked = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/look') && `${answer.request().postData()}`.includes('red hair'),
  )
  await page.getByLabel('Description').fill('curly red hair, brave')
  await looked
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=hair-color]:checked')?.ariaLabel === 'Red',
  )
}

async function toTheme(page: Page) {
  const mia = page.getByRole('checkbox', { name: 'Mia' })
  if (!(await mia.isChecked())) await mia.check()
  await button(page, /^Continue with/).click()
  await isAt(page, THEME)
}

async function toAuthor(page: Page) {
  await toTheme(page)
  await button(page, /Space Hero/).click()
  await page.getByRole('radio', { name: /^Short/ }).check()
  await button(page, 'Create My Story').click()
  await isAt(page, AUTHOR)
}

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (device, phone) => {
  test('a new parent goes Back at each step from the landing page to the first character', async () => {
    const email = `new-${device}@example.com`
    const { page, close } = await visit(home.url, { phone })
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started Free' }).first().click()
    await isAt(page, SIGN_UP)
    const fill = async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Repeat password').fill(PASSWORD)
    }
    await fill()
    await thereAndBack(page, LANDING, SIGN_UP)
    await comesToBe(() => typedOn(page), ['', '', ''])
    await fill()
    await page.getByRole('link', { name: 'Sign In Instead' }).click()
    await isAt(page, [/^\/login$/, 'Welcome Back'])
    await back(page, SIGN_UP)
    await comesToBe(() => typedOn(page), ['', '', ''])

    await fill()
    await button(page, 'Create Account').dblclick()
    await isAt(page, NO_CHARACTERS)
    await thereAndBack(page, NO_CHARACTERS, NO_CHARACTERS)
    await page.getByRole('link', { name: 'Create Your First Character' }).click()
    await isAt(page, CHARACTER)
    await describeMia(page)
    const described = async () => [await typedOn(page), await pickedOn(page)]
    const before = await described()
    const lookedAgain = page.waitForResponse('**/api/look')
    await thereAndBack(page, NO_CHARACTERS, CHARACTER)
    await comesToBe(described, before)
    await (await lookedAgain).finished()
    await drawn(page)
    await comesToBe(described, before)

    await button(page, 'Create').dblclick()
    await isAt(page, HOME)
    await back(page, CHARACTER)
    await comesToBe(async () => (await typedOn(page)).join(''), '')
    await forward(page, HOME)
    await page.getByRole('checkbox', { name: 'Mia' }).waitFor()
    expect(familyOf(email)).toEqual({ characters: 1, stories: 0, credits: 3 })
    await close(LEAVING)
  })

  test('Back and Forward at each part of the avatar builder keep all that was chosen in it', async () => {
    const { page, close } = await aParent(home, ['Leo'], { phone })
    await page.getByRole('link', { name: 'Create New Character' }).click()
    await isAt(page, CHARACTER)
    await describeMia(page)
    for (const part of [
      ['Face', 'checkbox', 'Freckles'],
      ['Hair or head covering', 'radio', 'Braids'],
      ['Hat or crown', 'radio', 'Crown'],
      ['Clothes', 'radio', 'Overalls'],
      ['Height, wheelchair and hearing aid', 'checkbox', 'Wheelchair'],
    ] as const) {
      const [name, role, choice] = part
      await page.locator('summary', { hasText: name }).click()
      await page.getByRole(role, { name: choice, exact: true }).check()
      const picked = await pickedOn(page)
      await thereAndBack(page, HOME, CHARACTER)
      await comesToBe(async () => [name, await pickedOn(page)], [name, picked])
    }
    await page.getByText('You chose this look.').waitFor()
    await comesToBe(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Mia')
    await close(LEAVING)
  })

  test('Back from a character that is being changed leaves it as it was, and Forward shows what was typed', async () => {
    const { page, close } = await aParent(home, ['Mia'], { phone })
    await page.getByRole('link', { name: 'Edit Mia' }).click()
    const editing: Place = [/^\/app\/character-creation\?edit=/, 'Edit Mia']
    await isAt(page, editing)
    await page.getByLabel('Description').fill('a pirate by now')
    await thereAndBack(page, HOME, editing)
    await comesToBe(() => page.getByLabel('Description').inputValue(), 'a pirate by now')
    await back(page, HOME)
    await page.getByRole('link', { name: 'Edit Mia' }).click()
    await isAt(page, editing)
    await button(page, 'Delete').click()
    await page.getByRole('dialog').waitFor()
    await thereAndBack(page, HOME, editing)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await back(page, HOME)
    await page.getByRole('checkbox', { name: 'Mia' }).waitFor()
    await close(LEAVING)
  })

  test('Back at each step of the flow leads one step back, Forward to the same choices, and nothing is paid', async () => {
    const { page, parent, close } = await aParent(home, ['Mia', 'Leo'], { phone })
    await toTheme(page)
    await back(page, HOME)
    await comesToBe(() => pickedOn(page), [': Mia'])
    await forward(page, THEME)

    await button(page, 'Advanced Options').click()
    for (const choice of [/^Pirate Treasure/, /^Funny/, /^Short/, /^Ages 3-5/]) {
      await page.getByRole('radio', { name: choice }).check()
      const picked = await pickedOn(page)
      await thereAndBack(page, HOME, THEME)
      await comesToBe(() => pickedOn(page), picked)
    }
    const chosen = await pickedOn(page)
    await button(page, 'Create My Story').click()
    await isAt(page, AUTHOR)
    await button(page, 'Pick Another Style').click()
    await page.getByRole('radio', { name: /^Wren/ }).check()
    const author = await page.getByRole('heading', { level: 2 }).first().textContent()
    const isAuthorsStep = async () => {
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(author)
      expect(await page.getByRole('radio', { name: /^Wren/ }).isChecked()).toBe(true)
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    const toThemeAndBack = async () => {
      await back(page, THEME)
      await comesToBe(() => pickedOn(page), chosen)
      await forward(page, AUTHOR)
      await isAuthorsStep()
    }
    await toThemeAndBack()
    await button(page, 'Create My Story').click()
    await page.getByRole('dialog', { name: 'Choose Your Story Style' }).waitFor()
    await toThemeAndBack()
    await button(page, 'Create My Story').click()
    await button(page, /^Plot Twist/).click()
    await page.getByLabel('Your twist').fill('the pirate is afraid of parrots')
    await toThemeAndBack()
    await button(page, 'Create My Story').click()
    await button(page, /^Plot Twist/).click()
    await comesToBe(() => page.getByLabel('Your twist').inputValue(), 'the pirate is afraid of parrots')
    await back(page, THEME)
    await back(page, HOME)
    expect(familyOf(parent.email)).toEqual({ characters: 2, stories: 0, credits: 3 })
    await close(LEAVING)
  })

  test('Back while the story is made leads to the last step, Forward to that story, and it is paid for once', async () => {
    const { page, parent, close } = await aParent(home, ['Mia'], { phone })
    await toAuthor(page)
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).dblclick()
    await isAt(page, MAKING)
    const address = page.url()
    await thereAndBack(page, AUTHOR, MAKING)
    expect(page.url()).toBe(address)
    await back(page, AUTHOR)
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
    const dialog = page.getByRole('dialog', { name: 'This story is already being made' })
    await dialog.getByRole('link', { name: 'Go to it' }).click()
    await isAt(page, MAKING)
    expect(page.url()).toBe(address)
    expect(familyOf(parent.email)).toEqual({ characters: 1, stories: 1, credits: 2 })
    await close(LEAVING)
  })

  test('Back from the story that took the last credits leads Home, where it is being made, and not to the plans', async () => {
    const { page, parent, close } = await aParent(home, ['Mia'], { phone })
    await toTheme(page)
    await button(page, /Space Hero/).click()
    await page.getByRole('radio', { name: /^Long/ }).check()
    await button(page, 'Create My Story').click()
    await isAt(page, AUTHOR)
    await button(page, 'Create My Story').click()
    await button(page, /^Normal/).click()
    await isAt(page, MAKING)
    await back(page, HOME)
    await page.getByText("Mia's story is being made").waitFor()
    await page.getByRole('link', { name: 'See it come to life' }).waitFor()
    await forward(page, MAKING)
    expect(familyOf(parent.email)).toEqual({ characters: 1, stories: 1, credits: 0 })
    await close(LEAVING)
  })

  test('a second tab at each step of the flow has choices of its own, and disturbs none of the first', async () => {
    const { page, context, parent, close } = await aParent(home, ['Mia', 'Leo'], { phone })
    const second = await context.newPage()
    await toAuthor(page)
    await second.goto('/app')
    await hydrated(second)
    expect(await pickedOn(second)).toEqual([])
    await second.getByRole('checkbox', { name: 'Leo' }).check()
    await button(second, /^Continue with/).click()
    await title(second, "Let's Create Leo's Story")
    await page.reload()
    await isAt(page, AUTHOR)
    await back(page, THEME)
    expect(await page.getByRole('radio', { name: /^Space Exploration/ }).isChecked()).toBe(true)
    await back(second, HOME)
    await comesToBe(() => pickedOn(second), [': Leo'])
    expect(familyOf(parent.email)).toEqual({ characters: 2, stories: 0, credits: 3 })
    await close(LEAVING)
  })
})
