import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { timelineLabels } from '../../../db/schema/index.ts'
import type { TimelineLabel } from '../../shared/labels/label.ts'

/** What a label says, trimmed; without a color it gets the default one, or keeps what it has. */
export interface LabelWords {
  name: string
  description?: string | undefined
  color?: string | undefined
}

/** Marks the date of a story (ISO, UTC) with a new label. */
export function createLabel(db: Db, userId: number, words: LabelWords, createdAt: string): TimelineLabel {
  return db
    .insert(timelineLabels)
    .values({ userId, createdAt, ...valuesOf(words) })
    .returning(SHOWN)
    .get()
}

/** Changes what a label says; an absent description is none. Undefined when the user has no such label. */
export function editLabel(db: Db, userId: number, id: number, words: LabelWords): TimelineLabel | undefined {
  return db.update(timelineLabels).set(valuesOf(words)).where(mine(userId, id)).returning(SHOWN).get()
}

/** Answers false when the user has no such label. */
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
