import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { commitProgress } from '../../../db/progress.ts'
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
 * Stores files of families: the bytes in parallel, then their rows in one transaction, and calls `onKept` before they
 * can be removed. The same file twice is one row. Throws FamilyGone, with nothing stored, when a family was deleted
 * meanwhile.
 */
export async function keepAllMedia<File extends NewMedia>(
  db: Db,
  store: MediaStore,
  files: File[],
  onKept: (id: number) => void,
): Promise<(File & KeptMedia)[]> {
  const { hashes, kept } = await mediaMutex.run(async () => {
    const hashes = await putAll(store, files)
    // Rows that nothing shows yet: whoever shows them waits for the disk, if anybody has to.
    const kept = commitProgress(db, () =>
      db.transaction(
        () =>
          files.every(({ userId }) => isThere(db, userId))
            ? files.map((file, at) => withRow(db, file, hashes[at] ?? ''))
            : undefined,
        { behavior: 'immediate' },
      ),
    )
    for (const { id } of kept ?? []) onKept(id)
    return { hashes, kept }
  })
  if (kept) return kept
  await removeUnneededFiles(db, store, hashes)
  throw new FamilyGone('A file was made for a family that is gone')
}

/** Stores one file. */
export async function keepMedia(
  db: Db,
  store: MediaStore,
  file: NewMedia,
  onKept: (id: number) => void,
): Promise<KeptMedia> {
  const [kept] = await keepAllMedia(db, store, [file], onKept)
  if (!kept) throw new Error('A file was not kept')
  return kept
}

/** Waits for all, so that none is still being written when one has failed. */
async function putAll(store: MediaStore, files: NewMedia[]): Promise<string[]> {
  const puts = await Promise.allSettled(files.map(({ bytes }) => store.put(bytes)))
  return puts.map((put) => {
    if (put.status === 'rejected') throw put.reason
    return put.value
  })
}

const isThere = (db: Db, userId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).get() !== undefined

function withRow<File extends NewMedia>(db: Db, file: File, hash: string): File & KeptMedia {
  const { userId, kind, contentType, madeBy, bytes } = file
  db.insert(media)
    .values({ userId, kind, contentType, madeBy, hash, size: bytes.byteLength })
    .onConflictDoNothing()
    .run()
  const row = db
    .select({ id: media.id, hash: media.hash })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.hash, hash)))
    .get()
  if (!row) throw new Error('A file was kept without a row')
  return { ...file, ...row }
}
