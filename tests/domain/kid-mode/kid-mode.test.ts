import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { kidShelfOf } from '../../../db/queries/kid-shelf.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import {
  profileStories,
  profiles,
  sessions,
  stories,
  subscriptions,
  users,
} from '../../../db/schema/index.ts'
import { enterKidMode, leaveByPin } from '../../../src/domain/kid-mode/kid-mode.ts'
import { isKidPin, keepKidPin } from '../../../src/domain/kid-mode/kid-pin.ts'
import { addProfile, removeProfile } from '../../../src/domain/profiles/save-profile.ts'
import { pinRefused } from '../../../src/shared/kid-mode/pin.ts'
import { freshDatabase } from '../../support/database.ts'
import { seedStories } from '../../support/seed-families.ts'
import { type SignedInParent, signedInParent } from '../../support/signed-in.ts'

const SECRET = 'what the PINs are hashed with'
const NOW = new Date('2026-11-21T20:00:00.000Z')

let db: Db
let parent: SignedInParent
let tokenHash: string
let mia: number
beforeEach(async () => {
  db = freshDatabase().db
  parent = await signedInParent(db, 'mia@example.com', { now: NOW })
  tokenHash = db.select().from(sessions).get()?.tokenHash ?? ''
  db.insert(subscriptions).values({ userId: parent.userId, status: 'active', profiles: 5 }).run()
  mia = child('Mia')
})
afterEach(() => db.$client.close())

function child(name: string): number {
  const words = {
    name,
    characterId: null,
    ageGroup: null,
    voice: null,
    favoriteThemes: [],
    favoriteTones: [],
  }
  const added = addProfile(db, parent.userId, words, NOW)
  return added.ok ? added.value : 0
}
const enter = (profileId: number, pin = '2580', repeatPin = pin) =>
  enterKidMode(db, { tokenHash, userId: parent.userId, profileId, pin, repeatPin, secret: SECRET })
const leave = (pin: string) => leaveByPin(db, { tokenHash, userId: parent.userId, pin, secret: SECRET })
const session = () => db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).get()

test.each([
  ['12', '12', 'not-four-digits'],
  ['12a4', '12a4', 'not-four-digits'],
  ['٢٥٨٠', '٢٥٨٠', 'not-four-digits'],
  ['25800', '25800', 'not-four-digits'],
  ['0000', '0000', 'easily-guessed'],
  ['1234', '1234', 'easily-guessed'],
  ['7890', '7890', 'easily-guessed'],
  ['4321', '4321', 'easily-guessed'],
  ['2580', '2581', 'not-the-same'],
  ['2580', '2580', undefined],
] as const)('a new PIN %s, and then %s: %p', (pin, repeated, refusal) => {
  expect(pinRefused(pin, repeated)).toBe(refusal)
})

test('the first hand-over keeps the PIN, as a hash that nobody finds without the secret', () => {
  expect(enter(mia, '2580', '2581')).toMatchObject({ ok: false, failure: 'not-the-same' })
  expect(session()?.kidMode).toBe(false)
  expect(enter(mia)).toMatchObject({ ok: true })
  expect(session()).toMatchObject({ kidMode: true, kidProfileId: mia })
  const kept = db.select().from(users).get()?.kidPinHash ?? ''
  expect(kept).toHaveLength(43)
  expect(isKidPin(db, parent.userId, '2580', SECRET)).toBe(true)
  expect(isKidPin(db, parent.userId, '2580', 'another secret')).toBe(false)
  expect(isKidPin(db, parent.userId, '2581', SECRET)).toBe(false)
})

test('a later hand-over asks for no PIN, and changes none', () => {
  enter(mia)
  expect(leave('2580')).toBe('left')
  expect(enter(mia, '9753')).toMatchObject({ ok: true })
  expect(leave('9753')).toBe('wrong')
  expect(leave('2580')).toBe('left')
  expect(session()).toMatchObject({ kidMode: false, kidProfileId: null, kidPinTries: 0 })
})

test('nobody enters another family’s profile', async () => {
  const leo = await signedInParent(db, 'leo@example.com', { now: NOW })
  const theirs = profilesOf(db, leo.userId).family.id
  expect(enter(theirs)).toMatchObject({ ok: false, failure: 'no-such-profile' })
  expect(session()?.kidMode).toBe(false)
})

test('after five wrong tries the right PIN opens nothing any more', () => {
  enter(mia)
  for (const pin of ['2581', '2582', '', '258', '25800']) expect(leave(pin)).toBe('wrong')
  expect(leave('2580')).toBe('wrong')
  expect(session()).toMatchObject({ kidMode: true, kidPinTries: 5 })
})

test('a family without a PIN is not left by an empty one', () => {
  enter(mia)
  db.update(users).set({ kidPinHash: null }).run()
  expect(leave('')).toBe('wrong')
})

test('a changed PIN is the one that counts', () => {
  enter(mia)
  keepKidPin(db, parent.userId, '8642', SECRET)
  expect(leave('2580')).toBe('wrong')
  expect(leave('8642')).toBe('left')
})

test('removing the profile meanwhile leaves its device in kid mode, with nothing open', () => {
  enter(mia)
  removeProfile(db, parent.userId, mia)
  expect(session()).toMatchObject({ kidMode: true, kidProfileId: null })
  expect(kidShelfOf(db, parent.userId, mia)).toBeUndefined()
})

test('a shelf has its child’s finished stories, favorites first; the family’s own has all', () => {
  seedStories(db, parent.userId, 5, NOW)
  const ids = db
    .select({ id: stories.id })
    .from(stories)
    .all()
    .map(({ id }) => id)
  const [first = 0, second = 0, third = 0, unfinished = 0, others = 0] = ids
  for (const storyId of [first, second, third, unfinished])
    db.insert(profileStories).values({ userId: parent.userId, profileId: mia, storyId }).run()
  db.update(stories).set({ generationStatus: 'complete', retryable: false, favorite: false }).run()
  db.update(stories).set({ generationStatus: 'story_created' }).where(eq(stories.id, unfinished)).run()
  db.update(stories).set({ favorite: true }).where(eq(stories.id, second)).run()
  const shelf = kidShelfOf(db, parent.userId, mia)
  const all = shelf?.stories({ favoritesOnly: false, limit: 9, offset: 0 }).map(({ id }) => id)
  expect(all?.[0]).toBe(second)
  expect(all?.toSorted()).toEqual([first, second, third].toSorted())
  expect(shelf?.stories({ favoritesOnly: true, limit: 9, offset: 0 })).toMatchObject([
    { id: second, favorite: true },
  ])
  expect(shelf?.counts()).toEqual({ all: 3, favorites: 1 })
  expect(shelf?.ids(9).toSorted()).toEqual([first, second, third].toSorted())
  expect([first, unfinished, others].map((id) => shelf?.has(id))).toEqual([true, false, false])
  const family = kidShelfOf(db, parent.userId, profilesOf(db, parent.userId).family.id)
  expect([first, unfinished, others].map((id) => family?.has(id))).toEqual([true, false, true])
  expect(family?.name).toBeUndefined()
})

test('the shelf of another family is none', async () => {
  const leo = await signedInParent(db, 'leo@example.com', { now: NOW })
  expect(kidShelfOf(db, leo.userId, mia)).toBeUndefined()
  expect(db.select().from(profiles).where(eq(profiles.id, mia)).get()?.name).toBe('Mia')
})
