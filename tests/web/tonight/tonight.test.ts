import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { creditLedger, profiles, stories, subscriptions, users } from '../../../db/schema/index.ts'
import { addProfile } from '../../../src/domain/profiles/save-profile.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, creditsOf } from '../../support/families.ts'

let home: TestApp
let parent: SignedInParent
let miaId: number

beforeEach(async () => {
  home = makeTestApp()
  parent = await signedIn(home, 'mia@example.com')
  miaId = aCharacter(home.services.db, parent.userId, 'Mia')
})
afterEach(() => home.close())

const db = () => home.services.db
const html = async (path: string) =>
  (await home.app.request(path, { headers: { cookie: parent.cookie } })).text()
const kept = () => db().select().from(stories).where(eq(stories.userId, parent.userId)).all()

/** The form data of a page. */
function formOn(page: string): Record<string, string> {
  const [form = ''] = /<form[^>]*action="\/app\/tonight".*?<\/form>/s.exec(page) ?? []
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}
const press = (fields: Record<string, string>) =>
  home.app.request('/app/tonight', {
    method: 'POST',
    headers: { cookie: parent.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

function spend(credits: number) {
  db()
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: -credits, kind: 'sync', idempotencyKey: `spent:${credits}` })
    .run()
}

test('without script: the button says for whom and at which price, and begins what it showed', async () => {
  const page = await html('/app')
  expect(page).toContain('Tonight&#x27;s story for Mia')
  expect(page).toContain('2 credits · 1 left after')
  const fields = formOn(page)
  const answer = await press(fields)
  const [story] = kept()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/story/${story?.id}`])
  expect(story).toMatchObject({
    avatarId: miaId,
    theme: fields.theme,
    tone: fields.tone,
    length: 'short',
    ageGroup: '6-8',
  })
  expect([creditsOf(db(), parent.userId), home.wakes()]).toEqual([1, 1])
})

test('two presses of one button, and of two tabs, are one story', async () => {
  db()
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: 9, kind: 'sync', idempotencyKey: 'more' })
    .run()
  const [here, there] = [formOn(await html('/app')), formOn(await html('/app'))]
  const answers = await Promise.all([press(here), press(here), press(there)])
  expect(new Set(answers.map((answer) => answer.headers.get('location')))).toEqual(
    new Set([`/story/${kept()[0]?.id}`]),
  )
  expect([kept().length, creditsOf(db(), parent.userId)]).toEqual([1, 9])
})

test('while one is being made Home shows how far it is, and asks before another', async () => {
  db()
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: 9, kind: 'sync', idempotencyKey: 'more' })
    .run()
  await press(formOn(await html('/app')))
  const page = await html('/app')
  expect(page).toContain('Mia&#x27;s story is being made')
  const [story] = kept()
  const pictured = new RegExp(`/pictures/theme-${story?.theme}-`)
  expect(page.match(/<section id="tonight"[\s\S]*?<img/)?.[0]).toMatch(pictured)
  expect(await html(`/story/${story?.id}`)).toMatch(pictured)
  expect(page).toContain('Creating story...')
  expect(page).toContain('Another one for tonight?')
  expect(page).not.toContain('Tonight&#x27;s story for Mia')
  expect(formOn(page).again).toBe('true')
  await press(formOn(page))
  expect([kept().length, creditsOf(db(), parent.userId)]).toEqual([2, 6])
})

test('the part that follows it is answered alone, and 304 while nothing changed', async () => {
  await press(formOn(await html('/app')))
  const ask = (etag?: string) =>
    home.app.request('/app', {
      headers: {
        cookie: parent.cookie,
        'x-fragment': '#tonight',
        ...(etag ? { 'if-none-match': etag } : {}),
      },
    })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  const text = await first.text()
  expect([text.includes('data-poll="/app"'), text.includes('data-island')]).toEqual([true, false])
  expect((await ask(etag)).status).toBe(304)
  db().update(stories).set({ generationStatus: 'images_complete' }).run()
  const next = await ask(etag)
  expect([next.status, (await next.text()).includes('Creating audio...')]).toEqual([200, true])
})

test('last night’s story can be read again, gone on with, and had one more of', async () => {
  await press(formOn(await html('/app')))
  const { id = 0, theme = '' } = kept()[0] ?? {}
  db().update(stories).set({ generationStatus: 'complete', title: 'The Fox' }).run()
  home.clock.advance({ days: 1 })
  const page = await html('/app')
  expect(page).toContain('Last night&#x27;s story')
  expect(page).toContain(`href="/story/${id}"`)
  expect(page).toContain('Read again')
  expect(page).toContain('One more: 1 credit · 0 left after')
  expect(page).toContain(`step=theme-selection&amp;mode=advanced&amp;characters=${miaId}&amp;theme=${theme}`)
  const place = { firebaseUid: parent.uid, place: { seconds: 40, percent: 30 } }
  await home.app.request(`/api/stories/${id}/place`, {
    method: 'PUT',
    headers: { cookie: parent.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(place),
  })
  expect(await html('/app')).toContain('Go on at 30%')
  expect(await html('/app/saved-stories')).toContain('You stopped at 30%')
})

test('without credits Home opens, with its shelf; every way into making leads to the plans', async () => {
  await press(formOn(await html('/app')))
  spend(1)
  db().update(stories).set({ generationStatus: 'complete', title: 'The Fox' }).run()
  const page = await html('/app')
  expect(page).toContain('The Fox')
  expect(page).toMatch(/href="\/app\/subscription"[^>]*><bdi[^>]*>Tonight&#x27;s story for Mia/)
  expect(page).toContain('Your credits are used up.')
  expect(page).not.toContain('One more: ')
  expect(formOn(page)).toEqual({})
  const step = await home.app.request(`/app?step=theme-selection&characters=${miaId}`, {
    headers: { cookie: parent.cookie },
  })
  expect([step.status, step.headers.get('location')]).toEqual([302, '/app/subscription'])
})

test('a form that was shown while there were credits leads to the plans when they are gone', async () => {
  const fields = formOn(await html('/app'))
  spend(3)
  const answer = await press(fields)
  expect([answer.status, answer.headers.get('location'), kept().length]).toEqual([
    303,
    '/app/subscription',
    0,
  ])
})

test('with more than one profile Home begins with who', async () => {
  db().insert(subscriptions).values({ userId: parent.userId, status: 'active', profiles: 5 }).run()
  const leoId = aCharacter(db(), parent.userId, 'Leo')
  const words = { ageGroup: null, voice: null, favoriteThemes: [], favoriteTones: [] }
  for (const [name, characterId] of [
    ['Mia', miaId],
    ['Leo', leoId],
  ] as const)
    addProfile(db(), parent.userId, { name, characterId, ...words }, home.services.now())
  const [, , leo] = db().select().from(profiles).where(eq(profiles.userId, parent.userId)).all()
  const page = await html(`/app?for=${leo?.id}`)
  expect(page).toContain('Who is it for?')
  expect(page).toContain('Tonight&#x27;s story for Leo')
  expect(formOn(page).profile).toBe(String(leo?.id))
  db().update(subscriptions).set({ profiles: 1 }).run()
  const closed = await press(formOn(page))
  expect(closed.status).toBe(409)
  expect(await closed.text()).toContain('Everything on its shelf can be read.')
  expect(await html(`/app?for=${leo?.id}`)).not.toContain('Who is it for?')
  expect(kept()).toEqual([])
})

test('another family’s child, profile or author begins nothing', async () => {
  const other = await signedIn(home, 'leo@example.com')
  const theirs = String(aCharacter(db(), other.userId, 'Leo'))
  const fields = formOn(await html('/app'))
  const family = db().select().from(profiles).where(eq(profiles.userId, other.userId)).get()
  expect((await press({ ...fields, character: theirs })).status).toBe(404)
  expect((await press({ ...fields, profile: String(family?.id) })).status).toBe(404)
  expect((await press({ ...fields, authorStyle: 'nobody' })).status).toBe(400)
  expect((await press({ ...fields, theme: 'taxes' })).status).toBe(400)
  expect(kept()).toEqual([])
})

test('a wish of the flow is asked about while the same one is being made, and then made', async () => {
  db()
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: 9, kind: 'sync', idempotencyKey: 'more' })
    .run()
  const wish = (changes: object = {}) =>
    post(
      home.app,
      '/api/generate-story',
      {
        firebaseUid: parent.uid,
        characters: [{ id: miaId }],
        themeId: 'forest-friends',
        tone: 'gentle',
        ageGroup: '6-8',
        length: 'test',
        authorStyle: 'potter',
        requestKey: crypto.randomUUID(),
        ...changes,
      },
      { cookie: parent.cookie },
    )
  const first = (await (await wish()).json()) as { id: number }
  const asked = await wish({ authorStyle: 'tagore' })
  expect(asked.status).toBe(409)
  expect(await asked.json()).toMatchObject({
    story: { id: first.id },
    error: 'This story is already being made.',
  })
  expect(creditsOf(db(), parent.userId)).toBe(11)
  expect((await wish({ tone: 'brave' })).status).toBe(200)
  expect((await wish({ again: true })).status).toBe(200)
  db().update(stories).set({ retryable: true }).run()
  expect((await wish()).status).toBe(200)
  expect(db().select().from(users).get()?.availableCredits).toBe(8)
})
