import type { Db } from '../client.ts'

/** What is known of the stories that match a family's filters. Only ids and numbers, no text of the family's. */
export interface Find {
  total: number
  /** All of them, newest first, if the list has been read completely. */
  ids?: Uint32Array
  /** If the list is walked: stories at known positions, counted from the newest. */
  anchors: Map<number, number>
}

interface Family {
  version: number
  finds: Map<bigint | number, Find>
}

/** Stories and anchors stored in all: some four megabytes. */
const MOST = 1_000_000
/** What a find costs besides its stories, counted in stories. */
const EACH = 100
/** Anchors of one find; the oldest is dropped first. */
const MOST_ANCHORS = 64

interface Kept {
  /** Least recently used first. */
  families: Map<number, Family>
  size: number
}

const keptOf = new WeakMap<Db['$client'], Kept>()

/**
 * The find for these filters, from the cache while the family's version is the same, else found now and cached. The
 * caller reads the version from the database before anything else of the answer, so no process serves what another one
 * has changed meanwhile.
 */
export function findOnce(
  db: Db,
  { userId, version, filters }: { userId: number; version: number; filters: string },
  find: () => Find,
): Find {
  const kept = keptOf.get(db.$client) ?? { families: new Map(), size: 0 }
  keptOf.set(db.$client, kept)
  const family = familyIn(kept, userId, version)
  const key = Bun.hash(filters)
  const known = family.finds.get(key)
  const found = known ?? find()
  // Reinserted as the most recently used.
  family.finds.delete(key)
  family.finds.set(key, found)
  if (known) return known
  kept.size += sizeOf(found)
  makeRoom(kept)
  return found
}

/** Remembers which story is at a position. */
export function keepAnchor({ anchors }: Find, place: number, id: number): void {
  anchors.set(place, id)
  const [oldest] = anchors.keys()
  if (anchors.size > MOST_ANCHORS && oldest !== undefined) anchors.delete(oldest)
}

/** The nearest known story at or before this position; undefined where that is the start. */
export function anchorBefore({ anchors }: Find, place: number): { place: number; id: number } | undefined {
  let nearest: { place: number; id: number } | undefined
  for (const [at, id] of anchors) if (at <= place && at > (nearest?.place ?? 0)) nearest = { place: at, id }
  return nearest
}

/** Nothing cached is valid for a family of another version. */
function familyIn(kept: Kept, userId: number, version: number): Family {
  const known = kept.families.get(userId)
  const family = known?.version === version ? known : { version, finds: new Map() }
  if (known && known !== family) kept.size -= sizeOfAll(known)
  kept.families.delete(userId)
  kept.families.set(userId, family)
  return family
}

/** The least recently used ones are dropped first. */
function makeRoom(kept: Kept): void {
  for (const [userId, { finds }] of kept.families) {
    for (const [key, find] of finds) {
      if (kept.size <= MOST) return
      finds.delete(key)
      kept.size -= sizeOf(find)
    }
    if (finds.size === 0) kept.families.delete(userId)
  }
}

const sizeOf = ({ ids }: Find) => EACH + MOST_ANCHORS + (ids?.length ?? 0)

const sizeOfAll = ({ finds }: Family) => finds.values().reduce((sum, find) => sum + sizeOf(find), 0)
