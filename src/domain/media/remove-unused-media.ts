import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { isHeld } from './holds.ts'
import { oneAtATime } from './one-at-a-time.ts'

const UNUSED = sql`
  NOT EXISTS (SELECT 1 FROM characters WHERE photo_id = media.id OR portrait_id = media.id)
  AND NOT EXISTS (SELECT 1 FROM story_media WHERE media_id = media.id)`

/** What was bought for a story that is finished, or for a family for which nothing is being made. */
const USED_UP = sql`
  (story_id IN (SELECT id FROM stories WHERE generation_status = 'complete') OR (story_id IS NULL AND user_id IS NOT NULL))
  AND NOT EXISTS (
    SELECT 1 FROM jobs JOIN stories ON stories.id = jobs.story_id
    WHERE stories.user_id = bought_pieces.user_id AND jobs.state <> 'done'
  )`

/** Deletes those of the given media that no character and no story shows any more, and the bytes that no family needs. */
export async function removeUnusedMedia(db: Db, store: MediaStore, ids: number[]): Promise<void> {
  await oneAtATime(async () => {
    for (const id of ids) {
      if (isHeld(id)) continue
      const [row] = db.all<{ hash: string }>(
        sql`DELETE FROM media WHERE id = ${id} AND ${UNUSED} RETURNING hash`,
      )
      if (row && !isKept(db, row.hash)) await store.remove(row.hash)
    }
  })
}

/** Deletes the bytes that no family has a row for any more, and that were not bought for something unfinished. */
export async function removeUnneededFiles(db: Db, store: MediaStore, hashes: string[]): Promise<void> {
  await oneAtATime(async () => {
    for (const hash of new Set(hashes)) if (!isKept(db, hash)) await store.remove(hash)
  })
}

/**
 * Deletes what an interrupted request or job left behind: rows that nothing shows and bytes that have no row. Answers how
 * many files went. Where another machine stores files too, those younger than `olderThan` stay: their rows may be on the way.
 */
export async function sweepMedia(db: Db, store: MediaStore, olderThan?: Date): Promise<number> {
  await oneAtATime(async () => {
    if (!olderThan) await store.sweepDrafts()
    for (const { id } of db.all<{ id: number }>(sql`SELECT id FROM media WHERE ${UNUSED}`))
      if (!isHeld(id)) db.run(sql`DELETE FROM media WHERE id = ${id} AND ${UNUSED}`)
    db.run(sql`DELETE FROM bought_pieces WHERE ${USED_UP}`)
  })
  let removed = 0
  for await (const { hash, storedAt } of store.list()) {
    if (storedAt >= (olderThan?.getTime() ?? Number.POSITIVE_INFINITY) || isKept(db, hash)) continue
    await oneAtATime(async () => {
      if (isKept(db, hash)) return
      await store.remove(hash)
      removed += 1
    })
  }
  return removed
}

const isKept = (db: Db, hash: string) =>
  db.get(
    sql`SELECT 1 FROM media WHERE hash = ${hash} UNION ALL SELECT 1 FROM bought_pieces WHERE hash = ${hash} LIMIT 1`,
  ) !== undefined
