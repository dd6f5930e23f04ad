import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { checkCopy } from '../../db/copy.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { backupsIn } from './back-up.ts'
import { DATABASE_ENDING, DATABASES, MEDIA, timeOf } from './names.ts'

export interface Restoring {
  store: ObjectStore
  media: MediaStore
  /** Where the database lies until it is taken. */
  folder: string
  /** The newest backup that was begun by then; the newest of all unless said. */
  until?: Date | undefined
  /** Takes the checked database at the path into use. */
  take: (path: string) => Promise<void>
}

export interface Restored {
  stamp: string
  files: number
  /** Files that the backup speaks of and the store does not have. */
  missing: number
}

export class NothingToRestore extends Error {}

/** Brings a backup's database and media back: the media first, so that what is shown is there. Throws DamagedCopy, with nothing taken, when it is not whole. */
export async function restore({ store, media, folder, until, take }: Restoring): Promise<Restored> {
  const all = await backupsIn(store)
  const stamp = all.filter((one) => !until || timeOf(one) <= until).at(-1)
  if (!stamp)
    throw new NothingToRestore(all.length === 0 ? 'There is no backup.' : `The oldest backup is ${all[0]}.`)
  const work = join(folder, 'restore')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    const path = join(work, 'storylamp.db')
    await store.fetch(`${DATABASES}${stamp}${DATABASE_ENDING}`, `${path}.gz`)
    await pipeline(createReadStream(`${path}.gz`), createGunzip(), createWriteStream(path))
    const hashes = checkCopy(path)
    const files = await bringBack(hashes, store, media)
    await take(path)
    return { stamp, files: files.there, missing: files.missing }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function bringBack(hashes: string[], store: ObjectStore, media: MediaStore) {
  const here = new Set<string>()
  for await (const { hash } of media.list()) here.add(hash)
  let missing = 0
  for (const hash of hashes) {
    if (here.has(hash)) continue
    const file = await store.get(MEDIA + hash)
    if (file) await media.put(await file.bytes())
    else missing += 1
  }
  return { there: hashes.length - missing, missing }
}
