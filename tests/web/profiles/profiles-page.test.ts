import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { stories, subscriptions } from '../../../db/schema/index.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter } from '../../support/families.ts'
import { seedStories } from '../../support/seed-families.ts'
import { smallEngines } from '../../support/small-engines.ts'

let home: TestApp
let parent: SignedInParent

beforeEach(async () => {
  home = makeTestApp({ painter: smallEngines().painter })
  parent = await signedIn(home, 'mia@example.com')
})
afterEach(() => home.close())

const read = async (path: string) =>
  (await home.app.request(path, { headers: { cookie: parent.cookie } })).text()
const send = (path: string, fields: [string, string][]) =>
  home.app.request(path, {
    method: 'POST',
    headers: { cookie: parent.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const children = () => profilesOf(home.services.db, parent.userId).children

function plan(size: number) {
  const { db } = home.services
  db.delete(subscriptions).where(eq(subscriptions.userId, parent.userId)).run()
  db.insert(subscriptions).values({ userId: parent.userId, status: 'active', profiles: size }).run()
}

test('a family on the trial reads that it shares a shelf, and can add nobody', async () => {
  expect(await read('/app/profiles')).toContain('Your whole family shares one shelf')
  const refused = await send('/app/profiles', [['name', 'Mia']])
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Your plan has one profile, the family’s own.')
})

test('a character becomes a profile with one press, and the sixth child is told that all are here', async () => {
  plan(5)
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  expect(await read('/app/profiles')).toContain('Add Mia')
  for (const name of ['Mia', 'Leo', 'Noor', 'Zoë', 'Bo'])
    expect(
      (
        await send('/app/profiles', [
          ['name', name],
          ['characterId', name === 'Mia' ? String(mia) : ''],
        ])
      ).status,
    ).toBe(303)
  expect(children().map(({ characterId }) => characterId)).toEqual([mia, null, null, null, null])
  const sixth = await send('/app/profiles', [['name', 'Amara']])
  expect([sixth.status, children().length]).toEqual([409, 5])
  expect(await sixth.text()).toContain('Your plan has 5 profiles, and all are here. Remove one to make room.')
})

test('a child without a character is told how to be in stories, and becomes the next character of its name', async () => {
  plan(5)
  for (const name of ['Leo', 'Noor']) await send('/app/profiles', [['name', name]])
  expect(await read('/app/profiles')).toContain('Create one named Leo</a>.')
  const { uid: firebaseUid, cookie } = parent
  const make = (characterName: string) =>
    post(
      home.app,
      '/api/characters/upload-reference',
      { firebaseUid, characterName, gender: 'male', description: 'brave', referenceImageUrl: null },
      { cookie },
    )
  for (const name of ['Bo', 'leo']) expect((await make(name)).status).toBe(200)
  const faces = () => children().map(({ name, characterId }) => [name, characterId])
  expect(faces()).toEqual([
    ['Leo', 2],
    ['Noor', null],
  ])
  expect(await read('/app/profiles')).toContain('Create one named Noor</a>, or choose one under Edit.')
  await make('Leo')
  expect(faces()[0]).toEqual(['Leo', 2])
  expect(await read('/app')).toContain('All of us')
})

test('everything that a profile keeps is kept as it was typed', async () => {
  plan(5)
  await send('/app/profiles', [['name', 'Mia']])
  const { id = 0 } = children()[0] ?? {}
  await send(`/app/profiles/${id}`, [
    ['name', '  Maria  '],
    ['ageGroup', '3-5'],
    ['voice', 'rms'],
    ['favoriteThemes', 'dragon-quest'],
    ['favoriteThemes', 'moon-expedition'],
    ['favoriteTones', 'calm'],
  ])
  expect(children()).toMatchObject([
    {
      name: 'Maria',
      ageGroup: '3-5',
      voice: 'rms',
      favoriteThemes: ['dragon-quest', 'moon-expedition'],
      favoriteTones: ['calm'],
    },
  ])
  const form = await read(`/app/profiles/${id}`)
  expect(form).toMatch(
    /<input[^>]*value="dragon-quest"[^>]*checked=""|<input[^>]*checked=""[^>]*value="dragon-quest"/,
  )
  await send(`/app/profiles/${id}`, [['name', 'Maria']])
  expect(children()[0]).toMatchObject({ ageGroup: null, favoriteThemes: [], favoriteTones: [] })
})

test('a family on the trial keeps what all of them like, and tonight’s story follows it', async () => {
  const { db } = home.services
  aCharacter(db, parent.userId, 'Mia')
  expect(await read('/app/profiles')).toContain('href="/app/profiles/family"')
  const likes = (fields: [string, string][]) => send('/app/profiles/family', fields)
  const kept = await likes([
    ['ageGroup', '9-12'],
    ['favoriteThemes', 'moon-expedition'],
    ['favoriteTones', 'calm'],
  ])
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/app/profiles'])
  expect(profilesOf(db, parent.userId).family).toMatchObject({
    kind: 'family',
    characterId: null,
    ageGroup: '9-12',
    favoriteThemes: ['moon-expedition'],
    favoriteTones: ['calm'],
  })
  const form = await read('/app/profiles/family')
  expect(form).toMatch(/checked=""[^>]*value="moon-expedition"|value="moon-expedition"[^>]*checked=""/)
  expect(form).not.toMatch(/name="(?:name|characterId)"/)
  expect(await read('/app')).toContain('Moon Expedition')
  const refused = await likes([
    ['ageGroup', ''],
    ['favoriteThemes', 'taxes'],
  ])
  expect([refused.status, (await refused.text()).includes('There is no such theme.')]).toEqual([400, true])
  expect(profilesOf(db, parent.userId).family.favoriteThemes).toEqual(['moon-expedition'])
  expect((await likes([['x', 'nothing that the form has']])).status).toBe(400)
  expect(profilesOf(db, parent.userId).family.favoriteThemes).toEqual(['moon-expedition'])
  await likes([
    ['ageGroup', ''],
    ['name', 'Mallory'],
  ])
  const { family } = profilesOf(db, parent.userId)
  expect(family.name).not.toBe('Mallory')
  expect(family.favoriteThemes).toEqual([])
})

test('a heart on a story is a family’s on every plan', async () => {
  const { db, now } = home.services
  seedStories(db, parent.userId, 2, now())
  const story = db.select().from(stories).get()?.id ?? 0
  expect((await send(`/app/saved-stories/${story}/favorite`, [['favorite', 'true']])).status).toBe(303)
  expect(
    db
      .select()
      .from(stories)
      .where(eq(stories.favorite, true))
      .all()
      .map(({ id }) => id),
  ).toEqual([story])
})

test('a name that is missing, and a theme that there is not, are told and change nothing', async () => {
  plan(5)
  await send('/app/profiles', [['name', 'Mia']])
  const { id = 0 } = children()[0] ?? {}
  const nameless = await send(`/app/profiles/${id}`, [['name', '   ']])
  expect(nameless.status).toBe(400)
  expect(await nameless.text()).toContain('Please enter a name.')
  expect(
    (
      await send(`/app/profiles/${id}`, [
        ['name', 'Leo'],
        ['favoriteThemes', 'taxes'],
      ])
    ).status,
  ).toBe(400)
  expect(children()[0]?.name).toBe('Mia')
})

test('after a downgrade a closed profile says so, and its shelf is still a press away', async () => {
  plan(5)
  for (const name of ['Mia', 'Leo', 'Noor']) await send('/app/profiles', [['name', name]])
  plan(2)
  const page = await read('/app/profiles')
  expect(page.match(/Reading only/g)).toHaveLength(1)
  expect(page).toContain('Your plan has 2 of these profiles.')
  expect(page).toContain(`href="/app/saved-stories?child=${children()[2]?.id}"`)
})

test('a deleted character’s profile is kept or removed, as the parent says', async () => {
  plan(5)
  const remove = async (name: string, fate: object) => {
    const id = aCharacter(home.services.db, parent.userId, name)
    await send('/app/profiles', [
      ['name', name],
      ['characterId', String(id)],
    ])
    const answer = await home.app.request(`/api/characters/${id}`, {
      method: 'DELETE',
      headers: { cookie: parent.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ firebaseUid: parent.uid, ...fate }),
    })
    return answer.status
  }
  expect(await remove('Mia', {})).toBe(200)
  expect(await remove('Leo', { profile: 'remove' })).toBe(200)
  expect(await remove('Noor', { profile: 'burn' })).toBe(400)
  expect(children().map(({ name, characterId }) => [name, characterId !== null])).toEqual([
    ['Mia', false],
    ['Noor', true],
  ])
})
