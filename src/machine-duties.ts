import type { Db } from '../db/client.ts'
import { copyTo } from '../db/copy.ts'
import { migrateDb } from '../db/migrate.ts'
import { hasFamilies } from '../db/queries/families.ts'
import type { Replication } from '../db/replication/replication.ts'
import { bringAllSearchUpToDate } from '../db/search-index.ts'
import { type BackupClock, backupClock } from '../jobs/backup/backup-clock.ts'
import { type Changes, carryChanges } from '../jobs/backup/changes.ts'
import { followMedia } from '../jobs/backup/follow-media.ts'
import { CHANGES } from '../jobs/backup/names.ts'
import { pruneCopies } from '../jobs/backup/prune-copies.ts'
import { startBillingClock } from '../jobs/billing-clock.ts'
import { type Duty, repeatEvery } from '../jobs/duties.ts'
import { eraseDeleted } from '../jobs/erase-deleted.ts'
import { keepMark, type Marking } from '../jobs/keep-mark.ts'
import { sweepMedia } from './domain/media/remove-unused-media.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import { exportTo } from './pair.ts'
import type { MediaStore } from './ports/media-store.ts'
import { chooseBackupStore } from './providers/backup-store.ts'
import { chooseChangeCarrier } from './providers/change-carrier.ts'
import type { OpenedPayments } from './providers/payments.ts'

const HOUR_MS = 3600_000
const SEARCH_EVERY_MS = 2000
/** A deleted family's words are gone ten minutes later. */
const FORGET_EVERY_MS = 30_000

interface On {
  db: Db
  media: MediaStore
  replication: Replication
  now: () => Date
  log: Logger
}

/** The backup clock, if a store for backups is set. */
export function backupsOf(env: Env, { db, media, replication, now, log }: On): BackupClock | undefined {
  const store = chooseBackupStore(env)
  return (
    store &&
    backupClock(
      {
        isEmpty: () => !hasFamilies(db),
        copy: (path) => (replication.isReplicated ? exportTo(path, env) : copyTo(db, path)),
        media,
        store,
        folder: env.DATA_DIR,
        keepDays: env.BACKUP_KEEP_DAYS,
        now,
      },
      env.BACKUP_EVERY_MINUTES,
      log,
    )
  )
}

/** What carries every change of a single machine, and its files, between two backups, if enabled. */
export function carriedChanges(env: Env, { db, media, now, log }: On): CarriedChanges | undefined {
  const carrier = chooseChangeCarrier(env, db.$client.name, CHANGES)
  const store = chooseBackupStore(env)
  if (!carrier || !store) return undefined
  const changes = carryChanges({ carrier, isEmpty: () => !hasFamilies(db), now, log })
  return { ...changes, duties: [changes.duty, followMedia({ db, media, store, log })] }
}

/** What removes outdated copies, if a store for them is set. */
export function lettingGoOf(
  env: Env,
  { db, now, log }: On,
  changes?: Pick<Changes, 'name'>,
): Duty | undefined {
  const store = chooseBackupStore(env)
  if (!store) return undefined
  const work = { db, store, current: () => changes?.name(), now, keepDays: env.BACKUP_KEEP_DAYS }
  return {
    name: 'outdated copies',
    start: () =>
      repeatEvery(
        HOUR_MS,
        (signal) => pruneCopies(work, signal),
        (error) => log.error('backup.failed', error),
      ),
  }
}

export interface CarriedChanges extends Changes {
  duties: Duty[]
}

export interface DutyContext extends On, OpenedPayments {
  queue: Duty
  backups: BackupClock | undefined
  changes: CarriedChanges | undefined
  lettingGo: Duty | undefined
  marking: Marking | undefined
  /** Watched where another machine can take over. */
  disk: Duty | undefined
}

/** The duties of a single machine, or of a pair's primary for both, in the order in which they start. */
export function machineDuties(context: DutyContext): Duty[] {
  const { db, media, replication, now, log, marking, disk, changes } = context
  const sweep = async (olderThan: Date, signal: AbortSignal) => {
    log.info('media.swept', { files: await sweepMedia(db, media, olderThan, signal) })
  }
  // The first to start is the last to stop: it carries what the others do at their end.
  if (!replication.isReplicated)
    return [...(changes?.duties ?? []), sweepAtStart(context, sweep), ...alwaysOf(context)]
  return [
    { name: 'mark', start: () => marking && keepMark(marking) },
    ...(disk ? [disk] : []),
    {
      name: 'migrations',
      start() {
        migrateDb(db)
        return undefined
      },
    },
    ...alwaysOf(context),
    {
      name: 'media sweep',
      start: () =>
        repeatEvery(
          HOUR_MS,
          (signal) => sweep(new Date(now().getTime() - HOUR_MS), signal),
          (error) => log.error('media.sweep_failed', error),
        ),
    },
    {
      name: 'search index',
      start: () =>
        repeatEvery(
          SEARCH_EVERY_MS,
          () => bringAllSearchUpToDate(db),
          (error) => log.error('search.waits', error),
        ),
    },
  ]
}

/** Families are served meanwhile: files stored since the start are left alone. */
const sweepAtStart = (
  { media, now, log }: DutyContext,
  sweep: (olderThan: Date, signal: AbortSignal) => Promise<void>,
): Duty => ({
  name: 'media sweep',
  async start() {
    await media.sweepDrafts()
    const stopping = new AbortController()
    const swept = sweep(now(), stopping.signal).catch((error) => log.error('media.sweep_failed', error))
    return async () => {
      stopping.abort()
      await swept
    }
  },
})

const alwaysOf = ({
  db,
  queue,
  payments,
  tick,
  backups,
  changes,
  lettingGo,
  now,
  log,
}: DutyContext): Duty[] => [
  queue,
  {
    name: 'billing clock',
    start: () => startBillingClock(payments && { db, payments, now }, tick, log),
  },
  {
    name: 'forgetting',
    start: () =>
      repeatEvery(
        FORGET_EVERY_MS,
        (signal) => eraseDeleted({ db, now, withoutCarrying: changes?.without }, signal),
        (error) => log.error('forgetting.waits', error),
      ),
  },
  ...(backups ? [backups.duty] : []),
  ...(lettingGo ? [lettingGo] : []),
]
