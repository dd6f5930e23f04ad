import { beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { characters, jobs, stories, storyBodies, users } from '../../../db/schema/index.ts'
import { narrationBrief } from '../../../src/domain/stories/narration-brief.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { unfinishedStory } from '../../../src/domain/stories/unfinished-story.ts'
import { freshDatabase } from '../../support/database.ts'
import { aCharacter, admitted, aFamily, aWish } from '../../support/families.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let db: Db
beforeEach(() => {
  ;({ db } = freshDatabase())
})

test('a wish is stored with its job and everything that making it needs', () => {
  const { userId, miaId } = aFamily(db)
  const leoId = aCharacter(db, userId, 'Leo')
  const wish = aWish([leoId, miaId], {
    writingStyle: 'plot-twist',
    customSeed: 'a teapot that is afraid of Tuesdays',
  })
  expect(requestStory(db, admitted(userId), wish, { seed: 7, now: NOW })).toMatchObject({
    ok: true,
    value: { generationStatus: 'story_created' },
  })
  expect(db.select().from(stories).get()).toMatchObject({
    childName: 'Leo',
    environment: 'Enchanted Forest',
    seed: 7,
  })
  expect(db.select().from(jobs).get()).toMatchObject({ kind: 'generate_story', state: 'queued', starts: 0 })
  const request = JSON.parse(db.select().from(storyBodies).get()?.storyRequest ?? '{}')
  expect(request).toMatchObject({
    childName: 'Leo',
    storyDefinition: { lengthKey: 'test', paragraphCount: 3 },
    author: { name: 'potter', displayName: 'Beatrix Potter' },
    customSeed: 'a teapot that is afraid of Tuesdays',
  })
  expect(request.characters.map((child: { name: string }) => child.name)).toEqual(['Leo', 'Mia'])
})

test('a second press after a lost answer gets the same story, and pays once', () => {
  const { userId, miaId } = aFamily(db)
  const other = aFamily(db, { email: 'noor@example.com' })
  const wish = aWish([miaId], { requestKey: 'press-0001' })
  const first = requestStory(db, admitted(userId), wish, { seed: 7, now: NOW })
  const again = requestStory(db, admitted(userId), wish, { seed: 8, now: NOW })
  expect(first.ok).toBe(true)
  expect(again).toEqual(first)
  expect(db.select().from(jobs).all()).toHaveLength(1)
  expect(db.select().from(users).get()?.availableCredits).toBe(2)
  const theirs = aWish([other.miaId], { requestKey: 'press-0001' })
  expect(requestStory(db, admitted(other.userId), theirs, { seed: 7, now: NOW }).ok).toBe(true)
  expect(
    requestStory(db, admitted(userId), { ...wish, requestKey: 'press-0002' }, { seed: 9, now: NOW }).ok,
  ).toBe(true)
  expect(db.select().from(stories).all()).toHaveLength(3)
})

test('how a name is said goes with the story, to the narrator', () => {
  const { userId, miaId } = aFamily(db)
  db.update(characters).set({ soundsLike: 'mee-ah' }).where(eq(characters.id, miaId)).run()
  const leoId = aCharacter(db, userId, 'Leo')
  const wanted = requestStory(db, admitted(userId), aWish([miaId, leoId]), { seed: 7, now: NOW })
  const story = wanted.ok ? unfinishedStory(db, wanted.value.id) : undefined
  if (!story) throw new Error('There is no story')
  expect(narrationBrief(story).soundsLike).toEqual({ Mia: 'mee-ah' })
})

test("another family's character, an unknown length and an unknown author are refused without a trace", () => {
  const { userId, miaId } = aFamily(db)
  const other = aFamily(db, { email: 'noor@example.com' })
  const refusals = [
    aWish([miaId, other.miaId]),
    aWish([miaId], { length: 'endless' }),
    aWish([miaId], { authorStyle: 'nobody' }),
  ].map((wish) => requestStory(db, admitted(userId), wish, { seed: 7, now: NOW }))
  expect(refusals).toEqual([
    { ok: false, failure: { reason: 'character-not-found' } },
    { ok: false, failure: { reason: 'unknown-length' } },
    { ok: false, failure: { reason: 'unknown-author' } },
  ])
  expect(db.select().from(stories).all()).toEqual([])
  expect(db.select().from(jobs).all()).toEqual([])
})

test('a plot-twist seed without the plot-twist style is not kept', () => {
  const { userId, miaId } = aFamily(db)
  requestStory(db, admitted(userId), aWish([miaId], { customSeed: 'left over' }), { seed: 7, now: NOW })
  expect(db.select().from(storyBodies).get()?.storyRequest).not.toContain('left over')
})

test('the number of stories is kept without counting', () => {
  const { userId, miaId } = aFamily(db)
  requestStory(db, admitted(userId), aWish([miaId]), { seed: 1, now: NOW })
  requestStory(db, admitted(userId), aWish([miaId]), { seed: 2, now: NOW })
  expect(db.select().from(users).get()).toMatchObject({ storyCount: 2, timelineVersion: 2 })
})
