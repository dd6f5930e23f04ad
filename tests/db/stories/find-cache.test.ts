import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Db, openDb } from '../../../db/client.ts'
import { carryOn, tokenOf } from '../../../db/queries/carry-on.ts'
import { type Find, findOnce } from '../../../db/queries/find-cache.ts'
import { findStories, storyPageOf, timelineVersion } from '../../../db/queries/story-list.ts'
import { bringSearchUpToDate } from '../../../db/search-index.ts'
import { NO_FILTERS, type StoryFilters } from '../../../src/shared/stories/story-filters.ts'
import { freshDatabase } from '../../support/database.ts'
import { seedFamily } from '../../support/seed-families.ts'

const NEWEST = new Date('2026-11-21T19:00:00Z')
const LIMIT = 7
/** More than a page walks without an anchor, on either side of the middle. */
const STORIES = 420
const PAGES = STORIES / LIMIT

let db: Db
let dataDir: string
let mia: number

beforeEach(() => {
  ;({ db, dataDir } = freshDatabase())
  mia = seedFamily(db, { email: 'mia@example.com', stories: STORIES, labels: 2, newest: NEWEST })
  db.$client.exec(`INSERT INTO profiles (user_id, kind, name) VALUES (${mia}, 'child', 'Mia')`)
  const { id } = db.$client.prepare("SELECT id FROM profiles WHERE kind = 'child'").get() as { id: number }
  db.$client.exec(`INSERT INTO profile_stories (user_id, profile_id, story_id)
    SELECT user_id, ${id}, id FROM stories WHERE id % 2 = 0`)
  shelf = String(id)
})
afterEach(() => db.$client.close())

let shelf: string
const page = (on: Db, filters: Partial<StoryFilters>, number = 1) =>
  storyPageOf(findStories(on, mia, { ...NO_FILTERS, ...filters }), { page: number, limit: LIMIT })

/** On a fresh connection, whose caches are empty. */
function asNewlyOpened<T>(look: (newly: Db) => T, options = {}): T {
  const newly = openDb(dataDir, options)
  const seen = look(newly)
  newly.$client.close()
  return seen
}

const aNewStory = `INSERT INTO stories (user_id, title, child_name, characters, theme, environment, tone, length, age_group, seed, created_at)
  SELECT user_id, 'A Fox for José', 'Leo', '[]', theme, environment, tone, length, age_group, 1, created_at`
const oneOf = (at: number) => `(SELECT id FROM stories ORDER BY id LIMIT 1 OFFSET ${at})`
const CHANGES = [
  (at: number) => `UPDATE stories SET favorite = NOT favorite WHERE id = ${oneOf(at)}`,
  (at: number) => `UPDATE stories SET child_name = 'José' WHERE id = ${oneOf(at)}`,
  (at: number) =>
    `INSERT OR IGNORE INTO profile_stories SELECT user_id, ${shelf}, id FROM stories WHERE id = ${oneOf(at)}`,
  (at: number) => `DELETE FROM profile_stories WHERE story_id = ${oneOf(at)}`,
  (at: number) => `UPDATE timeline_labels SET name = 'Label ${at}'`,
  (at: number) => `${aNewStory} FROM stories ORDER BY id LIMIT 1 OFFSET ${at}`,
  (at: number) => `DELETE FROM stories WHERE id = (SELECT id FROM stories ORDER BY id LIMIT 1 OFFSET ${at})`,
  (at: number) => `UPDATE stories SET created_at = '2026-11-01T00:00:00.000Z' WHERE id % 50 = ${at % 50}`,
  (at: number) => `UPDATE stories SET tone = 'silly', environment = 'Pirate Ship' WHERE id % 40 = ${at % 40}`,
  (at: number) => `UPDATE stories SET favorite = NOT favorite WHERE id % 3 = ${at % 3}`,
  (at: number) => `UPDATE stories SET child_name = 'José' WHERE id % 60 = ${at % 60}`,
  (at: number) => `DELETE FROM profile_stories WHERE story_id % 30 = ${at % 30}`,
]

describe('what is kept of the stories that were found', () => {
  test('is up to date on every page, whoever changes stories in between', () => {
    const another = openDb(dataDir)
    const onlyReads = openDb(dataDir, { mayWrite: false })
    const looks = fc.record({
      what: fc.constant('look' as const),
      filters: fc.constantFrom<Partial<StoryFilters>>(
        {},
        {},
        { search: 'jose' },
        { search: 'bo' },
        { search: 'fox', favorites: 'only' },
        { tone: 'funny' },
        { environment: 'Pirate Ship', length: 'short' },
        { favorites: 'only' },
        { child: 'shelf' },
        { child: 'shelf', tone: 'funny' },
      ),
      page: fc.integer({ min: 1, max: PAGES + 1 }),
    })
    const changes = fc.record({
      what: fc.constant('change' as const),
      sql: fc.tuple(fc.constantFrom(...CHANGES), fc.nat(STORIES - 20)).map(([change, at]) => change(at)),
      by: fc.constantFrom('this process', 'another one'),
    })
    const step = fc.oneof({ arbitrary: looks, weight: 6 }, { arbitrary: changes, weight: 3 })
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 30 }), (steps) => {
        for (const done of steps) {
          if (done.what === 'change') (done.by === 'this process' ? db : another).$client.exec(done.sql)
          else {
            const filters = { ...done.filters, ...(done.filters.child ? { child: shelf } : {}) }
            const look = (by: Db) => page(by, filters, done.page)
            expect(look(onlyReads)).toEqual(asNewlyOpened(look, { mayWrite: false }))
            expect(look(db)).toEqual(asNewlyOpened(look))
          }
        }
      }),
      { numRuns: 12 },
    )
    another.$client.close()
    onlyReads.$client.close()
  }, 60_000)

  test('is walked to from either end and from places between, with the same stories', () => {
    const shown = (number: number) => page(db, {}, number).data.map(({ id }) => id)
    const all = findStories(db, mia, NO_FILTERS)
      .items({ limit: STORIES, offset: 0 })
      .map(({ id }) => id)
    const order = [30, 31, 29, PAGES, PAGES - 1, 20, 45, 46, 30, PAGES + 1, 1]
    for (const number of order) expect(shown(number)).toEqual(all.slice((number - 1) * LIMIT, number * LIMIT))
  })

  test('follows what the writer has indexed, on a machine that only reads', () => {
    const onlyReads = openDb(dataDir, { mayWrite: false })
    db.$client.exec("UPDATE stories SET child_name = 'Winifred' WHERE id % 100 = 0")
    expect(page(onlyReads, { search: 'winifred' }).total).toBe(0)
    bringSearchUpToDate(db, mia)
    expect(page(onlyReads, { search: 'winifred' }).total).toBe(4)
    onlyReads.$client.close()
  })

  test('does not keep what may be rolled back with its transaction', () => {
    const version = timelineVersion(db, mia)
    db.$client.exec("UPDATE stories SET child_name = 'Winifred' WHERE id % 100 = 0")
    db.$client.exec('BEGIN')
    expect(page(db, { search: 'winifred' }).total).toBe(4)
    db.$client.exec('ROLLBACK')
    db.$client.exec(
      'DELETE FROM story_search_waiting; UPDATE users SET timeline_version = timeline_version + 1',
    )
    expect(timelineVersion(db, mia)).toBe(version + 1)
    expect(page(db, { search: 'winifred' }).total).toBe(0)
  })
})

describe('what is kept after a change', () => {
  const FAVORITES = { ...NO_FILTERS, favorites: 'only' } as const
  const findsVersion = () =>
    db.$client.prepare('SELECT finds_version FROM users WHERE id = ?').pluck().get(mia) as number
  const favorites = () =>
    db.$client
      .prepare('SELECT id FROM stories WHERE favorite ORDER BY created_at DESC, id DESC')
      .pluck()
      .all() as number[]
  const aFind = (): Find => {
    const ids = Uint32Array.from(favorites())
    return {
      version: findsVersion(),
      token: tokenOf(db, mia, findsVersion()),
      total: ids.length,
      ids,
      anchors: [],
    }
  }
  const carried = (found: Find) =>
    carryOn(db, { userId: mia, filters: FAVORITES, version: findsVersion() }, found)
  const kept = ({ ids, total }: Find) => [...(ids?.subarray(0, total) ?? [])]
  const heart = (at: number) =>
    db.$client.exec(`UPDATE stories SET favorite = NOT favorite WHERE id = ${oneOf(at)}`)

  test('is carried on by the stories that have changed', () => {
    heart(7)
    const found = aFind()
    for (const at of [3, 400, 100, 3, 200]) heart(at)
    db.$client.exec(`DELETE FROM stories WHERE id = ${oneOf(200)}; ${aNewStory} FROM stories LIMIT 1`)
    expect(carried(found)).toBe(true)
    expect(kept(found)).toEqual(favorites())
    expect(kept(found)).toHaveLength(3)
  })

  test('is not touched by what changes no list', () => {
    const version = findsVersion()
    db.$client.exec(
      `UPDATE stories SET title = 'Another', generation_status = 'images_generating', cover_hash = 'c'`,
    )
    db.$client.exec(`UPDATE timeline_labels SET name = 'Another'; UPDATE stories SET favorite = favorite`)
    expect(findsVersion()).toBe(version)
  })

  test('is given up when there were more changes than are remembered', () => {
    heart(400)
    const found = aFind()
    for (let at = 0; at < 63; at += 1) heart(at)
    const recent = { ...found, ids: found.ids?.slice() ?? new Uint32Array() }
    expect(carried(recent)).toBe(true)
    expect(kept(recent)).toEqual(favorites())
    heart(63)
    expect(carried(found)).toBe(false)
    expect(db.$client.prepare('SELECT count(*) FROM story_moves').pluck().get()).toBe(64)
  })

  test.each([
    `UPDATE stories SET created_at = '2026-11-01T00:00:00.000Z' WHERE id = 3`,
    `UPDATE stories SET tone = 'silly', environment = 'Pirate Ship' WHERE id = 3`,
    `UPDATE profile_stories SET story_id = 3 WHERE story_id = 4`,
  ])('is given up after %s, which is written by hand', (sql) => {
    heart(7)
    const found = aFind()
    db.$client.exec(sql)
    heart(3)
    expect(carried(found)).toBe(false)
  })

  test('is given up when the database has another history under the same version', () => {
    heart(7)
    db.$client.exec('BEGIN')
    heart(3)
    const found = aFind()
    db.$client.exec('ROLLBACK')
    heart(4)
    heart(5)
    expect(carried(found)).toBe(false)
  })

  test('is gone with the family', () => {
    heart(3)
    db.$client.exec(`DELETE FROM users WHERE id = ${mia}`)
    expect(db.$client.prepare('SELECT count(*) FROM story_moves').pluck().get()).toBe(0)
  })
})

describe('the room for what was found', () => {
  const found = (stories: number): Find => ({
    version: 1,
    token: 1,
    total: stories,
    ids: new Uint32Array(stories),
    anchors: [],
  })
  const kept = (userId: number, filters: string, stories: number, version = 1) =>
    findOnce(
      db,
      { userId, version, filters },
      { find: () => ({ ...found(stories), version }), carryOn: () => false },
    )
  const isKept = (userId: number, filters: string, version = 1) => kept(userId, filters, 1, version).total > 1

  test('is limited: the least recently used is dropped first', () => {
    for (let userId = 1; userId <= 10; userId += 1) kept(userId, 'the', 90_000)
    expect(isKept(1, 'the')).toBe(true)
    kept(11, 'the', 270_000)
    expect([1, 2, 3, 4, 11].map((userId) => isKept(userId, 'the'))).toEqual([true, false, false, true, true])
  })

  test('is given back by what is found anew', () => {
    for (let at = 0; at < 100; at += 1) kept(1, 'the', 90_000, at)
    kept(2, 'the', 90_000)
    expect(isKept(1, 'the', 99)).toBe(true)
    expect(isKept(2, 'the')).toBe(true)
    expect(isKept(1, 'the', 98)).toBe(false)
  })

  test('is counted again when a find has grown by what was carried on', () => {
    const grown = kept(1, 'the', 90_000)
    findOnce(
      db,
      { userId: 1, version: 2, filters: 'the' },
      {
        find: () => found(0),
        carryOn: () => {
          Object.assign(grown, { version: 2, ids: new Uint32Array(990_000) })
          return true
        },
      },
    )
    kept(2, 'the', 90_000)
    expect(isKept(1, 'the', 2)).toBe(false)
    expect(isKept(2, 'the')).toBe(true)
  })
})
