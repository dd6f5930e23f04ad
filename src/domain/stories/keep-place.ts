import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories, storyPlaces } from '../../../db/schema/index.ts'

/** Two places from one device may be in transit this long, and arrive in the wrong order. */
const ON_THE_WAY_MS = 10_000

type KeptPlace =
  | { what: 'no-story' }
  /** Another device has stored a newer one, which stays. */
  | { what: 'outdated' }
  /** When it was reached (ISO); null where the place was deleted. */
  | { what: 'kept'; at: string | null }

/**
 * Stores where a family stopped in a story, in seconds and percent, or deletes it, as of `reached` on the server's
 * clock: a late request does not replace a newer place from another device.
 */
export const keepPlace = (
  db: Db,
  userId: number,
  storyId: number,
  place: { seconds: number; percent: number } | null,
  reached: Date,
): KeptPlace =>
  db.transaction(
    (tx) => {
      const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
      if (!tx.select({ id: stories.id }).from(stories).where(mine).get()) return { what: 'no-story' }
      const known = tx
        .select({ at: storyPlaces.updatedAt })
        .from(storyPlaces)
        .where(eq(storyPlaces.storyId, storyId))
        .get()
      const last = known ? Date.parse(known.at) : 0
      if (last > reached.getTime() + ON_THE_WAY_MS) return { what: 'outdated' }
      if (place === null) {
        tx.delete(storyPlaces).where(eq(storyPlaces.storyId, storyId)).run()
        return { what: 'kept', at: null }
      }
      const at = new Date(Math.max(last, reached.getTime())).toISOString()
      const kept = { ...place, updatedAt: at }
      tx.insert(storyPlaces)
        .values({ storyId, userId, ...kept })
        .onConflictDoUpdate({ target: storyPlaces.storyId, set: kept })
        .run()
      return { what: 'kept', at }
    },
    { behavior: 'immediate' },
  )
