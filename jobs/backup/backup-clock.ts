import type { Logger } from '../../src/logger.ts'
import { type Duty, repeatEvery } from '../duties.ts'
import { type BackingUp, backUp, backupsIn } from './back-up.ts'
import { timeOf } from './names.ts'

export interface BackupClock {
  duty: Duty
  /** When the newest backup was started; undefined when there is none, or nobody has looked yet. */
  newest: () => Date | undefined
}

const LOOK_EVERY_MS = 60_000

export interface BackupClockOptions extends BackingUp {
  /** Whether the database has no family: a backup of it would become the newest, before the lost one is restored. */
  isEmpty: () => boolean
}

/**
 * Makes a backup as soon as the newest one, by whichever machine, is older than `everyMinutes`; a failure is retried a
 * minute later.
 */
export function backupClock(
  work: BackupClockOptions,
  everyMinutes: number,
  log: Logger,
  lookEveryMs = LOOK_EVERY_MS,
): BackupClock {
  let newest: Date | undefined
  const isDue = () => {
    const age = newest ? work.now().getTime() - newest.getTime() : Number.POSITIVE_INFINITY
    // A clock that was set back must not stop backups.
    return age >= everyMinutes * 60_000 || age < 0
  }
  const tick = async () => {
    if (!isDue()) return
    const stamp = (await backupsIn(work.store)).at(-1)
    newest = stamp === undefined ? undefined : timeOf(stamp)
    if (!isDue() || work.isEmpty()) return
    const done = await backUp(work)
    newest = timeOf(done.stamp)
    log.info('backup.made', { ...done })
  }
  return {
    newest: () => newest,
    duty: {
      name: 'backup',
      start: () => repeatEvery(lookEveryMs, tick, (error) => log.error('backup.failed', error)),
    },
  }
}
