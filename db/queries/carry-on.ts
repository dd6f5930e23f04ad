import type { StoryFilters } from '../../src/shared/stories/story-filters.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'
import type { Find } from './find-cache.ts'
import { type Condition, conditionOf, kindConditionOf } from './story-condition.ts'
import { foundBySearch } from './story-search.ts'
import { dateOf } from './story-walk.ts'

/** Room for new stories, so that a list is not copied for each. */
const ROOM = 64

interface Move {
  version: number
  token: number
  id: number
  createdAt: string
  step: number
  /** Whether a walked list grew or shrank by it. */
  counts: number
}

interface Wanted {
  userId: number
  filters: StoryFilters
  /** The family's `finds_version` now. */
  version: number
}

/**
 * Brings a find to the family's version by testing the stories that came, left or changed since; the same as finding
 * anew, at a cost that does not grow with the family. False, and nothing is changed, where not every change is known,
 * or where the find is of a history that this database does not have any more.
 */
export function carryOn(db: Db, wanted: Wanted, found: Find): boolean {
  const [last, ...moves] = movesFrom(db, wanted, found.version)
  if (last?.version !== found.version || last.token !== found.token) return false
  if (moves.length !== wanted.version - found.version) return false
  if (found.ids) for (const id of new Set(moves.map((move) => move.id))) carryStory(db, wanted, found, id)
  else for (const move of moves) if (move.counts) carryMove(found, move)
  found.version = wanted.version
  found.token = (moves.at(-1) ?? last).token
  return true
}

/** Undefined where the change that made this version is not remembered. */
export const tokenOf = (db: Db, userId: number, version: number): number | undefined =>
  statement<{ token: number }>(db, 'SELECT token FROM story_moves WHERE user_id = ? AND version = ?').get(
    userId,
    version,
  )?.token

function movesFrom(db: Db, { userId, filters }: Wanted, version: number): Move[] {
  const { sql, values } = kindConditionOf(filters)
  const shelf = filters.child === 'all' ? null : Number(filters.child)
  return statement<Move>(
    db,
    `SELECT version, token, story_id AS id, created_at AS createdAt, step,
       step <> 0 AND profile_id IS ? AND ${sql} AS counts
     FROM story_moves AS stories WHERE user_id = ? AND version >= ? ORDER BY version`,
  ).all(shelf, ...values, userId, version)
}

/** A walked list keeps no stories, but how many there are, and how many are newer than each anchor. */
function carryMove(found: Find, { id, createdAt, step }: Move): void {
  found.total += step
  for (const anchor of found.anchors) if (isNewer({ id, createdAt }, anchor)) anchor.place += step
}

/** Takes a story out of a list that has been read, and puts it where it belongs now. */
function carryStory(db: Db, wanted: Wanted, found: Find, id: number): void {
  const { ids = new Uint32Array() } = found
  const at = ids.subarray(0, found.total).indexOf(id)
  if (at >= 0) {
    ids.copyWithin(at, at + 1, found.total)
    found.total -= 1
  }
  if (isFound(db, wanted, id)) insert(db, found, id)
}

function isFound(db: Db, { userId, filters }: Wanted, id: number): boolean {
  const condition = conditionOf(filters)
  return filters.search === ''
    ? isThere(db, userId, condition, id)
    : foundBySearch(db, userId, filters.search, condition, id).length > 0
}

const isThere = (db: Db, userId: number, { sql, values }: Condition, id: number): boolean =>
  statement(db, `SELECT 1 FROM stories WHERE id = ? AND user_id = ? AND ${sql}`).get(
    id,
    userId,
    ...values,
  ) !== undefined

function insert(db: Db, found: Find, id: number): void {
  const { ids = new Uint32Array(), total } = found
  const list = total < ids.length ? ids : withRoom(ids)
  const at = placeFor(db, list.subarray(0, total), { id, createdAt: dateOf(db, id) })
  list.copyWithin(at + 1, at, total)
  list[at] = id
  found.ids = list
  found.total += 1
}

function withRoom(ids: Uint32Array): Uint32Array {
  const roomy = new Uint32Array(ids.length + ROOM)
  roomy.set(ids)
  return roomy
}

interface Dated {
  id: number
  createdAt: unknown
}

/** The position among stories that are all there, newest first. */
function placeFor(db: Db, ids: Uint32Array, story: Dated): number {
  let low = 0
  let high = ids.length
  // Most stories that come are the newest.
  for (let at = 0; low < high; at = (low + high) >> 1) {
    const id = ids[at] ?? 0
    if (isNewer(story, { id, createdAt: dateOf(db, id) })) high = at
    else low = at + 1
  }
  return low
}

const isNewer = (a: Dated, b: Dated): boolean =>
  a.createdAt === b.createdAt ? a.id > b.id : String(a.createdAt) > String(b.createdAt)
