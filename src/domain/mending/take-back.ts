import { eq } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import type { StoryChange } from '../../../db/queries/wanted-words.ts'
import { storyChanges } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { giveBackCreditsOfChange } from '../credits/charge-for-story.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { type KeptPicture, showPicture, unlinkUnshown } from '../stories/replace-picture.ts'
import { beginPart } from './begin-part.ts'
import { type PageAddress, type PageRefusal, pageOf, remakeJobOf } from './page-of.ts'

export type TakeBackRefusal = PageRefusal | { reason: 'nothing-to-take-back' } | { reason: 'drawing' }

/**
 * Undoes the last change of a page's words. A change that waits for its voice is removed at once and refunded; one
 * that was read is removed as soon as the narration is joined without it, which buys nothing.
 */
export function takeBackWords(
  db: Db,
  admission: Admission,
  address: PageAddress,
): Result<undefined, TakeBackRefusal> {
  const { userId } = admission
  return db.transaction(
    (tx): Result<undefined, TakeBackRefusal> => {
      const page = pageOf(tx, userId, address)
      if (!page.ok) return page
      const last = page.value.changes.findLast(({ kind, state }) => kind === 'words' && state !== 'leaving')
      if (!last) return failed({ reason: 'nothing-to-take-back' })
      if (last.state === 'waiting') {
        forgetChange(tx, last)
        giveBackCreditsOfChange(tx, userId, last.id)
      } else tx.update(storyChanges).set({ state: 'leaving' }).where(eq(storyChanges.id, last.id)).run()
      beginPart(tx, admission, { kind: 'tell_pages', storyId: address.storyId, paragraphIndex: null })
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )
}

/** Undoes the last drawing of a page: the previous picture returns at once. */
export async function takeBackPicture(
  db: Db,
  store: MediaStore,
  userId: number,
  address: PageAddress,
): Promise<Result<undefined, TakeBackRefusal>> {
  const taken = db.transaction(
    (tx): Result<number[], TakeBackRefusal> => {
      const page = pageOf(tx, userId, address)
      if (!page.ok) return page
      const last = page.value.changes.findLast(({ kind }) => kind === 'picture')
      if (!last) return failed({ reason: 'nothing-to-take-back' })
      const { storyId, paragraphIndex } = address
      if (last.state === 'waiting') {
        if (remakeJobOf(tx, 'draw_wish', storyId, paragraphIndex)?.state !== 'failed')
          return failed({ reason: 'drawing' })
        forgetChange(tx, last)
        giveBackCreditsOfChange(tx, userId, last.id)
        return ok([])
      }
      if (last.before !== null)
        showPicture(tx, storyId, paragraphIndex, JSON.parse(last.before) as KeptPicture)
      forgetChange(tx, last)
      return ok(unlinkUnshown(tx, storyId))
    },
    { behavior: 'immediate' },
  )
  if (!taken.ok) return taken
  await removeUnusedMedia(db, store, taken.value)
  return ok(undefined)
}

/** Its content is deleted; that it existed is remembered, because later changes cost the price of further ones. */
export const forgetChange = (tx: DbOrTx, { id }: Pick<StoryChange, 'id'>): void =>
  void tx
    .update(storyChanges)
    .set({ state: 'gone', asked: '', before: null })
    .where(eq(storyChanges.id, id))
    .run()
