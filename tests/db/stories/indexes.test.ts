import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Db } from '../../../db/client.ts'
import { labelCountOf, labelOf, labelsBetween, labelsOf, labelsOutside } from '../../../db/queries/labels.ts'
import { findStories, hasUnfinished, storyPageOf, timelineVersion } from '../../../db/queries/story-list.ts'
import { deleteLabel, editLabel } from '../../../src/domain/labels/save-label.ts'
import { NO_FILTERS, type StoryFilters } from '../../../src/shared/stories/story-filters.ts'
import { freshDatabase } from '../../support/database.ts'
import { seedFamily } from '../../support/seed-families.ts'

const NEWEST = new Date('2026-11-21T19:00:00Z')
const RANGE = { oldest: '2026-11-01T00:00:00.000Z', newest: '2026-11-02T00:00:00.000Z' }

let db: Db
let userId: number
let prepare: Db['$client']['prepare']
const asked = new Set<string>()

beforeAll(() => {
  db = freshDatabase().db
  userId = seedFamily(db, { email: 'many@example.com', stories: 300, labels: 5, newest: NEWEST })
  prepare = db.$client.prepare.bind(db.$client)
  db.$client.prepare = (source: string) => {
    asked.add(source)
    return prepare(source)
  }
})
afterAll(() => db.$client.close())

const list = (filters: Partial<StoryFilters>, page = 1) =>
  storyPageOf(findStories(db, userId, { ...NO_FILTERS, ...filters }), { page, limit: 20 })

test('every question that My Stories asks goes through an index', () => {
  list({}, 3)
  // From a position in the middle, and from the end.
  list({}, 7)
  list({}, 8)
  list({}, 15)
  list({ ageGroup: '3-5' })
  list({ tone: 'funny', length: 'short' })
  list({ environment: 'Pirate Ship', tone: 'mysterious', ageGroup: '3-5', length: 'short' })
  list({ child: '7' })
  list({ child: '7', tone: 'funny' })
  list({ favorites: 'only' })
  list({ child: '7', favorites: 'only', search: 'fox' })
  list({ search: 'fox' })
  list({ search: 'bo' })
  list({ search: 'fox bo', environment: 'Pirate Ship' })
  timelineVersion(db, userId)
  hasUnfinished(db, userId)
  labelsOf(db, userId)
  labelOf(db, userId, 1)
  labelCountOf(db, userId)
  labelsBetween(db, userId, RANGE, 40)
  labelsOutside(db, userId, RANGE, 20)
  editLabel(db, userId, 1, { name: 'Zoo' })
  deleteLabel(db, userId, 2)
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].flatMap(readingsOfWholeTables)).toEqual([])
})

test('the timeline is walked in its own order, without sorting it', () => {
  const walks = [...asked].filter((source) => source.includes('INDEXED BY stories_timeline'))
  expect(walks.some((source) => source.includes('ORDER BY created_at, id'))).toBe(true)
  expect(walks.some((source) => source.includes('(created_at, id) <='))).toBe(true)
  expect(
    walks.flatMap(planOf).filter((step) => /TEMP B-TREE|(?<!COVERING )INDEX stories_timeline/.test(step)),
  ).toEqual([])
})

/** Steps that scan a whole table or index; the virtual tables of the search are indexes themselves. */
function readingsOfWholeTables(source: string): string[] {
  return planOf(source)
    .filter((step) => /^SCAN (?!found\b)/.test(step) && !/VIRTUAL TABLE INDEX \d+:M/.test(step))
    .map((step) => `${step}: ${source}`)
}

function planOf(source: string): string[] {
  const rows = prepare(`EXPLAIN QUERY PLAN ${source}`).all(...valuesFor(source))
  return rows.map((row) => (row as { detail: string }).detail)
}

/** A plan does not depend on the values, but all must be bound. */
const valuesFor = (source: string): number[] => [...source.matchAll(/\?/g)].map(() => 1)
