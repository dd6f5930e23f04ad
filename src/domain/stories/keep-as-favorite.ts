import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories } from '../../../db/schema/index.ts'

/**
 * Marks a story as favorite, or unmarks it, as of `chosen` on the server's clock: a late request does not undo a later
 * choice. False when the user has no such story.
 */
export const keepAsFavorite = (
  db: Db,
  userId: number,
  storyId: number,
  favorite: boolean,
  chosen: Date,
): boolean =>
  db.transaction(
    (tx) => {
      const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
      const known = tx.select({ at: stories.favoriteAt }).from(stories).where(mine).get()
      if (!known) return false
      const favoriteAt = chosen.toISOString()
      if (known.at === null || known.at <= favoriteAt)
        tx.update(stories).set({ favorite, favoriteAt }).where(mine).run()
      return true
    },
    { behavior: 'immediate' },
  )
