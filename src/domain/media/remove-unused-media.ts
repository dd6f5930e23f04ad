import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { familiesSince, hasFamilies } from '../../../db/queries/families.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { isHeld } from './holds.ts'
import { mediaMutex } from './media-mutex.ts'

const UNUSED = sql`
  NOT EXISTS (SELECT 1 FROM characters WHERE photo_id = media.id OR portrait_id = media.id)
  AND NOT EXISTS (SELECT 1 FROM story_media WHERE media_id = media.id)
  AND NOT EXISTS (SELECT 1 FROM recordings WHERE media_id = media.id)
  AND NOT EXISTS (SELECT 1 FROM story_voices WHERE media_id = media.id)`

/** Bought for a story that is finished, or for a family with nothing in the making. */
const USED_UP = sql`
  (story_id IN (SELECT id FROM stories WHERE generation_status = 'complete') OR (story_id IS NULL AND user_id IS NOT NULL))
  AND NOT EXISTS (
    SELECT 1 FROM jobs JOIN stories ON stories.id = jobs.story_id
    WHERE stories.user_id = bought_pieces.user_id AND jobs.state <> 'done'
  )`

/**
 * Deletes those of the given media that no character, story or voice of the family uses any more, and the bytes that
 * no family needs.
 */
export async function removeUnusedMedia(db: Db, store: MediaStore, ids: number[]): Promise<void> {
  await mediaMutex.run(async () => {
    for (const id of ids) {
      if (isHeld(db, id)) continue
      const [row] = db.all<{ hash: string }>(
        sql`DELETE FROM media WHERE id = ${id} AND ${UNUSED} RETURNING hash`,
      )
      if (row && !isKept(db, row.hash)) await store.remove(row.hash)
    }
  })
}

/** Deletes the bytes that no family has a row for, unless they were bought for something unfinished. */
export async function removeUnneededFiles(db: Db, store: MediaStore, hashes: string[]): Promise<void> {
  await mediaMutex.run(async () => {
    for (const hash of new Set(hashes)) if (!isKept(db, hash)) await store.remove(hash)
  })
}

/**
 * Deletes what an interrupted request or job left behind: rows that nothing shows and bytes without a row. Returns how
 * many files were deleted. Without families, files older than the first family stay, and all of them where there never
 * was one: they may belong to a database that is about to be restored. Where another machine stores files too, those
 * younger than `olderThan` stay: their rows may not have arrived yet.
 */
export async function sweepMedia(
  db: Db,
  store: MediaStore,
  olderThan?: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (!olderThan) await mediaMutex.run(() => store.sweepDrafts())
  await sweepRows(db, signal)
  let removed = 0
  const since = familiesSince(db)
  if (signal?.aborted || !since) return removed
  const from = hasFamilies(db) ? Number.NEGATIVE_INFINITY : since.getTime()
  for await (const { hash, storedAt } of store.list()) {
    if (signal?.aborted) return removed
    if (storedAt < from || storedAt >= (olderThan?.getTime() ?? Number.POSITIVE_INFINITY)) continue
    if (isKept(db, hash)) continue
    await mediaMutex.run(async () => {
      if (isKept(db, hash)) return
      await store.remove(hash)
      removed += 1
    })
  }
  return removed
}

/** Rows handled at once: a few milliseconds, so that families are served in between. */
const ROWS_AT_ONCE = 1000

async function sweepRows(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const [last] = db.all<{ id: number | null }>(sql`SELECT max(id) AS id FROM media`)
  for (let from = 0; from < (last?.id ?? 0) && !signal?.aborted; from += ROWS_AT_ONCE) {
    await mediaMutex.run(async () => {
      const unused = db.all<{ id: number }>(
        sql`SELECT id FROM media WHERE id > ${from} AND id <= ${from + ROWS_AT_ONCE} AND ${UNUSED}`,
      )
      for (const { id } of unused)
        if (!isHeld(db, id)) db.run(sql`DELETE FROM media WHERE id = ${id} AND ${UNUSED}`)
    })
    await nextTurn()
  }
  if (!signal?.aborted) db.run(sql`DELETE FROM bought_pieces WHERE ${USED_UP}`)
}

const isKept = (db: Db, hash: string) =>
  db.get(
    sql`SELECT 1 FROM media WHERE hash = ${hash} UNION ALL SELECT 1 FROM bought_pieces WHERE hash = ${hash} LIMIT 1`,
  ) !== undefined
