import type { Db } from '../../../db/client.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { releaseHold, takeHold } from './holds.ts'
import { type KeptMedia, keepAllMedia, keepMedia, type NewMedia } from './keep-media.ts'
import { removeUnusedMedia } from './remove-unused-media.ts'

export interface MediaHolder {
  /** Stores a file and holds it. */
  keep(file: NewMedia): Promise<KeptMedia>
  /** The same for several at once, in order. */
  keepAll<File extends NewMedia>(files: File[]): Promise<(File & KeptMedia)[]>
  /** Holds a file that exists already. */
  hold(id: number): void
}

/**
 * Runs `work`, which stores or finds files before a row shows them. They are not removed meanwhile; those that no row
 * shows at the end are removed, also when the work fails.
 */
export async function holdingMedia<T>(
  db: Db,
  store: MediaStore,
  work: (holder: MediaHolder) => Promise<T>,
): Promise<T> {
  const ids: number[] = []
  const hold = (id: number) => {
    ids.push(id)
    takeHold(db, id)
  }
  try {
    return await work({
      keep: (file) => keepMedia(db, store, file, hold),
      keepAll: (files) => keepAllMedia(db, store, files, hold),
      hold,
    })
  } finally {
    for (const id of ids) releaseHold(db, id)
    await removeUnusedMedia(db, store, ids)
  }
}
