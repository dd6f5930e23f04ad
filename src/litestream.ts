import { join } from 'node:path'
import { DATABASE } from '../db/client.ts'
import type { Litestream } from '../jobs/backup/litestream.ts'
import type { Env } from './env.ts'
import { backupBucketOf } from './providers/backup-store.ts'

/** Litestream, where backups are made, the program is installed and this machine is alone; a pair has its other machine. */
export function chooseLitestream(env: Env): Litestream | undefined {
  const bucket = backupBucketOf(env)
  const program = Bun.which('litestream')
  if (!bucket || !program || env.LITEFS_DIR) return undefined
  return {
    program,
    bucket,
    file: join(env.DATA_DIR, DATABASE),
    folder: env.DATA_DIR,
    keepDays: env.BACKUP_KEEP_DAYS,
  }
}
