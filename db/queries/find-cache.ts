import type { Db } from '../client.ts'
import type { Anchor } from './story-walk.ts'

/** What is known of the stories that match a family's filters. Only ids, numbers and dates, no text of the family's. */
export interface Find {
  /** The family's `finds_version` for which it holds. */
  version: number
  /** Of the change that made this version; undefined where it is unknown. */
  token: number | undefined
  total: number
  /** All of them, newest first, if the list has been read completely; after the `total` there may be room for more. */
  ids?: Uint32Array
  /** If the list is walked: stories at known positions. */
  anchors: Anchor[]
}

/** Stories and anchors stored in all: some four megabytes. */
const MOST = 1_000_000
/** What a find costs besides its stories, and what an anchor costs, counted in stories. */
const EACH = 100
const ANCHOR = 30

interface Kept {
  /** By family and filters; least recently used first. */
  finds: Map<string, { find: Find; size: number }>
  size: number
}

const keptOf = new WeakMap<Db['$client'], Kept>()

interface Wanted {
  userId: number
  /** The family's `finds_version` now, read in the same transaction as everything else of the find. */
  version: number
  filters: string
}

interface Finding {
  /** Finds anew. */
  find(): Find
  /** Brings a find to the wanted version by what has changed since; false where it has to be found anew. */
  carryOn(found: Find): boolean
}

/**
 * The find for these filters: the cached one if the family's version is the same or can be reached from its version,
 * else found now and cached. No process serves what another one has changed meanwhile.
 */
export function findOnce(db: Db, { userId, version, filters }: Wanted, { find, carryOn }: Finding): Find {
  const kept = keptOf.get(db.$client) ?? { finds: new Map(), size: 0 }
  keptOf.set(db.$client, kept)
  const key = keyOf(userId, filters)
  const known = kept.finds.get(key)?.find
  // Reinserted as the most recently used.
  drop(kept, key)
  const isCurrent = known !== undefined && (known.version === version || carryOn(known))
  const found = isCurrent ? known : find()
  const size = sizeOf(found)
  kept.finds.set(key, { find: found, size })
  kept.size += size
  makeRoom(kept)
  return found
}

/** Whether `findOnce` would answer without reading anything. */
export const isKept = (db: Db, { userId, version, filters }: Wanted): boolean =>
  keptOf.get(db.$client)?.finds.get(keyOf(userId, filters))?.find.version === version

const keyOf = (userId: number, filters: string) => `${userId} ${Bun.hash(filters)}`

/** The least recently used ones are dropped first. */
function makeRoom(kept: Kept): void {
  for (const key of kept.finds.keys()) {
    if (kept.size <= MOST) return
    drop(kept, key)
  }
}

function drop(kept: Kept, key: string): void {
  kept.size -= kept.finds.get(key)?.size ?? 0
  kept.finds.delete(key)
}

const sizeOf = ({ ids, anchors }: Find) => EACH + ANCHOR * anchors.length + (ids?.length ?? 0)
