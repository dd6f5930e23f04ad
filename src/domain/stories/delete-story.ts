import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { recordedMedia } from '../../../db/queries/recordings.ts'
import { boughtPieces, stories, storyMedia } from '../../../db/schema/index.ts'
import { forgetDeletedStories } from '../../../db/search-index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { giveBackCreditsOfStory } from '../credits/charge-for-story.ts'
import { removeUnneededFiles, removeUnusedMedia } from '../media/remove-unused-media.ts'

/**
 * Deletes a story with its pictures, sounds and recordings, and its words in the search index. A story that failed, or
 * that was not begun, is refunded (design, section 1). Returns false when the user has no such story.
 */
export async function deleteStory(
  db: Db,
  store: MediaStore,
  userId: number,
  storyId: number,
): Promise<boolean> {
  const used = db.transaction(
    (tx) => {
      const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
      const story = tx.select().from(stories).where(mine).get()
      if (!story) return undefined
      if (story.retryable || story.generationStatus === 'story_created')
        giveBackCreditsOfStory(tx, userId, storyId)
      const shown = tx
        .select({ id: storyMedia.mediaId })
        .from(storyMedia)
        .where(eq(storyMedia.storyId, storyId))
        .all()
      const bought = tx
        .select({ hash: boughtPieces.hash })
        .from(boughtPieces)
        .where(eq(boughtPieces.storyId, storyId))
        .all()
      const recorded = recordedMedia(tx, storyId)
      tx.delete(stories).where(mine).run()
      return { mediaIds: [...shown.map(({ id }) => id), ...recorded], hashes: bought.map(({ hash }) => hash) }
    },
    { behavior: 'immediate' },
  )
  if (!used) return false
  forgetDeletedStories(db)
  await removeUnusedMedia(db, store, used.mediaIds)
  await removeUnneededFiles(db, store, used.hashes)
  return true
}
