import { setTimeout as sleep } from 'node:timers/promises'
import { allowWrites, type Db } from '../db/client.ts'
import { DataDirInUse, lockDataDir } from '../db/lock.ts'
import { limitStatementWait } from '../db/patience.ts'
import { leaveStoringToLitefs } from '../db/progress.ts'
import type { Replication } from '../db/replication/replication.ts'
import { widenIndex } from '../db/replication/widen-index.ts'
import { type Stop, startDuties } from '../jobs/duties.ts'
import { followRole, type RoleFollower } from '../jobs/follow-role.ts'
import { caughtUp, type Marking, markLast, mayLead } from '../jobs/keep-mark.ts'
import { roomIn, watchDisk } from '../jobs/watch-disk.ts'
import { noteCaughtUp } from './domain/replication/caught-up.ts'
import { noteStarted } from './domain/replication/starting.ts'
import { CAPABILITIES, chooseProviders, type Env, EnvError, HOW_TO_CHANGE, readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { backupsOf, carriedChanges, type DutyContext, lettingGoOf, machineDuties } from './machine-duties.ts'
import { watch, watchEventLoop } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { type OpenedServices, openServices } from './open-services.ts'
import { openDatabase, openReplication } from './pair.ts'
import { nameOf } from './peers.ts'
import { chooseMarkStore } from './providers/mark-store.ts'
import { stopOnSignal, within } from './stop-on-signal.ts'

/** What has not ended by then when the role is handed over finds that it may not write any more. */
const QUIET_WITHIN_MS = 5000
/** A machine that was away serves nothing before it has caught up, unless that takes longer. */
const CATCH_UP_WITHIN_MS = 10_000
/** Slightly more than the largest body that is ever accepted. */
const BODY_BYTES_MAX = 21 * 1024 * 1024
/** Until an edge has noticed that this machine is no longer ready. */
const LINGER_MS = 1000
/** Visitors right after a start are answered before old files are scanned. */
const FIRST_ANSWERS_MS = 50
/** With this exit code the machine restarts and waits for the one that has what it lacks. */
const BEHIND_EXIT = 75

// Only the app's own user may read what it writes.
process.umask(0o077)

const log = createLogger()
const now = () => new Date()

async function start(): Promise<void> {
  const env = readEnv()
  lockDataDir(env.DATA_DIR)
  if (env.LITEFS_DIR) noteStarted(env.DATA_DIR)
  const replication = await openReplication(env, (error) => {
    log.error('litefs.lost', error)
    process.exit(1)
  })
  const marking = markingOf(env, replication)
  const mustLead = async () => {
    if (marking && !(await mayLead(marking))) process.exit(BEHIND_EXIT)
  }
  const db = await openDatabase(env, replication, mustLead)
  if (replication.isReplicated) leaveStoringToLitefs(db)
  const opened = openServices(env, { db, replication, now, log })
  const context = dutyContextOf(env, opened, marking, () => stop())
  const serving = Promise.withResolvers<void>()
  const role = followRole({
    replication,
    allowWrites: (allowed) => allowWrites(db, allowed),
    begin: async () => {
      await mustLead()
      if (replication.isReplicated) widenIndex(db.$client.name)
      allowWrites(db, true)
      const start = () => startDuties(machineDuties(context))
      return replication.isReplicated ? start() : startOnce(serving.promise, start)
    },
    log,
  })
  await role.settled()
  const whole = marking && env.LITEFS_CANDIDATE === 'behind' ? caughtUp(marking) : undefined
  const restart = () => restartWhole(env.DATA_DIR)
  if (whole) await within(CATCH_UP_WITHIN_MS, whole.then(restart))
  const server = serve(env, opened.app)
  limitStatementWait(db)
  setTimeout(serving.resolve, FIRST_ANSWERS_MS)
  serveFigures(env, opened, context)
  logChoices(env)
  log.info('server.started', { url: env.PUBLIC_URL ?? `http://localhost:${server.port}`, port: server.port })

  const stop = stopOnSignal(log, replication.isReplicated, async () => {
    opened.drain()
    if (replication.isReplicated && replication.isPrimary()) await handOver(db, replication, role)
    await server.stop()
    await role.end()
    if (marking && replication.isPrimary()) await markLast(marking)
    await opened.close()
    replication.close()
    db.$client.close()
  })
  void whole?.then(() => {
    noteCaughtUp(env.DATA_DIR)
    stop()
  })
}

/** On a single machine, the first answers come before background work. */
function startOnce(serving: Promise<void>, start: () => Promise<Stop>): Stop {
  const started = serving.then(start)
  started.catch(failed)
  return async () => (await started)()
}

/** What writes this machine's mark, if a store for it is set. */
function markingOf(env: Env, replication: Replication): Marking | undefined {
  const store = chooseMarkStore(env)
  return store && { replication, store, node: nameOf(env), now, log }
}

/** The primary's own work. */
function dutyContextOf(
  env: Env,
  opened: OpenedServices,
  marking: Marking | undefined,
  onFullDisk: () => void,
): DutyContext {
  const { services, queue, tick } = opened
  const { db, media, replication, payments } = services
  const on = { db, media, replication, now, log }
  const changes = carriedChanges(env, on)
  const litefsDataDir = env.LITEFS_DATA_DIR
  return {
    ...on,
    queue: queue.duty,
    payments,
    tick,
    backups: backupsOf(env, on),
    changes,
    lettingGo: lettingGoOf(env, on, changes),
    marking,
    disk: litefsDataDir ? watchDisk(() => roomIn(litefsDataDir), log, onFullDisk) : undefined,
  }
}

const serve = (env: Env, app: OpenedServices['app']) =>
  Bun.serve({
    port: env.PORT,
    hostname: env.HOST,
    fetch: app.fetch,
    idleTimeout: 30,
    maxRequestBodySize: BODY_BYTES_MAX,
  })

/** Metrics for operators, on their own port if one is set. */
function serveFigures(env: Env, { counted, queue }: OpenedServices, context: DutyContext): void {
  if (!counted || env.METRICS_PORT === undefined) return
  const { metrics } = counted
  const { db, replication, backups, changes } = context
  watch(metrics, { db, replication, queueDepth: queue.depth, newestBackup: backups?.newest, changes, now })
  watchEventLoop(metrics)
  log.info('metrics.started', { port: serveMetrics(metrics, env.METRICS_PORT, env.HOST).port })
}

/** Hands the role to the other machine, when nothing is written here any more. */
async function handOver(db: Db, replication: Replication, role: RoleFollower): Promise<void> {
  await role.settled()
  const isTaken = await replication.handOver(async () => {
    await within(QUIET_WITHIN_MS, role.end())
    allowWrites(db, false)
  })
  if (!isTaken) allowWrites(db, true)
  log.info('role.handed_over', { isTaken })
  // Later requests are passed on to the machine that took over.
  if (isTaken) await sleep(LINGER_MS)
}

/** One line for each capability: its implementation, and how to change that. */
function logChoices(env: Env): void {
  const choices = chooseProviders(env)
  for (const capability of CAPABILITIES)
    log.info('capability', {
      capability,
      choice: choices[capability],
      changeBy: HOW_TO_CHANGE[capability],
    })
}

/** Now that it has everything, the machine may become the writer: LiteFS is told so when it restarts. */
function restartWhole(dataDir: string): never {
  log.info('role.caught_up')
  noteCaughtUp(dataDir)
  process.exit(0)
}

function failed(error: unknown): never {
  if (error instanceof EnvError || error instanceof DataDirInUse) console.error(error.message)
  else log.error('server.failed', error)
  process.exit(1)
}

await start().catch(failed)
