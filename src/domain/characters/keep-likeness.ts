import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { characters } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { holdingMedia } from '../media/holding-media.ts'
import { clearPurchases } from '../media/purchases.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'

export interface Likeness {
  /** WebP. */
  bytes: Uint8Array
  /** The engine that painted it. */
  madeBy: string
}

/** Replaces a character's portrait by a vendor's, unless the character was changed meanwhile. Deletes the old one. */
export async function keepLikeness(
  { db, media }: { db: Db; media: MediaStore },
  { userId, characterId }: { userId: number; characterId: number },
  before: { portraitId: number | null; castSheetJson: string },
  { bytes, madeBy }: Likeness,
): Promise<void> {
  const unchanged = and(
    eq(characters.id, characterId),
    eq(characters.userId, userId),
    eq(characters.castSheet, before.castSheetJson),
    before.portraitId === null ? isNull(characters.portraitId) : eq(characters.portraitId, before.portraitId),
  )
  const replaced = await holdingMedia(db, media, async ({ keep }) => {
    const portrait = await keep({ userId, kind: 'portrait', contentType: 'image/webp', bytes, madeBy })
    return db.update(characters).set({ portraitId: portrait.id }).where(unchanged).run().changes > 0
  })
  if (replaced && before.portraitId !== null) await removeUnusedMedia(db, media, [before.portraitId])
  await clearPurchases(db, media, { userId, characterId })
}
