import { eq, max } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { series, seriesStories, stories } from '../../../db/schema/index.ts'

/** Adds a sequel to the series of the stories before it; the first sequel starts the series. */
export function joinSeries(
  tx: DbOrTx,
  userId: number,
  { before, storyId }: { before: number; storyId: number },
): void {
  const seriesId = seriesOf(tx, before) ?? beginSeries(tx, userId, before)
  const last = tx
    .select({ number: max(seriesStories.number) })
    .from(seriesStories)
    .where(eq(seriesStories.seriesId, seriesId))
    .get()
  tx.insert(seriesStories)
    .values({ storyId, seriesId, userId, number: (last?.number ?? 0) + 1 })
    .run()
}

/** The other stories of this one's series; none where there is no series. */
export function storiesBeside(tx: DbOrTx, storyId: number): number[] {
  const seriesId = seriesOf(tx, storyId)
  if (seriesId === undefined) return []
  return tx
    .select({ id: seriesStories.storyId })
    .from(seriesStories)
    .where(eq(seriesStories.seriesId, seriesId))
    .all()
    .map(({ id }) => id)
}

const seriesOf = (tx: DbOrTx, storyId: number): number | undefined =>
  tx.select().from(seriesStories).where(eq(seriesStories.storyId, storyId)).get()?.seriesId

function beginSeries(tx: DbOrTx, userId: number, first: number): number {
  const story = tx.select({ title: stories.title }).from(stories).where(eq(stories.id, first)).get()
  const { id } = tx
    .insert(series)
    .values({ userId, title: story?.title ?? '' })
    .returning({ id: series.id })
    .get()
  tx.insert(seriesStories).values({ storyId: first, seriesId: id, userId, number: 1 }).run()
  return id
}
