import { join } from 'node:path'
import { type Env, EnvError } from '../env.ts'
import type { ChangeCarrier } from '../ports/change-carrier.ts'
import { clearLitestream, openLitestream } from '../vendors/litestream/index.ts'
import { backupBucketOf } from './backup-store.ts'

/** What carries every change of a single machine; undefined where nothing does. Throws EnvError where it is not installed. */
export function chooseChangeCarrier(env: Env, file: string, prefix: string): ChangeCarrier | undefined {
  const folder = join(env.DATA_DIR, 'changes')
  const bucket = backupBucketOf(env)
  if (!env.BACKUP_CHANGES || !bucket) {
    // Left by a server that was killed while carrying.
    clearLitestream(folder)
    return undefined
  }
  const program = Bun.which('litestream')
  if (!program)
    throw new EnvError(
      'BACKUP_CHANGES: the program litestream is not installed; the target "streamed" of the Dockerfile has it.',
    )
  return openLitestream({ program, file, folder, bucket, prefix, keepDays: env.BACKUP_KEEP_DAYS })
}
