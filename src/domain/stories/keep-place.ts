import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories, storyPlaces } from '../../../db/schema/index.ts'

/** Keeps where a family stopped in a story, in seconds and percent, or forgets it; false when it has no such story. */
export const keepPlace = (
  db: Db,
  userId: number,
  storyId: number,
  place: { seconds: number; percent: number } | null,
  now: Date,
): boolean =>
  db.transaction(
    (tx) => {
      const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
      if (!tx.select({ id: stories.id }).from(stories).where(mine).get()) return false
      if (place === null) tx.delete(storyPlaces).where(eq(storyPlaces.storyId, storyId)).run()
      else {
        const kept = { ...place, updatedAt: now.toISOString() }
        tx.insert(storyPlaces)
          .values({ storyId, userId, ...kept })
          .onConflictDoUpdate({ target: storyPlaces.storyId, set: kept })
          .run()
      }
      return true
    },
    { behavior: 'immediate' },
  )
