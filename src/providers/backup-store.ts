import type { Env } from '../env.ts'
import type { ObjectStore } from '../ports/object-store.ts'
import type { S3Options } from '../vendors/s3/bucket.ts'
import { openObjectStore } from '../vendors/s3/object-store.ts'

/** Where backups are stored; undefined where none are made. */
export function chooseBackupStore(env: Env): ObjectStore | undefined {
  const bucket = backupBucketOf(env)
  return bucket && openObjectStore(bucket)
}

/** The bucket of the backups, and its access. */
export function backupBucketOf(env: Env): S3Options | undefined {
  const bucket = env.BACKUP_BUCKET
  const endpoint = env.BACKUP_ENDPOINT ?? env.S3_ENDPOINT
  const accessKeyId = env.BACKUP_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID
  const secretAccessKey = env.BACKUP_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return undefined
  const region = env.BACKUP_REGION ?? env.S3_REGION
  return { endpoint, bucket, accessKeyId, secretAccessKey, region }
}
