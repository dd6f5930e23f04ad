import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories, storyMedia } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../providers/media/index.ts'
import { giveBackCreditsOfStory } from '../credits/story-price.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'

/**
 * Deletes a story with its pictures and sounds. A story that failed, or that was not begun, gives its credits back
 * (design, section 1). Answers false when the user has no such story.
 */
export async function deleteStory(
  db: Db,
  store: MediaStore,
  userId: number,
  storyId: number,
): Promise<boolean> {
  const mediaIds = db.transaction(
    (tx) => {
      const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
      const story = tx.select().from(stories).where(mine).get()
      if (!story) return undefined
      if (story.retryable || story.generationStatus === 'story_created')
        giveBackCreditsOfStory(tx, userId, storyId)
      const used = tx
        .select({ id: storyMedia.mediaId })
        .from(storyMedia)
        .where(eq(storyMedia.storyId, storyId))
        .all()
      tx.delete(stories).where(mine).run()
      return used.map((row) => row.id)
    },
    { behavior: 'immediate' },
  )
  if (!mediaIds) return false
  await removeUnusedMedia(db, store, mediaIds)
  return true
}
