import { eq } from 'drizzle-orm'
import { type Db, mayWrite } from '../../../db/client.ts'
import { media } from '../../../db/schema/index.ts'
import type { Lighten } from '../../ports/lighten.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { createBoundedQueue } from '../../shared/kit/bounded-queue.ts'
import { TooBusy } from '../../shared/kit/too-busy.ts'
import type { LightWidth } from '../../shared/media/light-copy.ts'
import { mediaMutex } from './media-mutex.ts'

/** Small copies of families' pictures, for lists: made in the background, and removed with the picture. */
export interface LightCopies {
  /** A picture's copy; where there is none yet, it is wished for. */
  find(hash: string, width: LightWidth): Promise<Blob | undefined>
  /** Has a copy made when it is its turn; where it cannot be, the next who looks for it wishes again. */
  wish(hash: string, width: LightWidth): void
  /** Makes no more, and resolves when none is being made. */
  close(): Promise<void>
}

interface Making {
  db: Db
  media: MediaStore
  lighten: Lighten
  onFailure(error: unknown): void
}

/** One at a time: nobody waits for them. */
const BOUNDS = { concurrency: 1, maxWaiting: 200, retryAfterSeconds: 1 }

export function lightCopies(making: Making): LightCopies {
  const queue = createBoundedQueue(BOUNDS)
  /** What is waiting or being made, and what failed: that is not tried again before the next start. */
  const wished = new Map<string, Promise<void>>()
  let isClosed = false

  async function make(hash: string, width: LightWidth): Promise<void> {
    const name = `${hash} ${width}`
    try {
      await queue.run(async () => {
        if (!isClosed) await makeCopy(making, hash, width)
      })
      wished.delete(name)
    } catch (error) {
      if (error instanceof TooBusy) wished.delete(name)
      else if (!isClosed) making.onFailure(error)
    }
  }

  const wish = (hash: string, width: LightWidth) => {
    const name = `${hash} ${width}`
    // Where another machine is the writer, it removes pictures too: a copy could come after that.
    if (isClosed || wished.has(name) || !mayWrite(making.db)) return
    wished.set(name, make(hash, width))
  }

  return {
    wish,
    async find(hash, width) {
      const copy = await making.media.getLight(hash, width)
      if (!copy) wish(hash, width)
      return copy
    },
    async close() {
      isClosed = true
      await Promise.all(wished.values())
    },
  }
}

async function makeCopy(
  { db, media: store, lighten }: Making,
  hash: string,
  width: LightWidth,
): Promise<void> {
  const file = await store.get(hash)
  if (!file || (await store.getLight(hash, width))) return
  const copy = await lighten({ picture: new Uint8Array(await file.arrayBuffer()), width })
  await mediaMutex.run(async () => {
    // The picture may have been removed meanwhile, with its copies.
    const picture = db.select({ id: media.id }).from(media).where(eq(media.hash, hash)).get()
    if (picture) await store.putLight(hash, width, copy)
  })
}
