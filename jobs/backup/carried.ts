import type { ObjectStore } from '../../src/ports/object-store.ts'
import { backupsIn } from './back-up.ts'
import { CHANGES, outdated, stampOf, timeOf } from './names.ts'

/** The changes that were carried from one beginning to the next. */
export interface Carried {
  name: string
  /** When it began, by the machine's clock. */
  since: Date
  /** When the last of it was stored, by the store's clock. */
  until: Date
}

/** All carried copies that still exist, the one stored last at the end. */
export async function carriedIn(store: ObjectStore): Promise<Carried[]> {
  const last = new Map<string, number>()
  for await (const { name, storedAt } of store.list(CHANGES)) {
    const [one = ''] = name.slice(CHANGES.length).split('/')
    last.set(one, Math.max(last.get(one) ?? 0, storedAt))
  }
  return [...last]
    .map(([name, until]) => ({ name, since: timeOf(name), until: new Date(until) }))
    .sort((one, other) => one.until.getTime() - other.until.getTime())
}

/**
 * Removes carried copies by the same rule as backups. Nothing is removed before something newer is completely stored:
 * the first copy of the current carrying, or a backup. Returns how many were removed.
 */
export async function removeOutdatedCarried(
  store: ObjectStore,
  current: string | undefined,
  now: Date,
  keepDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const all = await carriedIn(store)
  const past = all.filter(({ name }) => name !== current)
  const isStored = past.length < all.length
  const backup = (await backupsIn(store)).at(-1)
  const isBackedUp = ({ until }: Carried) => backup !== undefined && until < timeOf(backup)
  const gone = outdatedCarried(past, now, keepDays).filter((one) => isStored || isBackedUp(one))
  for (const { name } of gone) await removeCarried(store, name, signal)
  return gone.length
}

/** The outdated ones: a day earlier than backups, because a deleted story's words are carried for up to a day more. */
export function outdatedCarried(past: Carried[], now: Date, keepDays: number): Carried[] {
  const stamps = [...past.map(({ until }) => stampOf(until)), stampOf(now)]
  const going = new Set(outdated(stamps, now, keepDays - 1))
  return past.filter(({ until }) => going.has(stampOf(until)))
}

/** File by file, until the signal: the rest is removed next time. */
export async function removeCarried(store: ObjectStore, name: string, signal?: AbortSignal): Promise<void> {
  for await (const file of store.list(`${CHANGES}${name}/`)) {
    if (signal?.aborted) return
    await store.remove(file.name)
  }
}
