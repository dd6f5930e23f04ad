import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { storyChanges, storyImages } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { takeCreditsForChange } from '../credits/charge-for-story.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { beginPart } from './begin-part.ts'
import { agreedPrice, changePrice, type PriceRefusal } from './change-price.ts'
import { type PageAddress, type PageRefusal, pageOf, remakeJobOf } from './page-of.ts'

export interface PictureWish extends PageAddress {
  /** As returned by `pictureWish`. */
  wish: string
  /** The price that the parent was shown, in credits. */
  price: number
}

export type PictureWishRefusal = PageRefusal | PriceRefusal | { reason: 'drawing' } | { reason: 'full' }

/**
 * Has a picture drawn again after a parent's wish; the old one stays until the new one exists, and is kept for undoing
 * the change. A failed drawing is repeated free of charge, with any wish.
 */
export function drawWish(
  db: Db,
  admission: Admission,
  { storyId, paragraphIndex, wish, price: shown }: PictureWish,
  painter: { engine: string },
): Result<undefined, PictureWishRefusal> {
  const { userId } = admission
  return db.transaction(
    (tx): Result<undefined, PictureWishRefusal> => {
      const page = pageOf(tx, userId, { storyId, paragraphIndex })
      if (!page.ok) return page
      const ofPage = and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, paragraphIndex))
      if (!tx.select({ storyId: storyImages.storyId }).from(storyImages).where(ofPage).get())
        return failed({ reason: 'not-found' })
      const drawing = { kind: 'draw_wish', storyId, paragraphIndex } as const
      const waiting = page.value.changes.find(({ kind, state }) => kind === 'picture' && state === 'waiting')
      if (waiting) {
        if (remakeJobOf(tx, 'draw_wish', storyId, paragraphIndex)?.state !== 'failed')
          return failed({ reason: 'drawing' })
        tx.update(storyChanges).set({ asked: wish }).where(eq(storyChanges.id, waiting.id)).run()
        beginPart(tx, admission, drawing)
        return ok(undefined)
      }
      if (!hasRoomFor(tx, userId, 'change')) return failed({ reason: 'full' })
      const price = changePrice(tx, { storyId, paragraphIndex, kind: 'picture' }, painter)
      const agreed = agreedPrice(tx, userId, { price, shown })
      if (typeof agreed !== 'number') return failed(agreed)
      const change = tx
        .insert(storyChanges)
        .values({ userId, storyId, paragraphIndex, kind: 'picture', asked: wish })
        .returning({ id: storyChanges.id })
        .get()
      if (agreed > 0) takeCreditsForChange(tx, userId, change.id, agreed)
      beginPart(tx, admission, drawing)
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )
}
