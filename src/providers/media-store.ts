import { join } from 'node:path'
import { openFileStore } from '../embedded/media/file-store.ts'
import type { Env } from '../env.ts'
import type { MediaStore } from '../ports/media-store.ts'
import { openS3Store } from '../vendors/s3/media-store.ts'

/** The media store that the environment asks for: an S3-compatible one, else files under DATA_DIR. */
export function chooseMediaStore(env: Env): MediaStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return openFileStore(join(env.DATA_DIR, 'media'))
  return openS3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  })
}
