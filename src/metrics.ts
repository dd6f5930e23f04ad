import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Replication } from '../db/replication/replication.ts'
import type { Changes } from '../jobs/backup/changes.ts'
import { createMetrics, type Metrics } from './shared/kit/metrics.ts'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const STAGE_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180]
const LAG_SECONDS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1]
const LAG_EVERY_MS = 250

/** What the app counts while it runs. */
export interface Counted {
  request: (method: string, status: number, seconds: number) => void
  stage: (stage: string, outcome: 'done' | 'failed', seconds: number) => void
  call: (vendor: string, outcome: string, seconds: number) => void
  metrics: Metrics
}

/** The app's own metrics; none names a family. */
export function countedByApp(): Counted {
  const metrics = createMetrics()
  const requests = metrics.histogram(
    'storylamp_request_seconds',
    'Requests by method and status',
    REQUEST_SECONDS,
  )
  const stages = metrics.histogram(
    'storylamp_stage_seconds',
    'Stages of the making of stories',
    STAGE_SECONDS,
  )
  const calls = metrics.histogram('storylamp_vendor_call_seconds', 'Tries of calls to vendors', CALL_SECONDS)
  return {
    metrics,
    request: (method, status, seconds) => requests(seconds, { method, status }),
    stage: (stage, outcome, seconds) => stages(seconds, { stage, outcome }),
    call: (vendor, outcome, seconds) => calls(seconds, { vendor, outcome }),
  }
}

export interface Watched {
  db: Db
  replication: Replication
  queueDepth: () => number
  /** When the newest backup was started; undefined where none is made. */
  newestBackup: (() => Date | undefined) | undefined
  /** What carries every change between two backups, if enabled. */
  changes?: Pick<Changes, 'isRunning' | 'storedAt'> | undefined
  now: () => Date
}

/** Adds the values that are read whenever the metrics are collected. */
export function watch(metrics: Metrics, watched: Watched): void {
  const { db, replication, queueDepth, newestBackup, changes, now } = watched
  metrics.gauge('storylamp_queue_depth', 'Jobs that wait or run', queueDepth)
  metrics.gauge('storylamp_is_writer', 'Whether changes are taken here', () => Number(replication.isOpen()))
  metrics.gauge('storylamp_spent_dollars_today', 'Spent at vendors since midnight UTC', () =>
    spentToday(db, now()),
  )
  metrics.gauge('storylamp_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  if (newestBackup)
    metrics.gauge('storylamp_backup_age_seconds', 'Age of the newest backup; said by the writer', () => {
      const newest = replication.isOpen() ? newestBackup() : undefined
      return newest && (now().getTime() - newest.getTime()) / 1000
    })
  if (changes) watchChanges(metrics, changes, now)
  if (!replication.isReplicated) return
  metrics.gauge('storylamp_position', 'Transaction up to which this machine knows everything', () =>
    Number(replication.position().transaction),
  )
  metrics.gauge(
    'storylamp_writer_silent_seconds',
    'Since the writer was last heard of; not said by itself',
    () => {
      const silentMs = replication.isPrimary() ? undefined : replication.silentMs()
      return silentMs === undefined ? undefined : silentMs / 1000
    },
  )
  metrics.gauge(
    'storylamp_replication_lag_seconds',
    'How long the last change was under way from the writer; not said by itself',
    () => {
      const lagMs = replication.isPrimary() ? undefined : replication.lagMs()
      return lagMs === undefined ? undefined : lagMs / 1000
    },
  )
}

function watchChanges(metrics: Metrics, changes: NonNullable<Watched['changes']>, now: () => Date): void {
  metrics.gauge('storylamp_changes_running', 'Whether every change is carried', () =>
    Number(changes.isRunning()),
  )
  metrics.gauge('storylamp_changes_age_seconds', 'Since every change was last stored', () => {
    const storedAt = changes.storedAt()
    return storedAt && (now().getTime() - storedAt.getTime()) / 1000
  })
}

/** Measures the event loop's delay, for as long as the process lives. */
export function watchEventLoop(metrics: Metrics): void {
  const lag = metrics.histogram(
    'storylamp_event_loop_lag_seconds',
    'How late the event loop came',
    LAG_SECONDS,
  )
  let due = performance.now() + LAG_EVERY_MS
  setInterval(() => {
    const at = performance.now()
    lag(Math.max(0, at - due) / 1000)
    due = at + LAG_EVERY_MS
  }, LAG_EVERY_MS).unref()
}

function spentToday(db: Db, now: Date): [Record<string, string>, number][] {
  const since = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  return db
    .all<{ vendor: string; dollars: number }>(
      sql`SELECT vendor, sum(micro_dollars) / 1e6 AS dollars FROM spending WHERE created_at >= ${since} GROUP BY vendor`,
    )
    .map(({ vendor, dollars }) => [{ vendor }, dollars])
}
