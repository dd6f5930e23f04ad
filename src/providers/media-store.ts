import { join } from 'node:path'
import { openFileStore } from '../embedded/media/file-store.ts'
import type { Env } from '../env.ts'
import type { MediaStore } from '../ports/media-store.ts'
import type { S3Options } from '../vendors/s3/bucket.ts'
import { openS3Store } from '../vendors/s3/media-store.ts'

/** The environment's media store: an S3-compatible one, else files under DATA_DIR. */
export function chooseMediaStore(env: Env): MediaStore {
  const bucket = bucketOf(env)
  return bucket ? openS3Store(bucket) : openFileStore(join(env.DATA_DIR, 'media'))
}

/** The bucket of the S3 variables; undefined where they are not set. */
export function bucketOf(env: Env): S3Options | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  }
}
