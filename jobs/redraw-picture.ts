import { clearPurchases } from '../src/domain/media/purchases.ts'
import { removeUnusedMedia } from '../src/domain/media/remove-unused-media.ts'
import { replacePicture } from '../src/domain/stories/replace-picture.ts'
import { unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import { Unusable } from '../src/ports/unusable.ts'
import type { GenerationContext } from './generation-context.ts'
import { hasOtherWork } from './job-rows.ts'
import { likenessesFor } from './likenesses.ts'
import { paintPage } from './paint-page.ts'

/**
 * Redraws one picture of a finished story; the old one stays until the new one is stored. Idempotent. Throws StoryGone
 * when the story was deleted, otherwise what the painter throws.
 */
export async function runRedrawPicture(
  studio: GenerationContext,
  { storyId, paragraphIndex }: { storyId: number; paragraphIndex: number },
  signal: AbortSignal,
): Promise<void> {
  const { db, media } = studio
  const story = unfinishedStory(db, storyId)
  if (story?.status !== 'complete') return
  const likenesses = await likenessesFor(studio, story, signal)
  const clear = async () => {
    // Another part of the story that is being remade still needs what was bought for it.
    if (!hasOtherWork(db, { storyId, kind: 'redraw_picture', paragraphIndex }))
      await clearPurchases(db, media, { userId: story.userId, storyId })
  }
  let replaced: number[] = []
  try {
    await paintPage(studio, story, { paragraphIndex, likenesses, take: 1 }, signal, (picture) => {
      replaced = replacePicture(db, storyId, picture)
    })
  } catch (error) {
    if (error instanceof Unusable) await clear()
    throw error
  }
  await removeUnusedMedia(db, media, replaced)
  await clear()
}
