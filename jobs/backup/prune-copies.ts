import type { Db } from '../../db/client.ts'
import { familiesSince, hasFamilies } from '../../db/queries/families.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { backupsIn, removeBackup } from './back-up.ts'
import { carriedIn, outdatedCarried, removeCarried, removeOutdatedCarried } from './carried.ts'
import { CHANGES, DATABASES, MEDIA, outdated, stampOf } from './names.ts'

export interface CopiesToPrune {
  db: Db
  store: ObjectStore
  /** The name under which changes are being carried, if they are. */
  current: () => string | undefined
  now: () => Date
  keepDays: number
}

/**
 * Removes outdated copies besides those that a new backup removes: carried copies, whether or not carrying still runs,
 * and after the last family's end everything stored of its database. A database that never had a family removes
 * nothing: it may be about to be restored.
 */
export async function pruneCopies(work: CopiesToPrune, signal?: AbortSignal): Promise<void> {
  const { db, store, current, now, keepDays } = work
  const since = familiesSince(db)
  if (!since) return
  if (hasFamilies(db)) await removeOutdatedCarried(store, current(), now(), keepDays, signal)
  else await pruneLastFamilys(work, stampOf(since), signal)
}

/** Nothing newer will come, so the newest is removed too, in its time. What was stored before `since` is not this database's. */
async function pruneLastFamilys(
  { db, store, now, keepDays }: CopiesToPrune,
  since: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const carried = (await carriedIn(store)).filter(({ name }) => name >= since)
  for (const { name } of outdatedCarried(carried, now(), keepDays)) await removeCarried(store, name, signal)
  const backups = (await backupsIn(store)).filter((stamp) => stamp >= since)
  for (const stamp of outdated([...backups, stampOf(now())], now(), keepDays)) {
    if (signal?.aborted) return
    await removeBackup(store, stamp)
  }
  if ((await isAnyUnder(store, DATABASES)) || (await isAnyUnder(store, CHANGES))) return
  // Families that signed up meanwhile have files that the next backup will refer to.
  for await (const { name } of store.list(MEDIA)) {
    if (signal?.aborted || hasFamilies(db)) return
    await store.remove(name)
  }
}

async function isAnyUnder(store: ObjectStore, prefix: string): Promise<boolean> {
  for await (const _ of store.list(prefix)) return true
  return false
}
