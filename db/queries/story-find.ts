import { isUnfiltered, type StoryFilters } from '../../src/shared/stories/story-filters.ts'
import { tonesOf } from '../../src/shared/stories/tones.ts'
import type { Db } from '../client.ts'
import { bringSearchUpToDate } from '../search-index.ts'
import { statement } from '../statements.ts'
import { anchorBefore, type Find, findOnce, keepAnchor } from './find-cache.ts'
import { type Condition, foundBySearch, idsOf } from './story-search.ts'

interface Kept {
  storyCount: number
  timelineVersion: number
}

interface FoundIds {
  /** Grows with every change that this list of the user's stories would show: enough to answer 304. */
  version: number
  total: number
  /** Newest first. */
  part(limit: number, offset: number): number[]
}

/** The facts about a user's stories that triggers maintain. */
export const keptOf = (db: Db, userId: number): Kept =>
  statement<Kept>(
    db,
    'SELECT story_count AS storyCount, timeline_version AS timelineVersion FROM users WHERE id = ?',
  ).get(userId) ?? { storyCount: 0, timelineVersion: 0 }

/**
 * The ids of the user's stories that match the filters; called once for each answer, because a second call would take
 * the search's update as settled.
 */
export function idsFor(db: Db, userId: number, filters: StoryFilters): FoundIds {
  const { timelineVersion: version, storyCount, isSettled } = upToDate(db, userId, filters)
  const condition = conditionOf(filters)
  const findNow = () => find(db, { userId, filters, condition, all: storyCount })
  const found = isSettled
    ? findOnce(db, { userId, version, filters: JSON.stringify(filters) }, findNow)
    : findNow()
  const { ids, total } = found
  const part = (limit: number, offset: number) =>
    ids ? [...ids.subarray(offset, offset + limit)] : walked(db, userId, condition, found, { limit, offset })
  // A change that can still be rolled back gets a version that is never used again.
  return { version: isSettled ? version : version + Math.random(), total, part }
}

/** A search first indexes what is waiting, which changes its version; final only when a surrounding transaction has ended. */
function upToDate(db: Db, userId: number, { search }: StoryFilters): Kept & { isSettled: boolean } {
  const isTakenIn = search !== '' && bringSearchUpToDate(db, userId)
  return { ...keptOf(db, userId), isSettled: !(isTakenIn && db.$client.inTransaction) }
}

/** The timeline is walked when at least one story in this many matches the filters; rarer matches are read completely. */
const WALKED_FOR_ONE = 50

interface Wanted {
  userId: number
  filters: StoryFilters
  condition: Condition
  /** How many stories the family has. */
  all: number
}

function find(db: Db, wanted: Wanted): Find {
  const total = totalOf(db, wanted)
  const anchors = new Map<number, number>()
  if (total !== undefined && total * WALKED_FOR_ONE >= wanted.all) return { total, anchors }
  const ids = readWhole(db, wanted)
  return { total: ids.length, ids, anchors }
}

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

interface Part {
  limit: number
  offset: number
}

/** Walks up to this length are cheap; the end of a longer walk is remembered. */
const LONG_WALK = 100

/** A page of the timeline, walked to from the nearest of its start, its end, and where earlier walks have ended. */
function walked(db: Db, userId: number, condition: Condition, found: Find, part: Part): number[] {
  const { limit, offset } = part
  if (offset >= found.total) return []
  const anchor = anchorBefore(found, offset)
  const past = offset - (anchor?.place ?? 0)
  const after = found.total - offset - limit
  const ids =
    after < past
      ? walkedFromEnd(db, userId, condition, {
          limit: limit + Math.min(after, 0),
          offset: Math.max(after, 0),
        })
      : walkedFrom(db, userId, condition, { limit, offset: past }, anchor?.id)
  const [first] = ids
  if (first !== undefined && Math.min(past, after) > LONG_WALK) keepAnchor(found, offset, first)
  return ids
}

function walkedFromEnd(
  db: Db,
  userId: number,
  { sql, values }: Condition,
  { limit, offset }: Part,
): number[] {
  const text = `${onTimeline(sql)} ORDER BY created_at, id LIMIT ? OFFSET ?`
  return [...idsOf(db, text, [userId, ...values, limit, offset])].reverse()
}

function walkedFrom(
  db: Db,
  userId: number,
  { sql, values }: Condition,
  { limit, offset }: Part,
  story: number | undefined,
): number[] {
  const begun =
    story === undefined ? '' : 'AND (created_at, id) <= (SELECT created_at, id FROM stories WHERE id = ?)'
  const text = `${onTimeline(sql)} ${begun} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`
  return [...idsOf(db, text, [userId, ...values, ...(story === undefined ? [] : [story]), limit, offset])]
}

const onTimeline = (condition: string) =>
  `SELECT id FROM stories INDEXED BY stories_timeline WHERE user_id = ? AND ${condition}`

const isOfAChildAlone = ({ child, ...others }: StoryFilters) =>
  child !== 'all' && isUnfiltered({ ...others, child: 'all' })

const shelvedCountOf = (db: Db, userId: number, profileId: number): number =>
  statement<{ total: number }>(
    db,
    'SELECT count(*) AS total FROM profile_stories WHERE user_id = ? AND profile_id = ?',
  ).get(userId, profileId)?.total ?? 0

/** The condition of the select filters; the search is handled elsewhere. */
function conditionOf({ environment, tone, ageGroup, length, child, favorites }: StoryFilters): Condition {
  const parts: Condition[] = []
  if (environment !== 'all') parts.push({ sql: 'stories.environment = ?', values: [environment] })
  if (tone !== 'all') {
    const tones = tonesOf(tone)
    parts.push({ sql: `stories.tone IN (${tones.map(() => '?').join(', ')})`, values: tones })
  }
  if (ageGroup !== 'all') parts.push({ sql: 'stories.age_group = ?', values: [ageGroup] })
  if (length !== 'all') parts.push({ sql: 'stories.length = ?', values: [length] })
  if (favorites === 'only') parts.push({ sql: 'stories.favorite', values: [] })
  if (child !== 'all') {
    parts.push({
      sql: `EXISTS (SELECT 1 FROM profile_stories WHERE user_id = stories.user_id AND profile_id = ? AND story_id = stories.id)`,
      values: [Number(child)],
    })
  }
  return {
    sql: parts.map((part) => part.sql).join(' AND ') || '1',
    values: parts.flatMap((part) => part.values),
  }
}

const isOfAShelf = ({ child, favorites }: StoryFilters) => child !== 'all' || favorites === 'only'

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
