import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { charactersOf } from '../../../db/queries/characters.ts'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { profiles, subscriptions } from '../../../db/schema/index.ts'
import { addProfile } from '../../../src/domain/profiles/save-profile.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { moodsOfTheHour } from '../../../src/domain/tonight/moods-of-the-hour.ts'
import { type Evening, planTonight } from '../../../src/domain/tonight/plan-tonight.ts'
import type { Account } from '../../../src/shared/stories/lengths.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aFamily, aWish } from '../../support/families.ts'

let home: TestApp
let family: { userId: number; miaId: number }
let leoId: number
let minutes = 0

beforeEach(() => {
  home = makeTestApp()
  family = aFamily(home.services.db, { credits: 90 })
  leoId = aCharacter(home.services.db, family.userId, 'Leo')
  minutes = 0
})
afterEach(() => home.close())

const ACCOUNT: Account = { role: 'USER_ROLE', activeTrial: false, trialBypass: false, availableCredits: 90 }

const evening = (changes: Partial<Evening> & { at?: string; credits?: number } = {}): Evening => {
  const { db } = home.services
  const userId = changes.userId ?? family.userId
  return {
    db,
    userId,
    account: { ...ACCOUNT, availableCredits: changes.credits ?? 90 },
    characters: charactersOf(db, userId),
    profiles: profilesOf(db, userId),
    definitions: allStoryDefinitions(db),
    styles: allAuthorStyles(db),
    voices: [{ id: 'robin' }, { id: 'wren' }],
    now: new Date(changes.at ?? '2026-11-21T19:30:00Z'),
    timeZone: 'UTC',
    ...changes,
  }
}

function tell(characterId: number, changes: Parameters<typeof aWish>[1] = {}) {
  const now = new Date(Date.UTC(2026, 10, 20, 19, minutes++))
  requestStory(home.services.db, admitted(family.userId), aWish([characterId], changes), { seed: 1, now })
}

function addChild(name: string, characterId: number, words: object = {}) {
  const { db } = home.services
  db.insert(subscriptions)
    .values({ userId: family.userId, status: 'active', profiles: 5 })
    .onConflictDoNothing()
    .run()
  const added = addProfile(
    db,
    family.userId,
    { name, characterId, ageGroup: null, voice: null, favoriteThemes: [], favoriteTones: [], ...words },
    new Date(),
  )
  if (!added.ok) throw new Error(added.failure.reason)
  return added.value
}

test('a family of one profile hears of each child by turns', () => {
  const whose = () => planTonight(evening())?.child.name
  tell(family.miaId)
  expect(whose()).toBe('Leo')
  tell(leoId)
  expect(whose()).toBe('Mia')
  expect(planTonight(evening(), { characterId: leoId })?.child.name).toBe('Leo')
  expect(planTonight(evening())?.next?.name).toBe('Leo')
})

test('a family without characters has no story to offer', () => {
  const { userId } = aFamily(home.services.db, { email: 'new@example.com' })
  home.services.db.$client.exec(`DELETE FROM characters WHERE user_id = ${userId}`)
  expect(planTonight(evening({ userId }))).toBeUndefined()
})

test('the same evening offers the same story again, and another evening another', () => {
  const first = planTonight(evening())
  expect(planTonight(evening())).toEqual(first)
  const themes = new Set(
    Array.from({ length: 9 }, (_, day) => planTonight(evening({ at: `2026-12-1${day}T19:30:00Z` }))?.theme),
  )
  expect(themes.size).toBeGreaterThan(3)
})

test('the theme is one that this child has not had lately, a favorite first', () => {
  addChild('Mia', family.miaId, { favoriteThemes: ['dragon-quest', 'moon-expedition'] })
  tell(family.miaId, { theme: 'dragon-quest' })
  expect(planTonight(evening())?.theme).toBe('moon-expedition')
  tell(family.miaId, { theme: 'moon-expedition' })
  for (let day = 10; day < 30; day += 1) {
    const plan = planTonight(evening({ at: `2026-12-${day}T19:30:00Z` }))
    expect(['dragon-quest', 'moon-expedition']).not.toContain(plan?.theme ?? '')
  }
})

test.each([
  ['2026-11-21T09:30:00Z', 'UTC', 9],
  ['2026-11-21T18:30:00Z', 'UTC', 18],
  ['2026-11-21T22:30:00Z', 'UTC', 22],
  ['2026-11-21T03:30:00Z', 'America/New_York', 22],
] as const)('at %s in %s the mood suits the hour', (at, timeZone, hour) => {
  expect(moodsOfTheHour(hour)).toContain(planTonight(evening({ at, timeZone }))?.tone ?? 'epic')
})

test('the length is the usual one, as far as the credits go', () => {
  expect(planTonight(evening())?.length?.lengthKey).toBe('medium')
  tell(leoId, { length: 'short' })
  expect(planTonight(evening())?.length?.lengthKey).toBe('short')
  expect(
    planTonight(evening({ credits: 1, account: { ...ACCOUNT, activeTrial: true, availableCredits: 1 } }))
      ?.length?.lengthKey,
  ).toBe('test')
  expect(planTonight(evening({ account: { ...ACCOUNT, availableCredits: 0 } }))?.length).toBeUndefined()
})

test('a new family on its trial is offered a length that leaves another evening, and its usual one while it lasts', () => {
  const offered = (availableCredits: number) =>
    planTonight(evening({ account: { ...ACCOUNT, activeTrial: true, availableCredits } }))?.length?.lengthKey
  expect([offered(3), offered(2), offered(1)]).toEqual(['short', 'test', 'test'])
  tell(family.miaId, { length: 'medium' })
  tell(leoId, { length: 'medium' })
  expect([offered(3), offered(2)]).toEqual(['medium', 'test'])
})

test('author, voice and age are as this child had them last', () => {
  addChild('Mia', family.miaId)
  addChild('Leo', leoId, { ageGroup: '9-12', voice: 'gone' })
  tell(family.miaId, { authorStyle: 'tagore', voice: 'wren', ageGroup: '3-5' })
  const [mia, leo] = profilesOf(home.services.db, family.userId).children
  expect(planTonight(evening(), { profileId: mia?.id })).toMatchObject({
    authorStyle: 'tagore',
    voice: 'wren',
    ageGroup: '3-5',
  })
  expect(planTonight(evening(), { profileId: leo?.id })).toMatchObject({ voice: 'robin', ageGroup: '9-12' })
})

test('a child beyond the plan is not offered, nor one without a character', () => {
  addChild('Mia', family.miaId)
  addChild('Leo', leoId)
  home.services.db.update(subscriptions).set({ profiles: 2 }).run()
  const zoe = aCharacter(home.services.db, family.userId, 'Zoë')
  home.services.db.update(subscriptions).set({ profiles: 5 }).run()
  const newest = addChild('Zoë', zoe)
  home.services.db.update(subscriptions).set({ profiles: 2 }).run()
  expect(planTonight(evening(), { profileId: newest })?.profile.id).not.toBe(newest)
  home.services.db.update(profiles).set({ characterId: null }).where(eq(profiles.name, 'Mia')).run()
  expect(planTonight(evening())?.child.name).toBe('Leo')
})
