import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { projectFile } from '../../src/shared/kit/project-file.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { DATABASE_ENDING, DATABASES, LIST_ENDING, MEDIA, outdated, stampIn, stampOf } from './names.ts'

export interface BackingUp {
  /** Writes a copy of the whole database to the path. */
  copy: (path: string) => Promise<void>
  media: MediaStore
  store: ObjectStore
  /** Holds the copy until it is stored. */
  folder: string
  keepDays: number
  now: () => Date
}

export interface BackedUp {
  stamp: string
  /** Files that the store did not have yet. */
  newFiles: number
  removedBackups: number
}

const DAY_MS = 24 * 3600_000
const CHECK = projectFile('jobs/backup/check.ts')

/**
 * Stores the database and every file it refers to, then removes outdated backups. The media are stored first, so that
 * a listed backup is complete. Throws when the copy is damaged, and then keeps the older ones.
 */
export async function backUp({ copy, media, store, folder, keepDays, now }: BackingUp): Promise<BackedUp> {
  const work = join(folder, 'backup')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    const begun = now()
    const stamp = stampOf(begun)
    const path = join(work, 'storylamp.db')
    await copy(path)
    const hashes = await checked(path)
    const newFiles = await storeMedia(hashes, media, store)
    await store.putBytes(`${DATABASES}${stamp}${LIST_ENDING}`, new TextEncoder().encode(hashes.join('\n')))
    await store.put(`${DATABASES}${stamp}${DATABASE_ENDING}`, `${path}.gz`)
    return { stamp, newFiles, removedBackups: await removeOutdated(store, begun, keepDays) }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The stamps of all backups, oldest first. */
export async function backupsIn(store: ObjectStore): Promise<string[]> {
  const names = await Array.fromAsync(store.list(DATABASES))
  return names
    .map(({ name }) => stampIn(name))
    .filter((stamp) => stamp !== undefined)
    .sort()
}

async function checked(path: string): Promise<string[]> {
  const check = Bun.spawn([process.execPath, CHECK, path], { stdout: 'pipe', stderr: 'pipe' })
  const [printed, said, exitCode] = await Promise.all([
    new Response(check.stdout).text(),
    new Response(check.stderr).text(),
    check.exited,
  ])
  if (exitCode !== 0) throw new Error(`The copy could not be used: ${said.trim().slice(0, 500)}`)
  return printed.split('\n').filter(Boolean)
}

async function storeMedia(hashes: string[], media: MediaStore, store: ObjectStore): Promise<number> {
  const there = await namesOfMedia(store)
  let stored = 0
  const lacking = hashes.filter((hash) => !there.has(hash))
  await forEachConcurrently(lacking, async (hash) => {
    if (await storeFile(hash, media, store)) stored += 1
  })
  return stored
}

/** The hashes of all media in the backup store. */
export async function namesOfMedia(store: ObjectStore): Promise<Set<string>> {
  const there = new Set<string>()
  for await (const { name } of store.list(MEDIA)) there.add(name.slice(MEDIA.length))
  return there
}

/** False where the file has been deleted since the database was copied. */
export async function storeFile(hash: string, media: MediaStore, store: ObjectStore): Promise<boolean> {
  const file = await media.get(hash)
  if (!file) return false
  await store.putBytes(MEDIA + hash, file)
  return true
}

/** A file is removed with the last backup that refers to it; none is removed unless every remaining backup's list could be read. */
async function removeOutdated(store: ObjectStore, now: Date, keepDays: number): Promise<number> {
  const all = await backupsIn(store)
  const going = outdated(all, now, keepDays)
  if (going.length === 0) return 0
  const needed = await neededBy(
    store,
    all.filter((stamp) => !going.includes(stamp)),
  )
  const dropped = needed ? await strays(store, needed, now) : new Set<string>()
  for (const stamp of going) {
    for (const hash of await mediaListOf(store, stamp)) if (needed && !needed.has(hash)) dropped.add(hash)
    await removeBackup(store, stamp)
  }
  for (const hash of dropped) await store.remove(MEDIA + hash)
  return going.length
}

/** Its media stay: other backups may refer to them. */
export async function removeBackup(store: ObjectStore, stamp: string): Promise<void> {
  await store.remove(`${DATABASES}${stamp}${DATABASE_ENDING}`)
  await store.remove(`${DATABASES}${stamp}${LIST_ENDING}`)
}

/** Undefined where one of their lists is missing. */
async function neededBy(store: ObjectStore, stamps: string[]): Promise<Set<string> | undefined> {
  const needed = new Set<string>()
  for (const stamp of stamps) {
    const list = await storedList(store, stamp)
    if (!list) return undefined
    for (const hash of list) needed.add(hash)
  }
  return needed
}

/** Files that came and went between two backups, so that none refers to them. */
async function strays(store: ObjectStore, needed: Set<string>, now: Date): Promise<Set<string>> {
  const stray = new Set<string>()
  for await (const { name, storedAt } of store.list(MEDIA)) {
    const hash = name.slice(MEDIA.length)
    if (!needed.has(hash) && now.getTime() - storedAt > DAY_MS) stray.add(hash)
  }
  return stray
}

/** The hashes of a backup's media; none where its list is missing. */
export async function mediaListOf(store: ObjectStore, stamp: string): Promise<string[]> {
  return (await storedList(store, stamp)) ?? []
}

async function storedList(store: ObjectStore, stamp: string): Promise<string[] | undefined> {
  const list = await store.get(`${DATABASES}${stamp}${LIST_ENDING}`)
  return list && (await list.text()).split('\n').filter(Boolean)
}
