import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { jobs, media, stories, storyImages, storyMedia } from '../../../db/schema/index.ts'
import { filesText, linkMedia, type SavedPicture, StoryGone, setStory, smallest } from './save-pieces.ts'

/**
 * Puts a picture that was redrawn in the place of the old one, and ends its job. Answers the media that the story shows
 * no more. Throws StoryGone when the story was deleted.
 */
export function replacePicture(db: Db, storyId: number, picture: SavedPicture): number[] {
  const { paragraphIndex, focus, files } = picture
  return db.transaction(
    (tx) => {
      const story = tx.select({ userId: stories.userId }).from(stories).where(eq(stories.id, storyId)).get()
      if (!story) throw new StoryGone()
      tx.update(storyImages)
        .set({ focusX: focus.x, focusY: focus.y, files: filesText(picture) })
        .where(and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, paragraphIndex)))
        .run()
      for (const file of files) linkMedia(tx, storyId, file.mediaId)
      const cover = smallest(files)
      if (paragraphIndex === 0 && cover) setStory(tx, storyId, { coverHash: cover.hash })
      tx.update(jobs)
        .set({ state: 'done' })
        .where(
          and(
            eq(jobs.storyId, storyId),
            eq(jobs.kind, 'redraw_picture'),
            eq(jobs.paragraphIndex, paragraphIndex),
          ),
        )
        .run()

      const rows = tx
        .select({ files: storyImages.files })
        .from(storyImages)
        .where(eq(storyImages.storyId, storyId))
        .all()
      const shown = new Set(
        rows.flatMap((row) => (JSON.parse(row.files) as { hash: string }[]).map(({ hash }) => hash)),
      )
      const pictures = tx
        .select({ id: media.id, hash: media.hash })
        .from(storyMedia)
        .innerJoin(media, eq(media.id, storyMedia.mediaId))
        .where(and(eq(storyMedia.storyId, storyId), eq(media.kind, 'picture')))
        .all()
      const unused = pictures.filter(({ hash }) => !shown.has(hash)).map(({ id }) => id)
      tx.delete(storyMedia)
        .where(and(eq(storyMedia.storyId, storyId), inArray(storyMedia.mediaId, unused)))
        .run()
      return unused
    },
    { behavior: 'immediate' },
  )
}
