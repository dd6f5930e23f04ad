import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { childrenAllowedFor, profilesOf } from '../../../db/queries/profiles.ts'
import { profileStories, profiles, stories, subscriptions, users } from '../../../db/schema/index.ts'
import { deleteCharacter } from '../../../src/domain/characters/save-character.ts'
import { bringIntoProfiles } from '../../../src/domain/profiles/bring-into-profiles.ts'
import {
  addProfile,
  editProfile,
  moveProfile,
  type ProfileWords,
  removeProfile,
} from '../../../src/domain/profiles/save-profile.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aFamily, aWish } from '../../support/families.ts'
import { aParent, embeddedWorld, FAMILY, STORYTELLER } from '../../support/payments.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let home: TestApp
let family: { userId: number; miaId: number }

beforeEach(() => {
  home = makeTestApp()
  family = aFamily(home.services.db, { credits: 20 })
})
afterEach(() => home.close())

const db = () => home.services.db
const now = () => profilesOf(db(), family.userId)
const names = () => now().children.map(({ name }) => name)

/** Gives the family a plan with this many profiles, as reported by the card provider. */
function plan(size: number) {
  db()
    .insert(subscriptions)
    .values({ userId: family.userId, status: 'active', profiles: size })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { profiles: size } })
    .run()
}

const child = (name: string, characterId: number | null = null): ProfileWords => ({
  name,
  characterId,
  ageGroup: null,
  voice: null,
  favoriteThemes: [],
  favoriteTones: [],
})

const add = (name: string, characterId: number | null = null) =>
  addProfile(db(), family.userId, child(name, characterId), NOW)

function tell(characterIds: number[], changes: Parameters<typeof aWish>[1] = {}): number {
  const wish = aWish(characterIds, changes)
  const story = requestStory(db(), admitted(family.userId), wish, { seed: 1, now: NOW })
  if (!story.ok) throw new Error(story.failure.reason)
  return story.value.id
}

const shelf = (profileId: number) =>
  db()
    .select({ id: profileStories.storyId })
    .from(profileStories)
    .where(eq(profileStories.profileId, profileId))
    .all()
    .map(({ id }) => id)

test('every family has a profile of its own, and on a small plan no other', () => {
  expect(now()).toMatchObject({ family: { kind: 'family', name: 'Family', isOpen: true }, children: [] })
  for (const size of [0, 1]) {
    if (size > 0) plan(size)
    expect(add('Mia', family.miaId)).toEqual({ ok: false, failure: { reason: 'none-left', allowed: 0 } })
  }
})

test('a plan with five takes five children and refuses the sixth', () => {
  plan(5)
  for (const name of ['Mia', 'Leo', 'Noor', 'Zoë', 'Bo']) expect(add(name).ok).toBe(true)
  expect(add('Amara')).toEqual({ ok: false, failure: { reason: 'none-left', allowed: 5 } })
  expect(names()).toEqual(['Mia', 'Leo', 'Noor', 'Zoë', 'Bo'])
})

test('parents rename, order and remove their children, and nobody else’s', () => {
  plan(5)
  const [mia, leo] = ['Mia', 'Leo'].map((name) => add(name))
  if (!mia?.ok || !leo?.ok) throw new Error('Not added')
  editProfile(db(), family.userId, mia.value, { ...child('Maria'), ageGroup: '3-5' }, NOW)
  expect(moveProfile(db(), family.userId, leo.value, 'up')).toBe(true)
  expect(moveProfile(db(), family.userId, leo.value, 'up')).toBe(true)
  expect(names()).toEqual(['Leo', 'Maria'])
  const other = aFamily(db(), { email: 'other@example.com' })
  expect(editProfile(db(), other.userId, mia.value, child('Mine'), NOW).ok).toBe(false)
  expect(moveProfile(db(), other.userId, mia.value, 'down')).toBe(false)
  expect(removeProfile(db(), other.userId, mia.value)).toBe(false)
  expect(removeProfile(db(), family.userId, now().family.id)).toBe(false)
  expect(removeProfile(db(), family.userId, leo.value)).toBe(true)
  expect(names()).toEqual(['Maria'])
})

test('a character belongs to one profile, and to a family', () => {
  plan(5)
  const stranger = aFamily(db(), { email: 'other@example.com' })
  add('Mia', family.miaId)
  expect(add('Again', family.miaId)).toEqual({ ok: false, failure: { reason: 'character-taken' } })
  expect(add('Theirs', stranger.miaId)).toEqual({ ok: false, failure: { reason: 'character-not-found' } })
})

describe('a story', () => {
  test('of siblings stands on each of their shelves, and stays the family’s when a profile is removed', () => {
    plan(5)
    const leoId = aCharacter(db(), family.userId, 'Leo')
    const before = tell([family.miaId])
    const mia = add('Mia', family.miaId)
    const leo = add('Leo', leoId)
    if (!mia.ok || !leo.ok) throw new Error('Not added')
    const both = tell([leoId, family.miaId])
    expect(shelf(mia.value)).toEqual([before, both])
    expect(shelf(leo.value)).toEqual([both])
    removeProfile(db(), family.userId, mia.value)
    expect(db().select().from(stories).all()).toHaveLength(2)
    expect(shelf(mia.value)).toEqual([])
  })

  test('is remembered by its main child’s profile, else by the family’s own', () => {
    plan(5)
    const leoId = aCharacter(db(), family.userId, 'Leo')
    add('Mia', family.miaId)
    tell([family.miaId, leoId], { tone: 'brave', voice: 'wren' })
    tell([leoId], { theme: 'ocean-adventure', writingStyle: 'plot-twist', voice: 'robin' })
    const [mia] = now().children
    expect(mia).toMatchObject({ voice: 'wren', lastChoices: { tone: 'brave', theme: 'forest-friends' } })
    expect(now().family).toMatchObject({
      voice: 'robin',
      lastChoices: { theme: 'ocean-adventure', writingStyle: 'plot-twist' },
    })
  })
})

test('after a downgrade all stay, and the newest beyond the plan are closed until it is back', () => {
  plan(5)
  for (const name of ['Mia', 'Leo', 'Noor']) add(name)
  const newestFirst = now().children.at(-1)
  moveProfile(db(), family.userId, newestFirst?.id ?? 0, 'up')
  const open = () => now().children.map(({ name, isOpen }) => [name, isOpen])
  plan(2)
  expect(open()).toEqual([
    ['Mia', true],
    ['Noor', false],
    ['Leo', true],
  ])
  plan(1)
  expect(open()).toEqual([
    ['Mia', false],
    ['Noor', false],
    ['Leo', false],
  ])
  expect(now().family.isOpen).toBe(true)
  db().update(subscriptions).set({ profiles: 5, status: 'canceled' }).run()
  expect(childrenAllowedFor(db(), family.userId)).toBe(0)
  db().update(subscriptions).set({ status: 'active' }).run()
  expect(open().every(([, isOpen]) => isOpen)).toBe(true)
})

test('a child whose character is deleted keeps its shelf, and is nobody in new stories', async () => {
  plan(5)
  const story = tell([family.miaId])
  const mia = add('Mia', family.miaId)
  await deleteCharacter(home.services, family.userId, family.miaId)
  expect(now().children).toMatchObject([{ name: 'Mia', characterId: null }])
  expect(mia.ok && shelf(mia.value)).toEqual([story])
})

describe('earlier families', () => {
  test('come into profiles once, one for each character with stories, as many as the plan has', () => {
    const others = ['Leo', 'Noor', 'Bo', 'Zoë'].map((name) => aCharacter(db(), family.userId, name))
    const [leo = 0, , bo = 0, zoe = 0] = others
    const [one, both] = [tell([family.miaId]), tell([zoe, family.miaId])]
    tell([leo])
    tell([bo])
    plan(3)
    db().transaction((tx) => bringIntoProfiles(tx, family.userId))
    expect(names()).toEqual(['Mia', 'Leo', 'Bo'])
    expect(shelf(now().children[0]?.id ?? 0)).toEqual([one, both])
    removeProfile(db(), family.userId, now().children[0]?.id ?? 0)
    db().transaction((tx) => bringIntoProfiles(tx, family.userId))
    expect(names()).toEqual(['Leo', 'Bo'])
  })

  test('bring along what each child was told last: author, style, length and age', () => {
    const leo = aCharacter(db(), family.userId, 'Leo')
    tell([family.miaId], {
      authorStyle: 'lear',
      writingStyle: 'plot-twist',
      ageGroup: '3-5',
      length: 'short',
    })
    tell([leo, family.miaId], { tone: 'brave' })
    plan(5)
    db().transaction((tx) => bringIntoProfiles(tx, family.userId))
    expect(now().children.map(({ lastChoices }) => lastChoices)).toEqual([
      {
        theme: 'forest-friends',
        tone: 'gentle',
        length: 'short',
        ageGroup: '3-5',
        authorStyle: 'lear',
        writingStyle: 'plot-twist',
      },
      {
        theme: 'forest-friends',
        tone: 'brave',
        length: 'test',
        ageGroup: '6-8',
        authorStyle: 'potter',
        writingStyle: 'normal',
      },
    ])
    removeProfile(db(), family.userId, now().children[0]?.id ?? 0)
    add('Mia', family.miaId)
    add('Noor', aCharacter(db(), family.userId, 'Noor'))
    const byName = Object.fromEntries(now().children.map(({ name, lastChoices }) => [name, lastChoices]))
    expect([byName.Mia?.authorStyle, byName.Noor]).toEqual(['lear', null])
  })

  test('with one profile in their plan keep the family’s own', () => {
    tell([family.miaId])
    plan(1)
    db().transaction((tx) => bringIntoProfiles(tx, family.userId))
    expect(names()).toEqual([])
    expect(db().select().from(users).get()?.hasProfiles).toBe(false)
  })
})

test('who subscribes to the Family pack has profiles for their children, and keeps them on the way down and back', async () => {
  const world = embeddedWorld()
  const { db } = world.services
  const parent = await aParent(world)
  const mia = aCharacter(db, parent.userId, 'Mia')
  const wish = aWish([mia])
  expect(requestStory(db, admitted(parent.userId), wish, { seed: 1, now: NOW }).ok).toBe(true)
  const seen = () => {
    const { allowed, children } = profilesOf(db, parent.userId)
    return [allowed, children.map(({ name, isOpen }) => [name, isOpen])]
  }
  await parent.subscribe(FAMILY)
  expect(seen()).toEqual([5, [['Mia', true]]])
  await parent.call('/api/upgrade-subscription', { newPriceId: STORYTELLER })
  await world.tick()
  expect(seen()).toEqual([0, [['Mia', false]]])
  await parent.call('/api/upgrade-subscription', { newPriceId: FAMILY })
  await world.tick()
  expect(seen()).toEqual([5, [['Mia', true]]])
  expect(db.select().from(profiles).all()).toHaveLength(2)
  world.close()
})
