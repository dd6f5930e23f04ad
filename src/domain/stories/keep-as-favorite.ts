import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories } from '../../../db/schema/index.ts'

/**
 * Puts a heart on a story, or takes it off, as it was chosen at `chosen` by the server's clock: what a device could not
 * say at once does not undo what was chosen since. False when the user has no such story.
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
