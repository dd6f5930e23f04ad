import type { Db } from '../../db/client.ts'
import { hashesIn } from '../../db/copy.ts'
import type { Logger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { type Duty, everyNowAndThen } from '../duties.ts'
import { storeMedia } from './back-up.ts'

const LOOK_EVERY_MS = 60_000

/** Stores new pictures and sounds a minute after they came, so that a database that is restored by its changes finds them. */
export function mediaFollower(
  { db, media, store }: { db: Db; media: MediaStore; store: ObjectStore },
  log: Logger,
  lookEveryMs = LOOK_EVERY_MS,
): Duty {
  let seen: unknown
  const look = async () => {
    const changes = db.$client.prepare('SELECT total_changes()').pluck().get()
    if (changes === seen) return
    await storeMedia(hashesIn(db.$client), media, store)
    seen = changes
  }
  return {
    name: 'media follower',
    start: () => everyNowAndThen(lookEveryMs, look, (error) => log.error('backup.failed', error)),
  }
}
