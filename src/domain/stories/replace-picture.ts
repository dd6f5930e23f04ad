import { and, eq, inArray } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { changesOf } from '../../../db/queries/wanted-words.ts'
import { jobs, media, stories, storyChanges, storyImages, storyMedia } from '../../../db/schema/index.ts'
import { filesText, linkMedia, type SavedPicture, StoryGone, setStory, smallest } from './save-pieces.ts'

/** A picture as stored in its row. */
export interface KeptPicture {
  focus: { x: number; y: number }
  files: Omit<SavedPicture['files'][number], 'mediaId'>[]
}

/**
 * Replaces a picture by the redrawn one, and ends its job. Returns the media that the story no longer shows. Throws
 * StoryGone when the story was deleted.
 */
export function replacePicture(db: Db, storyId: number, picture: SavedPicture): number[] {
  return db.transaction(
    (tx) => {
      showDrawn(tx, storyId, picture)
      tx.update(jobs)
        .set({ state: 'done' })
        .where(
          and(
            eq(jobs.storyId, storyId),
            eq(jobs.kind, 'redraw_picture'),
            eq(jobs.paragraphIndex, picture.paragraphIndex),
          ),
        )
        .run()
      return unlinkUnshown(tx, storyId)
    },
    { behavior: 'immediate' },
  )
}

/**
 * Replaces a picture by one drawn after a wish; the old one is kept with the change. A change that was made already is
 * left as it is. Throws StoryGone when the story was deleted.
 */
export function replaceAsWished(db: Db, storyId: number, changeId: number, picture: SavedPicture): void {
  db.transaction(
    (tx) => {
      const { paragraphIndex } = picture
      const change = tx.select().from(storyChanges).where(eq(storyChanges.id, changeId)).get()
      if (change?.state !== 'waiting') return
      const shown = tx
        .select()
        .from(storyImages)
        .where(and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, paragraphIndex)))
        .get()
      if (!shown) throw new StoryGone()
      const before: KeptPicture = {
        focus: { x: shown.focusX, y: shown.focusY },
        files: JSON.parse(shown.files) as KeptPicture['files'],
      }
      showDrawn(tx, storyId, picture)
      tx.update(storyChanges)
        .set({ state: 'made', before: JSON.stringify(before) })
        .where(eq(storyChanges.id, changeId))
        .run()
    },
    { behavior: 'immediate' },
  )
}

function showDrawn(tx: DbOrTx, storyId: number, picture: SavedPicture): void {
  const story = tx.select({ userId: stories.userId }).from(stories).where(eq(stories.id, storyId)).get()
  if (!story) throw new StoryGone()
  const { files, focus } = picture
  showPicture(tx, storyId, picture.paragraphIndex, { focus, files: JSON.parse(filesText(picture)) })
  for (const file of files) linkMedia(tx, storyId, file.mediaId)
}

/** Shows this picture on a page, and on the cover when it is the first. */
export function showPicture(
  tx: DbOrTx,
  storyId: number,
  paragraphIndex: number,
  { focus, files }: KeptPicture,
): void {
  tx.update(storyImages)
    .set({ focusX: focus.x, focusY: focus.y, files: JSON.stringify(files) })
    .where(and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, paragraphIndex)))
    .run()
  const cover = smallest(files)
  if (paragraphIndex === 0 && cover) setStory(tx, storyId, { coverHash: cover.hash })
}

/** Unlinks what a story neither shows nor could show again; returns those media. */
export function unlinkUnshown(tx: DbOrTx, storyId: number): number[] {
  const rows = tx
    .select({ files: storyImages.files })
    .from(storyImages)
    .where(eq(storyImages.storyId, storyId))
    .all()
  const before = changesOf(tx, storyId).flatMap((change) =>
    change.kind === 'picture' && change.before ? (JSON.parse(change.before) as KeptPicture).files : [],
  )
  const shown = new Set(
    [...rows.flatMap((row) => JSON.parse(row.files) as { hash: string }[]), ...before].map(
      ({ hash }) => hash,
    ),
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
}
