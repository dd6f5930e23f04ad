import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { media } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../providers/media/index.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface NewMedia {
  userId: number
  kind: (typeof media.$inferInsert)['kind']
  contentType: string
  /** The vendor's model that made it. */
  madeBy?: string
  bytes: Uint8Array
}

export interface KeptMedia {
  id: number
  hash: string
}

/** Stores a family's file: first the bytes, then its row, told to `onKept` before anybody can remove it. The same file twice is one row. */
export async function keepMedia(
  db: Db,
  store: MediaStore,
  file: NewMedia,
  onKept: (id: number) => void,
): Promise<KeptMedia> {
  return oneAtATime(async () => {
    const hash = await store.put(file.bytes)
    const { userId, kind, contentType, madeBy } = file
    db.insert(media)
      .values({ userId, kind, contentType, madeBy, hash, size: file.bytes.byteLength })
      .onConflictDoNothing()
      .run()
    const row = db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.userId, userId), eq(media.hash, hash)))
      .get()
    if (!row) throw new Error('A media row vanished while it was being written')
    onKept(row.id)
    return { id: row.id, hash }
  })
}
