import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { StoryListItem, StoryPage } from '../../src/shared/stories/story-answer.ts'
import { isUnfiltered, NO_FILTERS, type StoryFilters } from '../../src/shared/stories/story-filters.ts'
import { tonesOf } from '../../src/shared/stories/tones.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'
import { makingOf } from './making.ts'
import { type Condition, foundBySearch } from './story-search.ts'

/** Grows with every change that a list of the user's stories would show: enough to answer 304. */
export const timelineVersion = (db: Db, userId: number): number => keptOf(db, userId).timelineVersion

/** How many stories the user has; kept, not counted. */
export const storyCountOf = (db: Db, userId: number): number => keptOf(db, userId).storyCount

/** Whether one of the user's stories is still to be made or has failed. */
export const hasUnfinished = (db: Db, userId: number): boolean =>
  statement(
    db,
    `SELECT 1 FROM stories INDEXED BY stories_unfinished WHERE user_id = ? AND generation_status <> 'complete' LIMIT 1`,
  ).get(userId) !== undefined

/** Undefined when the user has no such story. */
export const storyTitleOf = (db: Db, userId: number, id: number): string | undefined =>
  statement<{ title: string }>(db, 'SELECT title FROM stories WHERE id = ? AND user_id = ?').get(id, userId)
    ?.title

/** When a story was begun: the date that a label at it marks. Undefined when the user has no such story. */
export const storyDateOf = (db: Db, userId: number, id: number): string | undefined =>
  statement<{ createdAt: string }>(
    db,
    'SELECT created_at AS createdAt FROM stories WHERE id = ? AND user_id = ?',
  ).get(id, userId)?.createdAt

export interface FoundStories {
  total: number
  /** Newest first. */
  items(page: { limit: number; offset: number }): StoryListItem[]
}

/** The user's stories that the filters let through; nothing but their number is read before `items` is called. */
export function findStories(db: Db, userId: number, filters: StoryFilters): FoundStories {
  const ids = idsFor(db, userId, filters)
  return {
    total: ids.total,
    items: ({ limit, offset }) => itemsOf(db, userId, ids.part(limit, offset)),
  }
}

/** One page of the user's stories, newest first; a page beyond the last one is empty. */
export function storyPageOf(
  db: Db,
  userId: number,
  { page, limit, filters = NO_FILTERS }: { page: number; limit: number; filters?: StoryFilters },
): StoryPage {
  const { total, items } = findStories(db, userId, filters)
  const data = items({ limit, offset: (page - 1) * limit })
  return { data, total, totalPages: Math.ceil(total / limit) }
}

/** Of so many stories one must pass the filters for walking the timeline; when they are rarer, their own index is read. */
const WALKED_FOR_ONE = 50

interface FoundIds {
  total: number
  part(limit: number, offset: number): number[]
}

function idsFor(db: Db, userId: number, filters: StoryFilters): FoundIds {
  const condition = conditionOf(filters)
  if (filters.search !== '') {
    const found = foundBySearch(db, userId, filters.search, condition)
    return { total: found.length, part: (limit, offset) => found.slice(offset, offset + limit) }
  }
  if (isOfAChildAlone(filters)) {
    const total = shelvedCountOf(db, userId, Number(filters.child))
    if (total * WALKED_FOR_ONE >= storyCountOf(db, userId))
      return paged(db, userId, { text: onTimeline(condition), condition, total })
  }
  if (isOfAShelf(filters)) {
    const found = foundOnShelf(db, userId, filters, condition)
    return { total: found.length, part: (limit, offset) => found.slice(offset, offset + limit) }
  }
  const all = storyCountOf(db, userId)
  const total = isUnfiltered(filters) ? all : countOf(db, userId, condition)
  const text = total * WALKED_FOR_ONE >= all ? onTimeline(condition) : byKind(condition)
  return paged(db, userId, { text, condition, total })
}

/** The pages of what a text with its condition finds. */
const paged = (
  db: Db,
  userId: number,
  { text, condition, total }: { text: string; condition: Condition; total: number },
): FoundIds => ({
  total,
  part: (limit, offset) =>
    total <= offset
      ? []
      : statement<{ id: number }>(db, text)
          .all(userId, ...condition.values, limit, offset)
          .map(({ id }) => id),
})

const isOfAChildAlone = ({ child, ...others }: StoryFilters) =>
  child !== 'all' && isUnfiltered({ ...others, child: 'all' })

const shelvedCountOf = (db: Db, userId: number, profileId: number): number =>
  statement<{ total: number }>(
    db,
    'SELECT count(*) AS total FROM profile_stories WHERE user_id = ? AND profile_id = ?',
  ).get(userId, profileId)?.total ?? 0

/** The condition of the select filters; the search is looked up elsewhere. */
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

/** A child's shelf and the favorites are far smaller than the timeline: they are read whole, from their own indexes. */
function foundOnShelf(
  db: Db,
  userId: number,
  { child, favorites }: StoryFilters,
  { sql, values }: Condition,
): number[] {
  const from =
    favorites === 'only'
      ? 'stories INDEXED BY stories_favorites'
      : 'profile_stories AS shelf CROSS JOIN stories ON stories.id = shelf.story_id AND stories.user_id = shelf.user_id'
  const where = favorites === 'only' ? 'stories.user_id = ?' : 'shelf.user_id = ? AND shelf.profile_id = ?'
  return statement<{ id: number }>(
    db,
    `SELECT stories.id FROM ${from} WHERE ${where} AND ${sql} ORDER BY stories.created_at DESC, stories.id DESC`,
  )
    .all(userId, ...(favorites === 'only' ? [] : [Number(child)]), ...values)
    .map(({ id }) => id)
}

const countOf = (db: Db, userId: number, { sql, values }: Condition): number =>
  statement<{ total: number }>(
    db,
    `SELECT coalesce(sum(stories), 0) AS total FROM story_counts AS stories WHERE user_id = ? AND ${sql}`,
  ).get(userId, ...values)?.total ?? 0

const onTimeline = ({ sql }: Condition) =>
  `SELECT id FROM stories INDEXED BY stories_timeline WHERE user_id = ? AND ${sql}
   ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`

const byKind = ({ sql }: Condition) =>
  `SELECT story.id FROM story_counts AS stories
   CROSS JOIN stories AS story INDEXED BY stories_by_kind USING (user_id, environment, tone, age_group, length)
   WHERE stories.user_id = ? AND ${sql} ORDER BY story.created_at DESC, story.id DESC LIMIT ? OFFSET ?`

type StoryRow = Omit<
  StoryListItem,
  'retryable' | 'favorite' | 'storyRequest' | 'coverUrl' | 'series' | 'readBy' | 'making'
> & {
  retryable: number
  favorite: number
  childName: string
  characters: string
  coverHash: string | null
  /** JSON list of names. */
  readBy: string
  seriesId: number | null
  seriesTitle: string | null
  seriesNumber: number | null
}

/** One statement for a page of them: beginning one that joins costs as much as reading ten stories. */
const itemsOf = (db: Db, userId: number, ids: number[]): StoryListItem[] =>
  statement<StoryRow>(
    db,
    `SELECT stories.id, stories.title, stories.created_at AS createdAt, generation_status AS generationStatus, retryable,
       tone, length, age_group AS ageGroup, environment, child_name AS childName, characters, cover_hash AS coverHash,
       favorite, (SELECT json_group_array(name) FROM story_voices WHERE story_id = stories.id) AS readBy,
       (SELECT percent FROM story_places WHERE story_id = stories.id) AS stoppedAt,
       series.id AS seriesId, series.title AS seriesTitle, series_stories.number AS seriesNumber
     FROM json_each(?) AS found CROSS JOIN stories ON stories.id = found.value AND stories.user_id = ?
       LEFT JOIN series_stories ON series_stories.story_id = stories.id
       LEFT JOIN series ON series.id = series_stories.series_id
     ORDER BY found.key`,
  )
    .all(JSON.stringify(ids), userId)
    .map((row) => itemOf(db, row))

const itemOf = (
  db: Db,
  {
    childName,
    characters,
    coverHash,
    retryable,
    favorite,
    readBy,
    seriesId,
    seriesTitle,
    seriesNumber,
    ...story
  }: StoryRow,
): StoryListItem => ({
  ...story,
  making: story.generationStatus === 'complete' || retryable === 1 ? null : makingOf(db, story),
  retryable: retryable === 1,
  favorite: favorite === 1,
  readBy: JSON.parse(readBy) as string[],
  storyRequest: `{"childName":${JSON.stringify(childName)},"characters":${characters}}`,
  coverUrl: coverHash && mediaUrl(coverHash, 'image/webp'),
  series: seriesId === null ? null : { id: seriesId, title: seriesTitle ?? '', number: seriesNumber ?? 0 },
})

interface Kept {
  storyCount: number
  timelineVersion: number
}

const keptOf = (db: Db, userId: number): Kept =>
  statement<Kept>(
    db,
    'SELECT story_count AS storyCount, timeline_version AS timelineVersion FROM users WHERE id = ?',
  ).get(userId) ?? { storyCount: 0, timelineVersion: 0 }
