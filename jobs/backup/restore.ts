import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { checkCopy } from '../../db/copy.ts'
import type { ChangeCarrier } from '../../src/ports/change-carrier.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { backupsIn } from './back-up.ts'
import { type Carried, carriedIn } from './carried.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { DATABASE_ENDING, DATABASES, MEDIA, stampOf, timeOf } from './names.ts'

export interface Restoring {
  store: ObjectStore
  media: MediaStore
  /** Holds the database until it is taken. */
  folder: string
  /** Restores the newest backup started by then; the newest of all by default. */
  until?: Date | undefined
  /** Fetches what was carried change by change, where the program is installed. */
  carrier?: Pick<ChangeCarrier, 'fetch'> | undefined
  /** Takes the checked database at the path into use. */
  take: (path: string) => Promise<void>
}

export interface Restored {
  /** The moment that was restored. */
  stamp: string
  files: number
  /** Files that the backup refers to and the store does not have. */
  missing: number
}

export class NothingToRestore extends Error {}

/**
 * Restores a backup's media and database: the media first, so that everything the database shows exists. Throws
 * DamagedCopy, with nothing taken, when it is incomplete.
 */
export async function restore(restoring: Restoring): Promise<Restored> {
  const { store, media, folder, take } = restoring
  const work = join(folder, 'restore')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    const path = join(work, 'storylamp.db')
    const stamp = await fetchNewest(restoring, path)
    const hashes = checkCopy(path)
    const files = await bringBack(hashes, store, media)
    await take(path)
    return { stamp, files: files.there, missing: files.missing }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Writes the newest copy that was complete by then to the path: what was carried, or a whole backup. Returns its moment. */
async function fetchNewest({ store, carrier, until }: Restoring, path: string): Promise<string> {
  const all = await backupsIn(store)
  const backup = all.filter((stamp) => !until || timeOf(stamp) <= until).at(-1)
  for (const { name, until: end } of carrier ? await carriedBy(store, until) : []) {
    const moment = until && until < end ? until : end
    if (backup !== undefined && timeOf(backup) >= moment) break
    if (await carrier?.fetch(name, path, moment < end ? moment : undefined)) return stampOf(moment)
  }
  if (!backup)
    throw new NothingToRestore(all.length === 0 ? 'There is no backup.' : `The oldest backup is ${all[0]}.`)
  await fetchBackup(store, backup, path)
  return backup
}

/** Those that had begun by then, newest first: the newest may have nothing stored yet. */
async function carriedBy(store: ObjectStore, until?: Date): Promise<Carried[]> {
  return (await carriedIn(store)).filter(({ since }) => !until || since <= until).reverse()
}

async function fetchBackup(store: ObjectStore, stamp: string, path: string): Promise<void> {
  await store.fetch(`${DATABASES}${stamp}${DATABASE_ENDING}`, `${path}.gz`)
  await pipeline(createReadStream(`${path}.gz`), createGunzip(), createWriteStream(path))
}

async function bringBack(hashes: string[], store: ObjectStore, media: MediaStore) {
  const here = new Set<string>()
  for await (const { hash } of media.list()) here.add(hash)
  let missing = 0
  const lacking = hashes.filter((hash) => !here.has(hash))
  await forEachConcurrently(lacking, async (hash) => {
    const file = await store.get(MEDIA + hash)
    if (file) await media.put(await file.bytes())
    else missing += 1
  })
  return { there: hashes.length - missing, missing }
}
