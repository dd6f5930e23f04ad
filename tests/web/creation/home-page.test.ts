import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter } from '../../support/families.ts'
import { seedStories } from '../../support/seed-families.ts'

let home: TestApp
let parent: SignedInParent

beforeEach(async () => {
  home = makeTestApp()
  parent = await signedIn(home, 'mia@example.com')
})
afterEach(() => home.close())

const visit = (path: string) => home.app.request(path, { headers: { cookie: parent.cookie } })
const html = async (path: string) => (await visit(path)).text()

function spend(credits: number) {
  home.services.db
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: -credits, kind: 'story', idempotencyKey: `story:${credits}` })
    .run()
}

test('who is signed out is asked to sign in', async () => {
  for (const path of ['/app', '/app/character-creation']) {
    const answer = await home.app.request(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
  }
})

test('a family without credits is at home, and sent to the plans from the next step on, unless the trial bypass is on', async () => {
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  spend(3)
  expect((await visit('/app')).status).toBe(200)
  const answer = await visit(`/app?step=theme-selection&characters=${mia}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/subscription'])
  home.services.db.update(users).set({ trialBypass: true }).where(eq(users.id, parent.userId)).run()
  expect((await visit(`/app?step=theme-selection&characters=${mia}`)).status).toBe(200)
})

test('a length that the credits do not cover leads to the plans instead of a story', async () => {
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  spend(2)
  home.services.db.update(users).set({ activeTrial: false }).where(eq(users.id, parent.userId)).run()
  const page = await html(
    `/app?step=theme-selection&characters=${mia}&mode=advanced&theme=fairy-tale&tone=calm`,
  )
  expect(page.match(/href="\/app\/subscription"[^>]*>2 MORE CREDITS NEEDED/g)).toHaveLength(1)
  expect(page).toContain('1 MORE CREDIT NEEDED')
  expect(page.includes('Create My Story')).toBe(false)
  expect(page.includes('value="test"')).toBe(false)
})

test('Home is light on a phone: what is the same for every family comes with the script of the later steps', async () => {
  for (const name of ['Mia', 'Leo', 'Noor']) aCharacter(home.services.db, parent.userId, name)
  seedStories(home.services.db, parent.userId, 20, home.services.now())
  const page = await html('/app')
  expect(page).toContain('Mia')
  expect(page.match(/data-props='[^']*"styles"/g)).toHaveLength(1)
  for (const list of ['"themes"', '"tones"', '"combos"', '"ages"']) expect(page).not.toContain(list)
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(34_000)
})

test('the server draws the very step that the address names', async () => {
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  expect(await html('/app')).toContain('Who is tonight&#x27;s story about?')
  const theme = await html(`/app?step=theme-selection&characters=${mia}&mode=advanced&theme=dragon-quest`)
  expect(theme).toContain('Let&#x27;s Create Mia&#x27;s Story')
  expect(theme).toMatch(
    /<input[^>]*checked=""[^>]*value="dragon-quest"|<input[^>]*value="dragon-quest"[^>]*checked=""/,
  )
  const author = await html(
    `/app?step=author-selection&characters=${mia}&theme=dragon-quest&tone=brave&author=tagore`,
  )
  expect(author).toContain('Your Perfect Story Style')
  expect(author).toContain('Rabindranath Tagore')
})

test("another family's child cannot be chosen by an address", async () => {
  const other = await signedIn(home, 'leo@example.com')
  const leo = aCharacter(home.services.db, other.userId, 'Bartholomew')
  const page = await html(`/app?step=theme-selection&characters=${leo}`)
  expect(page).toContain('No characters found')
  expect(page).not.toContain('Bartholomew')
})

test('a reload while the story is being asked for asks for no second one', async () => {
  const answer = await visit('/app?step=story')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/saved-stories'])
})

test('a name that is a script is shown and never run', async () => {
  aCharacter(home.services.db, parent.userId, '<script>alert(1)</script>')
  const page = await html('/app')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the character screen is filled in for a child of the family, and only for one', async () => {
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  const edit = (id: number | string) =>
    html(`/app/character-creation?edit=${encodeURIComponent(JSON.stringify({ id }))}`)
  expect(await edit(mia)).toContain('Edit Mia')
  expect(await edit(String(mia))).toContain('curly red hair, loves foxes')
  const other = await signedIn(home, 'leo@example.com')
  const leo = aCharacter(home.services.db, other.userId, 'Leo')
  expect(await edit(leo)).toContain('Create a Character')
  expect(home.log.join('\n')).toContain('characters.edit_unreadable')
})

test.each([
  ['story_definitions', '/api/story-definitions', 'Failed to fetch story definitions'],
  ['author_styles', '/api/author-styles', 'Failed to fetch author styles'],
])('what cannot be read of %s is told', async (table, path, sentence) => {
  home.services.db.run(sql.raw(`ALTER TABLE ${table} RENAME TO away`))
  try {
    expect(await (await visit(path)).json()).toEqual({ error: sentence })
    expect(await html('/app')).toContain(sentence)
  } finally {
    home.services.db.run(sql.raw(`ALTER TABLE away RENAME TO ${table}`))
  }
  expect((await visit(path)).status).toBe(200)
})
