import { isUnfiltered, type StoryFilters } from '../../src/shared/stories/story-filters.ts'
import { type Db, readTogether } from '../client.ts'
import { bringSearchUpToDate } from '../search-index.ts'
import { statement } from '../statements.ts'
import { carryOn, tokenOf } from './carry-on.ts'
import { type Find, findOnce, isKept } from './find-cache.ts'
import { type Condition, conditionOf, isOfAChildAlone, isOfAShelf } from './story-condition.ts'
import { foundBySearch, idsOf } from './story-search.ts'
import { keepAnchor, type Part, walk } from './story-walk.ts'

interface Kept {
  storyCount: number
  timelineVersion: number
  findsVersion: number
}

interface FoundIds {
  /** Grows with every change that this list of the user's stories would show: enough to answer 304. */
  version: number
  total: number
  /** Newest first. */
  part(part: Part): number[]
}

/** The facts about a user's stories that triggers maintain. */
export const keptOf = (db: Db, userId: number): Kept =>
  statement<Kept>(
    db,
    `SELECT story_count AS storyCount, timeline_version AS timelineVersion, finds_version AS findsVersion
     FROM users WHERE id = ?`,
  ).get(userId) ?? { storyCount: 0, timelineVersion: 0, findsVersion: 0 }

/**
 * The ids of the user's stories that match the filters; called once for each answer, because a second call would take
 * the search's update as settled.
 */
export function idsFor(db: Db, userId: number, filters: StoryFilters): FoundIds {
  // A search first indexes what is waiting, which is settled when a surrounding transaction has ended.
  const isTakenIn = filters.search !== '' && bringSearchUpToDate(db, userId)
  const isSettled = !(isTakenIn && db.$client.inTransaction)
  const now = keptOf(db, userId)
  const key = JSON.stringify(filters)
  const found = ({ timelineVersion, storyCount, findsVersion: version }: Kept): FoundIds => {
    const wanted = { userId, filters, condition: conditionOf(filters), all: storyCount, version }
    const found = isSettled ? kept(db, wanted, key) : find(db, wanted)
    return {
      // A change that can still be rolled back gets a version that is never used again.
      version: isSettled ? timelineVersion : timelineVersion + Math.random(),
      total: found.total,
      part: (part) => partOf(db, wanted, found, part),
    }
  }
  if (isSettled && isKept(db, { userId, version: now.findsVersion, filters: key })) return found(now)
  // In one transaction, so that a version stands for exactly the stories that are read with it.
  return readTogether(db, () => found(keptOf(db, userId)))
}

const kept = (db: Db, wanted: Wanted, filters: string): Find =>
  findOnce(
    db,
    { ...wanted, filters },
    {
      find: () => find(db, wanted),
      carryOn: (found) =>
        carryOn(db, wanted, found) && (found.ids !== undefined || isWalked(found.total, wanted)),
    },
  )

/** Where a long walk ends is remembered if no change has come between. */
function partOf(db: Db, { userId, condition }: Wanted, found: Find, part: Part): number[] {
  const { ids, total, anchors } = found
  if (ids) return [...ids.subarray(part.offset, Math.min(part.offset + part.limit, total))]
  const walked = walk(db, { userId, condition, total, anchors }, part)
  if (walked.end && keptOf(db, userId).findsVersion === found.version) keepAnchor(anchors, walked.end)
  return walked.ids
}

/** The timeline is walked when at least one story in this many matches the filters; rarer matches are read completely. */
const WALKED_FOR_ONE = 50

interface Wanted {
  userId: number
  filters: StoryFilters
  condition: Condition
  /** How many stories the family has. */
  all: number
  version: number
}

function find(db: Db, wanted: Wanted): Find {
  const { userId, version } = wanted
  const of = { version, token: tokenOf(db, userId, version), anchors: [] }
  const total = totalOf(db, wanted)
  if (total !== undefined && isWalked(total, wanted)) return { ...of, total }
  const ids = readWhole(db, wanted)
  return { ...of, total: ids.length, ids }
}

const isWalked = (total: number, { all }: Wanted) => total * WALKED_FOR_ONE >= all

/** Undefined where a total needs all matches to be read. */
function totalOf(db: Db, { userId, filters, condition, all }: Wanted): number | undefined {
  if (isUnfiltered(filters)) return all
  if (filters.search !== '') return undefined
  if (isOfAChildAlone(filters)) return shelvedCountOf(db, userId, Number(filters.child))
  return isOfAShelf(filters) ? undefined : countOf(db, userId, condition)
}

function readWhole(db: Db, { userId, filters, condition }: Wanted): Uint32Array {
  if (filters.search !== '') return foundBySearch(db, userId, filters.search, condition)
  return isOfAShelf(filters)
    ? foundOnShelf(db, userId, filters, condition)
    : foundByKind(db, userId, condition)
}

const shelvedCountOf = (db: Db, userId: number, profileId: number): number =>
  statement<{ total: number }>(
    db,
    'SELECT count(*) AS total FROM profile_stories WHERE user_id = ? AND profile_id = ?',
  ).get(userId, profileId)?.total ?? 0

/** A child's shelf and the favorites are much smaller than the timeline: they are read completely, from their own indexes. */
function foundOnShelf(
  db: Db,
  userId: number,
  { child, favorites }: StoryFilters,
  { sql, values }: Condition,
): Uint32Array {
  const from =
    favorites === 'only'
      ? 'stories INDEXED BY stories_favorites'
      : 'profile_stories AS shelf CROSS JOIN stories ON stories.id = shelf.story_id AND stories.user_id = shelf.user_id'
  const where = favorites === 'only' ? 'stories.user_id = ?' : 'shelf.user_id = ? AND shelf.profile_id = ?'
  const shelf = favorites === 'only' ? [] : [Number(child)]
  return idsOf(
    db,
    `SELECT stories.id FROM ${from} WHERE ${where} AND ${sql} ORDER BY stories.created_at DESC, stories.id DESC`,
    [userId, ...shelf, ...values],
  )
}

const countOf = (db: Db, userId: number, { sql, values }: Condition): number =>
  statement<{ total: number }>(
    db,
    `SELECT coalesce(sum(stories), 0) AS total FROM story_counts AS stories WHERE user_id = ? AND ${sql}`,
  ).get(userId, ...values)?.total ?? 0

const foundByKind = (db: Db, userId: number, { sql, values }: Condition): Uint32Array =>
  idsOf(
    db,
    `SELECT story.id FROM story_counts AS stories
     CROSS JOIN stories AS story INDEXED BY stories_by_kind USING (user_id, environment, tone, age_group, length)
     WHERE stories.user_id = ? AND ${sql} ORDER BY story.created_at DESC, story.id DESC`,
    [userId, ...values],
  )
