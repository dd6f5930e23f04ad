import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Db } from '../../../db/client.ts'
import { findStories, storyPageOf } from '../../../db/queries/story-list.ts'
import { profiles, stories, storyBodies, storyCounts } from '../../../db/schema/index.ts'
import { AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { ENVIRONMENTS } from '../../../src/shared/stories/environments.ts'
import { NO_FILTERS, type StoryFilters } from '../../../src/shared/stories/story-filters.ts'
import { TONE_FILTERS } from '../../../src/shared/stories/tone-filters.ts'
import { TONES } from '../../../src/shared/stories/tones.ts'
import { freshDatabase } from '../../support/database.ts'
import { aFamily } from '../../support/families.ts'
import { seedFamily } from '../../support/seed-families.ts'

const NEWEST = new Date('2026-11-21T19:00:00Z')

let db: Db
let userId: number

beforeEach(() => {
  db = freshDatabase().db
  userId = aFamily(db).userId
})
afterEach(() => db.$client.close())

interface Facts {
  title?: string
  child?: string
  environment?: string
  words?: string
}

function aStory({ title = 'A Story', child = 'Mia', environment = 'City Center', words }: Facts): number {
  const characters = JSON.stringify([{ id: 1, name: child, gender: 'female' }])
  const { id } = db
    .insert(stories)
    .values({ userId, title, childName: child, characters, environment, ...PLAIN })
    .returning()
    .get()
  const content = words === undefined ? null : JSON.stringify({ paragraphs: [words], content: words })
  db.insert(storyBodies).values({ storyId: id, storyRequest: '{}', content }).run()
  return id
}

const PLAIN = { theme: 'city-explorer', tone: 'calm', length: 'test', ageGroup: '3-5', seed: 1 } as const

const found = (search: string, who = userId) =>
  findStories(db, who, { ...NO_FILTERS, search })
    .items({ limit: 100, offset: 0 })
    .map((story) => story.id)

describe('a search', () => {
  test('finds by title, child, environment and words of the story', () => {
    const id = aStory({
      title: 'The Silver Key',
      child: 'Noor',
      environment: 'Pirate Ship',
      words: 'A whale sang to the moon.',
    })
    aStory({})
    for (const search of ['silver', 'Noor', 'pirate', 'whale', 'ilve', 'ale san'.split(' ')[0] ?? '']) {
      expect(found(search)).toEqual([id])
    }
    expect(found('dragon')).toEqual([])
  })

  test('takes no regard of case and accents, on either side', () => {
    const id = aStory({ title: 'Žofie and the Smørrebrød', child: 'José', words: 'Łódź, Straße, Đà Nẵng' })
    for (const search of [
      'zofie',
      'ŽOFIE',
      'smorrebrod',
      'jose',
      'JOSÉ',
      'josé',
      'łódź',
      'lodz',
      'strasse',
      'nang',
    ])
      expect(found(search)).toEqual([id])
  })

  test('needs every word, in any place', () => {
    const both = aStory({ title: 'The Owl', words: 'A lantern glowed.' })
    aStory({ title: 'The Owl', words: 'It was dark.' })
    expect(found('lantern owl')).toEqual([both])
    expect(found('owl fox')).toEqual([])
  })

  test('of one or two letters finds where a word begins, and such a word in the text', () => {
    const bo = aStory({ child: 'Bo', title: 'The Night Train', words: 'It was late.' })
    const told = aStory({ child: 'Mia', title: 'The Hill', words: 'An ox came by.' })
    const chinese = aStory({ child: '美玲', title: 'The Kite', words: 'Up it went.' })
    aStory({ child: 'Leo', title: 'The Map', words: 'A boat and a box.' })
    expect(found('bo')).toEqual([bo])
    expect(found('OX')).toEqual([told])
    expect(found('美玲')).toEqual([chinese])
    expect(found('美')).toEqual([chinese])
    expect(found('night bo')).toEqual([bo])
  })

  test('may hold anything that a keyboard can type', () => {
    aStory({ title: 'Mia says "hush" (100%)', words: "It's 3 o'clock." })
    expect(found('"hush"')).toHaveLength(1)
    expect(found('(100%)')).toHaveLength(1)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (search) => {
        expect(found(search).length).toBeLessThanOrEqual(1)
      }),
      {
        examples: [
          ['"'],
          ['* OR *'],
          ['title:x'],
          ['-'],
          ['NEAR('],
          ['%'],
          ['^a'],
          ['🦊'],
          ['a-b'],
          ['\u0301'],
        ],
      },
    )
  })

  test('follows what changes: a new title, new words, a story that is deleted', () => {
    const id = aStory({ title: 'A Story for Mia' })
    expect(found('comet')).toEqual([])
    db.update(stories).set({ title: 'The Comet' }).where(eq(stories.id, id)).run()
    expect(found('comet')).toEqual([id])
    expect(found('story for')).toEqual([])
    const content = JSON.stringify({ paragraphs: ['A badger.'], content: 'A badger.' })
    db.update(storyBodies).set({ content }).where(eq(storyBodies.storyId, id)).run()
    expect(found('badger')).toEqual([id])
    db.delete(stories).where(eq(stories.id, id)).run()
    expect(found('badger')).toEqual([])
  })

  test('reaches only the own family, and forgets a family that left', () => {
    aStory({ title: 'The Comet' })
    const noor = aFamily(db, { email: 'noor@example.com' }).userId
    expect(found('comet')).toHaveLength(1)
    expect(found('comet', noor)).toEqual([])
    db.$client.exec(`DELETE FROM users WHERE id = ${userId}`)
    expect(found('comet', noor)).toEqual([])
    const left = db.$client.prepare(
      `SELECT count(*) AS n FROM story_search WHERE story_search MATCH '"comet"'`,
    )
    expect(left.get()).toEqual({ n: 0 })
  })
})

describe('filters', () => {
  test('find what a reading of every story finds, in its order, on every page', () => {
    const id = seedFamily(db, { email: 'many@example.com', stories: 400, labels: 0, newest: NEWEST })
    seedFamily(db, { email: 'others@example.com', stories: 50, labels: 0, newest: NEWEST })
    const shelf = shelfOfEverySecond(id)
    db.update(stories).set({ favorite: true }).where(sql`id % 3 = 0`).run()
    const someFilters: fc.Arbitrary<StoryFilters> = fc.record({
      search: fc.constantFrom('', '', 'jose', 'fox river', 'bo', 'number 77'),
      environment: fc.constantFrom('all', 'all', ...ENVIRONMENTS),
      tone: fc.constantFrom('all', ...TONE_FILTERS),
      ageGroup: fc.constantFrom('all', ...AGE_GROUPS),
      length: fc.constantFrom('all', 'test', 'short', 'medium', 'gone'),
      child: fc.constantFrom('all', 'all', shelf),
      favorites: fc.constantFrom('all', 'all', 'only'),
    })
    fc.assert(
      fc.property(someFilters, fc.integer({ min: 1, max: 4 }), (filters, page) => {
        const wanted = byReadingAll(id, filters)
        const shown = storyPageOf(findStories(db, id, filters), { page, limit: 7 })
        expect(shown.data.map((story) => story.id)).toEqual(wanted.slice((page - 1) * 7, page * 7))
        expect([shown.total, shown.totalPages]).toEqual([wanted.length, Math.ceil(wanted.length / 7)])
      }),
      { numRuns: 150 },
    )
  })

  test('are counted right after stories came, changed and went', () => {
    const id = seedFamily(db, { email: 'many@example.com', stories: 60, labels: 0, newest: NEWEST })
    db.update(stories).set({ tone: 'funny' }).where(eq(stories.environment, 'Pirate Ship')).run()
    db.delete(stories).where(eq(stories.ageGroup, '9-12')).run()
    const kept = db.select().from(storyCounts).where(eq(storyCounts.userId, id)).all()
    const counted = db.$client
      .prepare(
        `SELECT user_id AS userId, environment, tone, age_group AS ageGroup, length, count(*) AS stories
         FROM stories WHERE user_id = ? GROUP BY environment, tone, age_group, length`,
      )
      .all(id)
    const inOrder = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(inOrder(kept)).toEqual(inOrder(counted))
    expect(findStories(db, id, { ...NO_FILTERS, ageGroup: '9-12' }).total).toBe(0)
  })
})

/** A child of the family whose shelf has every second story. */
function shelfOfEverySecond(user: number): string {
  const { id } = db.insert(profiles).values({ userId: user, kind: 'child', name: 'Mia' }).returning().get()
  db.run(sql`INSERT INTO profile_stories (user_id, profile_id, story_id)
    SELECT user_id, ${id}, id FROM stories WHERE user_id = ${user} AND id % 2 = 0`)
  return String(id)
}

test('the shelf of another family’s child is empty', () => {
  const mine = seedFamily(db, { email: 'mine@example.com', stories: 6, labels: 0, newest: NEWEST })
  const shelf = shelfOfEverySecond(mine)
  expect(findStories(db, mine, { ...NO_FILTERS, child: shelf }).total).toBe(3)
  expect(findStories(db, userId, { ...NO_FILTERS, child: shelf }).total).toBe(0)
  expect(findStories(db, userId, { ...NO_FILTERS, child: shelf, favorites: 'only' }).total).toBe(0)
})

/** The naive implementation. */
function byReadingAll(user: number, filters: StoryFilters): number[] {
  const rows = db
    .select()
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(eq(stories.userId, user))
    .all()
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return rows
    .filter(({ stories: story, story_bodies: body }) => {
      const names = plain(`${story.title} ${story.childName} ${story.environment}`)
      const words = plain(body.content ?? '')
      const holds = (term: string) =>
        term.length > 2
          ? `${names} ${words}`.includes(term)
          : new RegExp(`\\b${term}`).test(names) || new RegExp(`\\b${term}\\b`).test(words)
      return (
        (filters.environment === 'all' || story.environment === filters.environment) &&
        (filters.tone === 'all' || filtersOf(story.tone).includes(filters.tone)) &&
        (filters.ageGroup === 'all' || story.ageGroup === filters.ageGroup) &&
        (filters.child === 'all' || story.id % 2 === 0) &&
        (filters.favorites === 'all' || story.favorite) &&
        (filters.length === 'all' || story.length === filters.length) &&
        filters.search.split(' ').every((term) => term === '' || holds(term))
      )
    })
    .map(({ stories: story }) => story)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .map((story) => story.id)
}

const filtersOf = (tone: string): readonly string[] => TONES.find((known) => known.id === tone)?.filters ?? []
