import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { media } from '../schema/index.ts'

/** A user's own file by the hash of its bytes; undefined when it is not theirs. */
export const mediaOf = (
  db: Db,
  userId: number,
  hash: string,
): { contentType: string; size: number } | undefined =>
  db
    .select({ contentType: media.contentType, size: media.size })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.hash, hash)))
    .get()

/** The next files of all families after this id, in the order of their arrival, at most `most`. */
export const mediaAfter = (db: Db, id: number, most: number): { id: number; hash: string }[] =>
  db
    .select({ id: media.id, hash: media.hash })
    .from(media)
    .where(gt(media.id, id))
    .orderBy(asc(media.id))
    .limit(most)
    .all()
