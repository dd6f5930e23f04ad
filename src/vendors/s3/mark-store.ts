import { z } from 'zod'
import type { MarkStore } from '../../ports/position-mark.ts'
import { openBucket, type S3Options } from './bucket.ts'

const KEY = 'replication/position.json'

const MarkSchema = z.object({
  transaction: z.string().regex(/^[0-9a-f]{1,16}$/),
  checksum: z.string().regex(/^[0-9a-f]{16}$/),
  node: z.string(),
  at: z.number(),
  isLast: z.boolean().default(false),
})

/** The mark as a small file beside the media. */
export function openMarkStore(options: S3Options): MarkStore {
  const file = openBucket(options).file(KEY)
  return {
    async read() {
      return (await file.exists()) ? MarkSchema.parse(await file.json()) : undefined
    },
    async write(mark) {
      await file.write(JSON.stringify(mark), { type: 'application/json' })
    },
    clear: () => file.delete(),
  }
}
