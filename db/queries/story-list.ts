import { desc, eq } from 'drizzle-orm'
import { mediaUrl } from '../../src/shared/media-url.ts'
import type { StoryPage } from '../../src/shared/story-answer.ts'
import type { Db } from '../client.ts'
import { stories, users } from '../schema/index.ts'

/** Grows with every change that a list of the user's stories would show: enough to answer 304. */
export const timelineVersion = (db: Db, userId: number): number =>
  db.select({ version: users.timelineVersion }).from(users).where(eq(users.id, userId)).get()?.version ?? 0

/** How many stories the user has; kept, not counted. */
export const storyCountOf = (db: Db, userId: number): number =>
  db.select({ total: users.storyCount }).from(users).where(eq(users.id, userId)).get()?.total ?? 0

/** One page of the user's stories, newest first; a page beyond the last one is empty. */
export function storyPageOf(
  db: Db,
  userId: number,
  { page, limit }: { page: number; limit: number },
): StoryPage {
  const total =
    db.select({ total: users.storyCount }).from(users).where(eq(users.id, userId)).get()?.total ?? 0
  const rows = db
    .select({
      id: stories.id,
      title: stories.title,
      createdAt: stories.createdAt,
      generationStatus: stories.generationStatus,
      retryable: stories.retryable,
      tone: stories.tone,
      length: stories.length,
      ageGroup: stories.ageGroup,
      environment: stories.environment,
      childName: stories.childName,
      characters: stories.characters,
      coverHash: stories.coverHash,
    })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all()
  return {
    data: rows.map(({ childName, characters, coverHash, ...story }) => ({
      ...story,
      storyRequest: `{"childName":${JSON.stringify(childName)},"characters":${characters}}`,
      coverUrl: coverHash && mediaUrl(coverHash, 'image/webp'),
    })),
    total,
    totalPages: Math.ceil(total / limit),
  }
}
