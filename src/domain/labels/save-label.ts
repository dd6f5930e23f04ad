import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { timelineLabels } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import { hasRoomFor } from '../family/has-room-for.ts'

/** A label's words, trimmed; without a color it gets the default one, or keeps its own. */
export interface LabelWords {
  name: string
  description?: string | undefined
  color?: string | undefined
}

/** Adds a label to the date of a story (ISO, UTC); `full` when the family has reached its limit. */
export function createLabel(
  db: Db,
  userId: number,
  words: LabelWords,
  createdAt: string,
): Result<TimelineLabel, 'full'> {
  return db.transaction(
    (tx) => {
      if (!hasRoomFor(tx, userId, 'label')) return failed('full')
      const values = { userId, createdAt, ...valuesOf(words) }
      return ok(tx.insert(timelineLabels).values(values).returning(SHOWN).get())
    },
    { behavior: 'immediate' },
  )
}

/** Changes a label; without a description it has none. Undefined when the user has no such label. */
export function editLabel(db: Db, userId: number, id: number, words: LabelWords): TimelineLabel | undefined {
  return db.update(timelineLabels).set(valuesOf(words)).where(mine(userId, id)).returning(SHOWN).all()[0]
}

/** Returns false when the user has no such label. */
export const deleteLabel = (db: Db, userId: number, id: number): boolean =>
  db.delete(timelineLabels).where(mine(userId, id)).run().changes > 0

const SHOWN = {
  id: timelineLabels.id,
  name: timelineLabels.name,
  description: timelineLabels.description,
  color: timelineLabels.color,
  createdAt: timelineLabels.createdAt,
}

const valuesOf = ({ name, description, color }: LabelWords) => ({
  name,
  description: description ?? null,
  ...(color ? { color: color.toLowerCase() } : {}),
})

const mine = (userId: number, id: number) => and(eq(timelineLabels.id, id), eq(timelineLabels.userId, userId))
