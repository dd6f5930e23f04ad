import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { StoryListItem, StoryPage } from '../../src/shared/stories/story-answer.ts'
import type { StoryFilters } from '../../src/shared/stories/story-filters.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'
import { makingOf } from './making.ts'
import { idsFor, keptOf } from './story-find.ts'

/** Grows with every change that a list of the user's stories would show: enough to answer 304. */
export const timelineVersion = (db: Db, userId: number): number => keptOf(db, userId).timelineVersion

/** How many stories the user has; maintained by triggers, not counted. */
export const storyCountOf = (db: Db, userId: number): number => keptOf(db, userId).storyCount

/** Whether one of the user's stories is being made or has failed. */
export const hasUnfinished = (db: Db, userId: number): boolean =>
  statement(
    db,
    `SELECT 1 FROM stories INDEXED BY stories_unfinished WHERE user_id = ? AND generation_status <> 'complete' LIMIT 1`,
  ).get(userId) !== undefined

/** Undefined when the user has no such story. */
export const storyTitleOf = (db: Db, userId: number, id: number): string | undefined =>
  statement<{ title: string }>(db, 'SELECT title FROM stories WHERE id = ? AND user_id = ?').get(id, userId)
    ?.title

/** When a story was begun: the date of its labels. Undefined when the user has no such story. */
export const storyDateOf = (db: Db, userId: number, id: number): string | undefined =>
  statement<{ createdAt: string }>(
    db,
    'SELECT created_at AS createdAt FROM stories WHERE id = ? AND user_id = ?',
  ).get(id, userId)?.createdAt

export interface FoundStories {
  /** Grows with every change that a list of them would show: enough to answer 304. */
  version: number
  total: number
  /** Newest first. */
  items(page: { limit: number; offset: number }): StoryListItem[]
}

/** The user's stories that match the filters; only their number is read before `items` is called. */
export function findStories(db: Db, userId: number, filters: StoryFilters): FoundStories {
  const { version, total, part } = idsFor(db, userId, filters)
  return { version, total, items: ({ limit, offset }) => itemsOf(db, userId, part({ limit, offset })) }
}

/** One page of the found stories, newest first; a page beyond the last one is empty. */
export function storyPageOf(
  { total, items }: FoundStories,
  { page, limit }: { page: number; limit: number },
): StoryPage {
  const data = items({ limit, offset: (page - 1) * limit })
  return { data, total, totalPages: Math.ceil(total / limit) }
}

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

/** One statement for a page of them: starting one with joins costs as much as reading ten stories. */
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
