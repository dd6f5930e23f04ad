import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories } from '../../../db/schema/index.ts'

/** Puts a heart on a story, or takes it off; false when the user has no such story. */
export const keepAsFavorite = (db: Db, userId: number, storyId: number, favorite: boolean): boolean =>
  db
    .update(stories)
    .set({ favorite })
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .run().changes > 0
