import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { media, users } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { mediaMutex } from './media-mutex.ts'
import { removeUnneededFiles } from './remove-unused-media.ts'

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

/** The family was deleted while its file was being made. */
export class FamilyGone extends Error {}

/**
 * Stores a family's file: first the bytes, then its row, told to `onKept` before anybody can remove it. The same file
 * twice is one row. Throws FamilyGone, with nothing stored, when the family was deleted meanwhile.
 */
export async function keepMedia(
  db: Db,
  store: MediaStore,
  file: NewMedia,
  onKept: (id: number) => void,
): Promise<KeptMedia> {
  const { hash, id } = await mediaMutex.run(async () => {
    const hash = await store.put(file.bytes)
    const id = isThere(db, file.userId) ? rowOf(db, file, hash) : undefined
    if (id !== undefined) onKept(id)
    return { hash, id }
  })
  if (id !== undefined) return { id, hash }
  await removeUnneededFiles(db, store, [hash])
  throw new FamilyGone('A file was made for a family that is gone')
}

const isThere = (db: Db, userId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).get() !== undefined

function rowOf(db: Db, { userId, kind, contentType, madeBy, bytes }: NewMedia, hash: string) {
  db.insert(media)
    .values({ userId, kind, contentType, madeBy, hash, size: bytes.byteLength })
    .onConflictDoNothing()
    .run()
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.hash, hash)))
    .get()?.id
}
