import { eq } from 'drizzle-orm'
import { stories } from '../db/schema/index.ts'
import { COVER_WIDTHS } from '../src/shared/media/light-copy.ts'
import type { GenerationContext } from './generation-context.ts'

/** Has the light copies of a story's cover made, which lists show; without them the cover itself is shown. */
export function lightenCover({ db, lightCopies }: GenerationContext, storyId: number): void {
  const story =
    lightCopies &&
    db.select({ coverHash: stories.coverHash }).from(stories).where(eq(stories.id, storyId)).get()
  if (story?.coverHash) for (const width of COVER_WIDTHS) lightCopies?.wish(story.coverHash, width)
}
