import { clearPurchases } from '../src/domain/media/purchases.ts'
import { wishToDraw } from '../src/domain/mending/wish-to-draw.ts'
import { replaceAsWished } from '../src/domain/stories/replace-picture.ts'
import { unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import { Unusable } from '../src/ports/unusable.ts'
import type { GenerationContext } from './generation-context.ts'
import { hasOtherWork } from './job-rows.ts'
import { likenessesFor } from './likenesses.ts'
import { paintPage } from './paint-page.ts'

/**
 * Draws one picture of a finished story again after a parent's wish; the old one stays until the new one is stored,
 * and is kept beside it. Idempotent. Throws StoryGone when the story was deleted, otherwise what the painter throws.
 */
export async function runDrawWish(
  studio: GenerationContext,
  { storyId, paragraphIndex }: { storyId: number; paragraphIndex: number },
  signal: AbortSignal,
): Promise<void> {
  const { db, media } = studio
  const story = unfinishedStory(db, storyId)
  const change = wishToDraw(db, storyId, paragraphIndex)
  if (story?.status !== 'complete' || !change) return
  const likenesses = await likenessesFor(studio, story, signal)
  const clear = async () => {
    if (!hasOtherWork(db, { storyId, kind: 'draw_wish', paragraphIndex }))
      await clearPurchases(db, media, { userId: story.userId, storyId })
  }
  const { wish, take } = change
  try {
    await paintPage(studio, story, { paragraphIndex, likenesses, take, wish }, signal, (picture) =>
      replaceAsWished(db, storyId, change.id, picture),
    )
  } catch (error) {
    if (error instanceof Unusable) await clear()
    throw error
  }
  await clear()
}
