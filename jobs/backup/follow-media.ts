import type { Db } from '../../db/client.ts'
import { mediaAfter } from '../../db/queries/media.ts'
import type { Logger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { type Duty, repeatEvery } from '../duties.ts'
import { namesOfMedia, storeFile } from './back-up.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'

const LOOK_EVERY_MS = 1000
const AT_ONCE = 500

export interface FollowingMedia {
  db: Db
  media: MediaStore
  store: ObjectStore
  log: Logger
}

/** Stores new pictures and sounds a second or two after they arrive, so that a database carried change by change finds them. */
export function followMedia({ db, media, store, log }: FollowingMedia, lookEveryMs = LOOK_EVERY_MS): Duty {
  let after = 0
  /** Undefined until it has caught up for the first time; what comes later is new. */
  let there: Set<string> | undefined
  const look = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const page = mediaAfter(db, after, AT_ONCE)
      const last = page.at(-1)
      if (!last) {
        there = new Set()
        return
      }
      there ??= await namesOfMedia(store)
      const known = there
      const lacking = page.map(({ hash }) => hash).filter((hash) => !known.has(hash))
      await forEachConcurrently(lacking, async (hash) => {
        if (await storeFile(hash, media, store)) known.add(hash)
      })
      after = last.id
    }
  }
  return {
    name: 'media follower',
    start: () => repeatEvery(lookEveryMs, look, (error) => log.error('backup.media_waits', error)),
  }
}
