import { type SQL, sql } from 'drizzle-orm'
import type { KidStory } from '../../src/shared/kid-mode/kid-story.ts'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { DbOrTx } from '../client.ts'

/** One shelf's finished stories, and nothing else of the family. */
export interface KidShelf {
  profileId: number
  /** The child's name; undefined for the family's own shelf. */
  name: string | undefined
  has(storyId: number): boolean
  /** Whether a file, by its hash, belongs to a story of the shelf. */
  hasFile(hash: string): boolean
  /** The number of stories, and of favorites among them. */
  counts(): { all: number; favorites: number }
  /** Favorites first, then newest first. */
  stories(part: { favoritesOnly: boolean; limit: number; offset: number }): KidStory[]
  /** The newest stories' ids. */
  ids(atMost: number): number[]
}

/** The shelf of a child's profile, or of all the family's stories for its own profile; undefined when there is no such profile. */
export function kidShelfOf(db: DbOrTx, userId: number, profileId: number): KidShelf | undefined {
  const profile = db.get<{ kind: string; name: string } | undefined>(
    sql`SELECT kind, name FROM profiles WHERE id = ${profileId} AND user_id = ${userId}`,
  )
  if (!profile) return undefined
  const { isFamily, onShelf } = shelfIn(profile.kind, userId, profileId)
  const finds = (condition: SQL) => db.get(sql`SELECT 1 AS found FROM ${onShelf} AND ${condition} LIMIT 1`)
  return {
    profileId,
    name: isFamily ? undefined : profile.name,
    has: (storyId) => finds(sql`stories.id = ${storyId}`) !== undefined,
    hasFile: (hash) =>
      finds(sql`stories.id IN (SELECT story_id FROM story_media JOIN media ON media.id = media_id
        WHERE media.user_id = ${userId} AND media.hash = ${hash}
        UNION SELECT story_id FROM story_voices JOIN media ON media.id = story_voices.media_id
        WHERE media.user_id = ${userId} AND media.hash = ${hash})`) !== undefined,
    counts: () =>
      db.get<{ all: number; favorites: number }>(
        sql`SELECT count(*) AS "all", coalesce(sum(stories.favorite), 0) AS favorites FROM ${onShelf}`,
      ),
    stories: ({ favoritesOnly, limit, offset }) =>
      db
        .all<Omit<KidStory, 'coverUrl' | 'favorite'> & { coverHash: string | null; favorite: number }>(
          sql`SELECT stories.id, stories.title, stories.cover_hash AS coverHash, stories.favorite,
                (SELECT percent FROM story_places WHERE story_id = stories.id) AS stoppedAt
              FROM ${onShelf} ${favoritesOnly ? sql`AND stories.favorite` : sql``}
              ORDER BY stories.favorite DESC, stories.created_at DESC, stories.id DESC
              LIMIT ${limit} OFFSET ${offset}`,
        )
        .map(({ coverHash, favorite, ...story }) => ({
          ...story,
          favorite: favorite === 1,
          coverUrl: coverHash && mediaUrl(coverHash, 'image/webp'),
        })),
    ids: (atMost) =>
      db
        .all<{ id: number }>(
          sql`SELECT stories.id FROM ${onShelf} ORDER BY stories.created_at DESC, stories.id DESC LIMIT ${atMost}`,
        )
        .map(({ id }) => id),
  }
}

/** The part of a query between FROM and the condition. */
function shelfIn(kind: string, userId: number, profileId: number): { isFamily: boolean; onShelf: SQL } {
  const finished = sql`stories.user_id = ${userId} AND stories.generation_status = 'complete' AND NOT stories.retryable`
  if (kind === 'family') return { isFamily: true, onShelf: sql`stories WHERE ${finished}` }
  return {
    isFamily: false,
    onShelf: sql`profile_stories AS shelf
      JOIN stories ON stories.id = shelf.story_id AND stories.user_id = shelf.user_id
      WHERE shelf.user_id = ${userId} AND shelf.profile_id = ${profileId} AND ${finished}`,
  }
}
