import type { Db } from '../client.ts'
import { statement } from '../statements.ts'
import type { Condition } from './story-condition.ts'
import { idsOf } from './story-search.ts'

/** Where a list is known: so many of its stories are newer than this story, which may be gone by now. */
export interface Anchor {
  place: number
  createdAt: unknown
  id: number
}

export interface Part {
  limit: number
  offset: number
}

/** Anchors of one list; the oldest is dropped first. */
const MOST_ANCHORS = 32
/** Walks up to this length are cheap; the end of a longer walk is remembered. */
const LONG_WALK = 100
/** Dates are text, which SQLite sorts before every blob. */
const NEWEST: Anchor = { place: 0, createdAt: Buffer.alloc(0), id: 0 }
const OLDEST = { createdAt: '', id: 0 }

interface Walked {
  ids: number[]
  /** Where the walk has ended, if that is worth knowing. */
  end?: Anchor
}

interface List {
  userId: number
  condition: Condition
  total: number
  anchors: readonly Anchor[]
}

/** A part of the timeline, walked to from the nearest of its start, its end, and where earlier walks have ended. */
export function walk(db: Db, { userId, condition, total, anchors }: List, wanted: Part): Walked {
  const { offset } = wanted
  const limit = Math.min(wanted.limit, total - offset)
  if (limit <= 0) return { ids: [] }
  const part = { limit, offset }
  const [nearest] = [NEWEST, { place: total, ...OLDEST }, ...anchors].sort(
    (a, b) => distance(a, part) - distance(b, part),
  ) as [Anchor]
  const ids = [...newer(db, userId, condition, nearest, part), ...rest(db, userId, condition, nearest, part)]
  const [first] = ids
  if (first === undefined || distance(nearest, part) <= LONG_WALK) return { ids }
  return { ids, end: { place: offset, createdAt: dateOf(db, first), id: first } }
}

/** Remembers which story is at a position. */
export function keepAnchor(anchors: Anchor[], anchor: Anchor): void {
  anchors.push(anchor)
  if (anchors.length > MOST_ANCHORS) anchors.shift()
}

/** How many stories are walked past from there. */
const distance = ({ place }: Anchor, { limit, offset }: Part) =>
  Math.max(offset - place, place - offset - limit, 0)

/** Those of the part that are newer than the anchor. */
function newer(
  db: Db,
  userId: number,
  { sql, values }: Condition,
  { place, createdAt, id }: Anchor,
  { limit, offset }: Part,
): number[] {
  const wanted = Math.min(place - offset, limit)
  if (wanted <= 0) return []
  const text = `${ON_TIMELINE} ${sql} AND (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ? OFFSET ?`
  const past = place - offset - wanted
  return [...idsOf(db, text, [userId, ...values, createdAt, id, wanted, past])].reverse()
}

/** Those of the part from the anchor on. */
function rest(
  db: Db,
  userId: number,
  { sql, values }: Condition,
  { place, createdAt, id }: Anchor,
  { limit, offset }: Part,
): Iterable<number> {
  const wanted = Math.min(offset + limit - place, limit)
  if (wanted <= 0) return []
  const text = `${ON_TIMELINE} ${sql} AND (created_at, id) <= (?, ?) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`
  const past = Math.max(offset - place, 0)
  return idsOf(db, text, [userId, ...values, createdAt, id, wanted, past])
}

const ON_TIMELINE = 'SELECT id FROM stories INDEXED BY stories_timeline WHERE user_id = ? AND'

/** The date by which a story is sorted. */
export const dateOf = (db: Db, id: number): string =>
  statement<{ createdAt: string }>(db, 'SELECT created_at AS createdAt FROM stories WHERE id = ?').get(id)
    ?.createdAt ?? ''
