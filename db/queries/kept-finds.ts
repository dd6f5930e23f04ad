import type { Db } from '../client.ts'

/** What is known of the stories that a family's filters let through. Ids and numbers alone: no word of the family's. */
export interface Find {
  total: number
  /** All of them, newest first, where they are read whole. */
  ids?: Uint32Array
  /** Where they are walked: the story that stands at a place, counted from the newest. */
  anchors: Map<number, number>
}

interface Family {
  version: number
  finds: Map<bigint | number, Find>
}

/** Stories and anchors that are kept in all: some four megabytes. */
const MOST = 1_000_000
/** What a find costs beside its stories, counted in stories. */
const EACH = 100
/** Anchors of one find; the oldest one goes first. */
const MOST_ANCHORS = 64

interface Kept {
  /** In the order in which they were last asked for. */
  families: Map<number, Family>
  size: number
}

const keptOf = new WeakMap<Db['$client'], Kept>()

/**
 * What was found before by the same filters, or is found now and kept while the family's version holds. The version is
 * read from the database by whoever asks, before anything else of the answer: so no process answers with what another one
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
  // Put back as the one that was asked for last.
  family.finds.delete(key)
  family.finds.set(key, found)
  if (known) return known
  kept.size += sizeOf(found)
  makeRoom(kept)
  return found
}

/** Remembers which story stands at a place. */
export function keepAnchor({ anchors }: Find, place: number, id: number): void {
  anchors.set(place, id)
  const [oldest] = anchors.keys()
  if (anchors.size > MOST_ANCHORS && oldest !== undefined) anchors.delete(oldest)
}

/** The nearest place at or before this one whose story is known; undefined where it is the first of all. */
export function anchorBefore({ anchors }: Find, place: number): { place: number; id: number } | undefined {
  let nearest: { place: number; id: number } | undefined
  for (const [at, id] of anchors) if (at <= place && at > (nearest?.place ?? 0)) nearest = { place: at, id }
  return nearest
}

/** A family of another version has nothing kept. */
function familyIn(kept: Kept, userId: number, version: number): Family {
  const known = kept.families.get(userId)
  const family = known?.version === version ? known : { version, finds: new Map() }
  if (known && known !== family) kept.size -= sizeOfAll(known)
  kept.families.delete(userId)
  kept.families.set(userId, family)
  return family
}

/** Those that were not asked for the longest go first. */
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
