import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { storyChanges } from '../../../db/schema/index.ts'

/** The wish that waits for a page's picture; `take` counts the drawings of that page. Undefined where none waits. */
export function wishToDraw(
  tx: DbOrTx,
  storyId: number,
  paragraphIndex: number,
): { id: number; wish: string; take: number } | undefined {
  const ofPage = and(eq(storyChanges.storyId, storyId), eq(storyChanges.paragraphIndex, paragraphIndex))
  const drawings = tx
    .select()
    .from(storyChanges)
    .where(and(ofPage, eq(storyChanges.kind, 'picture')))
    .all()
  const waiting = drawings.find(({ state }) => state === 'waiting')
  return waiting && { id: waiting.id, wish: waiting.asked, take: 1 + drawings.length }
}
