import type { Env } from '../env.ts'
import type { MarkStore } from '../ports/position-mark.ts'
import { openMarkStore } from '../vendors/s3/mark-store.ts'
import { bucketOf } from './media-store.ts'

/** Where the machines of a pair store the writer's position; undefined for a single machine. */
export function chooseMarkStore(env: Env): MarkStore | undefined {
  const bucket = env.LITEFS_DIR ? bucketOf(env) : undefined
  return bucket && openMarkStore(bucket)
}
