import type { Env } from '../env.ts'
import type { MarkStore } from '../ports/position-mark.ts'
import { openMarkStore } from '../vendors/s3/mark-store.ts'
import { bucketOf } from './media-store.ts'

/** Where the machines of a pair keep how far the one that writes had come; undefined for a machine alone. */
export function chooseMarkStore(env: Env): MarkStore | undefined {
  const bucket = env.LITEFS_DIR ? bucketOf(env) : undefined
  return bucket && openMarkStore(bucket)
}
