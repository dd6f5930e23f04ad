import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { Series, SeriesStory } from '../../src/shared/stories/series.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'

/** A family's series with all of its stories; undefined when it has no such series. */
export function seriesWith(db: Db, userId: number, id: number): Series | undefined {
  const series = statement<{ id: number; title: string }>(
    db,
    'SELECT id, title FROM series WHERE id = ? AND user_id = ?',
  ).get(id, userId)
  if (!series) return undefined
  const rows = statement<
    Omit<SeriesStory, 'coverUrl' | 'retryable'> & { coverHash: string | null; retryable: number }
  >(
    db,
    `SELECT stories.id, stories.title, number, created_at AS createdAt, generation_status AS generationStatus, retryable,
       cover_hash AS coverHash
     FROM series_stories JOIN stories ON stories.id = series_stories.story_id
     WHERE series_id = ? AND stories.user_id = ? ORDER BY number`,
  ).all(id, userId)
  const stories = rows.map(({ coverHash, retryable, ...story }) => ({
    ...story,
    retryable: retryable === 1,
    coverUrl: coverHash && mediaUrl(coverHash, 'image/webp'),
  }))
  return { ...series, stories }
}

/** The series that a family's story belongs to; undefined where there is none. */
export function seriesOfStory(db: Db, userId: number, storyId: number): Series | undefined {
  const row = statement<{ id: number }>(
    db,
    'SELECT series_id AS id FROM series_stories WHERE story_id = ? AND user_id = ?',
  ).get(storyId, userId)
  return row && seriesWith(db, userId, row.id)
}
