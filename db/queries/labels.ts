import { ROW_CAPS } from '../../src/shared/kit/row-caps.ts'
import type { TimelineLabel } from '../../src/shared/labels/label.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'

const LABELS =
  'SELECT id, name, description, color, created_at AS createdAt FROM timeline_labels WHERE user_id = ?'
const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC'

/** All labels of the user, newest first; the cap keeps them few. */
export const labelsOf = (db: Db, userId: number): TimelineLabel[] =>
  labelsOnPage(db, userId, { limit: ROW_CAPS.label.most, offset: 0 })

/** A page of the user's labels, newest first. */
export const labelsOnPage = (
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): TimelineLabel[] =>
  statement<TimelineLabel>(db, `${LABELS} ${NEWEST_FIRST} LIMIT ? OFFSET ?`).all(userId, limit, offset)

/** One label; undefined when the user has no such label. */
export const labelOf = (db: Db, userId: number, id: number): TimelineLabel | undefined =>
  statement<TimelineLabel>(db, `${LABELS} AND id = ?`).get(userId, id)

export const labelCountOf = (db: Db, userId: number): number =>
  statement<{ total: number }>(db, 'SELECT count(*) AS total FROM timeline_labels WHERE user_id = ?').get(
    userId,
  )?.total ?? 0

/** The newest `limit` labels within a range of dates, both ends included. */
export const labelsBetween = (
  db: Db,
  userId: number,
  { oldest, newest }: { oldest: string; newest: string },
  limit: number,
): TimelineLabel[] =>
  statement<TimelineLabel>(db, `${LABELS} AND created_at BETWEEN ? AND ? ${NEWEST_FIRST} LIMIT ?`).all(
    userId,
    oldest,
    newest,
    limit,
  )

/** The newest `limit` labels outside a range of dates. */
export function labelsOutside(
  db: Db,
  userId: number,
  range: { oldest: string; newest: string },
  limit: number,
): TimelineLabel[] {
  const newer = statement<TimelineLabel>(db, `${LABELS} AND created_at > ? ${NEWEST_FIRST} LIMIT ?`)
  const older = statement<TimelineLabel>(db, `${LABELS} AND created_at < ? ${NEWEST_FIRST} LIMIT ?`)
  const first = newer.all(userId, range.newest, limit)
  return [...first, ...older.all(userId, range.oldest, limit - first.length)]
}
