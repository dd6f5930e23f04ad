import type { S3Options } from '../s3/bucket.ts'

export interface Config {
  /** The database. */
  file: string
  bucket: S3Options
  /** What was carried under one name is under this path of the bucket. */
  path: string
  /** Where it keeps changes until they are stored. */
  folder: string
  /** The socket for its status. */
  control: string
  /** For how many days any moment can be restored. */
  keepDays: number
}

const SYNC_EVERY = '1s'
/** Shorter than the server waits for its own end. */
const END_WITHIN = '4s'

/**
 * Litestream's configuration, as JSON, which is also YAML. Contains no secrets. Moments are kept to the minute; a
 * daily snapshot lets older ones be removed.
 */
export const configOf = ({ file, bucket, path, folder, control, keepDays }: Config): string =>
  JSON.stringify({
    logging: { level: 'warn', type: 'json', stderr: true },
    socket: { enabled: true, path: socketIn(control) },
    'shutdown-timeout': END_WITHIN,
    'shutdown-sync-timeout': END_WITHIN,
    levels: [{ interval: '1m' }, { interval: '1h' }],
    snapshot: {
      interval: keepDays > 1 ? '24h' : '12h',
      retention: keepDays > 1 ? `${(keepDays - 1) * 24}h` : '12h',
    },
    dbs: [
      {
        path: file,
        'meta-path': folder,
        replica: {
          type: 's3',
          endpoint: bucket.endpoint,
          bucket: bucket.bucket,
          path,
          region: bucket.region ?? 'us-east-1',
          'force-path-style': true,
          'sync-interval': SYNC_EVERY,
        },
      },
    ],
  })

export const socketIn = (control: string): string => `${control}/control`
