import { setTimeout as sleep } from 'node:timers/promises'
import { allowWrites, readTogether } from '../db/client.ts'
import { copyTo } from '../db/copy.ts'
import { DataDirInUse, lockDataDir } from '../db/lock.ts'
import { migrateDb } from '../db/migrate.ts'
import { beQuick } from '../db/patience.ts'
import { bringAllSearchUpToDate } from '../db/search-index.ts'
import { backupClock } from '../jobs/backup/backup-clock.ts'
import { startBillingClock } from '../jobs/billing-clock.ts'
import { type Duty, repeatEvery, startDuties } from '../jobs/duties.ts'
import { followRole } from '../jobs/follow-role.ts'
import { forget } from '../jobs/forget.ts'
import { caughtUp, keepMark, type Marking, markLast, mayLead } from '../jobs/keep-mark.ts'
import { primaryQueue } from '../jobs/primary-queue.ts'
import { createApp } from './app.ts'
import { readAssets } from './build/manifest.ts'
import type { Services } from './context.ts'
import { embeddedPaymentStore } from './domain/billing/embedded-payment-store.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { sweepMedia } from './domain/media/remove-unused-media.ts'
import { noteCaughtUp } from './domain/replication/caught-up.ts'
import { CAPABILITIES, chooseProviders, EnvError, HOW_TO_CHANGE, readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { countedByApp, watch, watchEventLoop } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { exportTo, openDatabase, openReplication } from './pair.ts'
import { nameOf } from './peers.ts'
import { chooseBackupStore } from './providers/backup-store.ts'
import { chooseEngines } from './providers/engines.ts'
import { openIdentity } from './providers/identity.ts'
import { chooseMarkStore } from './providers/mark-store.ts'
import { chooseMediaStore } from './providers/media-store.ts'
import { chooseModerator } from './providers/moderator.ts'
import { openPayments } from './providers/payments.ts'
import { sessionSecretOf } from './session-secret.ts'
import { stopOnSignal, within } from './stop-on-signal.ts'
import { drawFigure } from './studio/draw-figure.ts'
import { openStudio } from './studio/index.ts'
import { openCallsOut } from './vendors/calls-out/index.ts'

const HOUR_MS = 3600_000
const SEARCH_EVERY_MS = 2000
/** The words of a deleted family are nowhere ten minutes later. */
const FORGET_EVERY_MS = 30_000
/** What does not end by then when the role is handed over finds that it may not write any more. */
const QUIET_WITHIN_MS = 5000
/** A machine that was away serves nothing before, unless it takes longer. */
const CATCH_UP_WITHIN_MS = 10_000
/** A little more than the largest body that is ever let in. */
const BODY_BYTES_MAX = 21 * 1024 * 1024
/** Until an edge has noticed that this machine is not ready any more. */
const LINGER_MS = 1000
/** Ended by this code, the machine starts again and waits for the one that has what it lacks. */
const BEHIND_EXIT = 75

// Whatever the app writes is for its own eyes alone.
process.umask(0o077)

const log = createLogger()

async function start(): Promise<void> {
  const env = readEnv()
  lockDataDir(env.DATA_DIR)
  const now = () => new Date()
  const replication = await openReplication(env, (error) => {
    log.error('litefs.lost', error)
    process.exit(1)
  })
  const markStore = chooseMarkStore(env)
  const marking: Marking | undefined = markStore && {
    replication,
    store: markStore,
    node: nameOf(env),
    now,
    log,
  }
  const mustLead = async () => {
    if (marking && !(await mayLead(marking))) process.exit(BEHIND_EXIT)
  }
  const db = await openDatabase(env, replication, mustLead)
  const sessionSecret = sessionSecretOf(env)
  const media = chooseMediaStore(env)
  const studio = openStudio()
  const counted = env.METRICS_PORT === undefined ? undefined : countedByApp()
  const callsOut = openCallsOut(undefined, counted?.call)
  const moderator = chooseModerator(env, callsOut, (error) => log.error('moderation.down', error))
  const engines = chooseEngines(env, studio, { callsOut, moderator })
  const queue = primaryQueue({ db, media, moderator, now, ...engines, onStage: counted?.stage }, log)
  const { payments, tick } = openPayments(env, {
    store: embeddedPaymentStore(db),
    now,
    webhook: async (body, signature) => app.fetch(webhookOf(body, signature), { isOwn: true }),
    onUndelivered: (event) => log.info('billing.webhook_waits', event),
  })
  let isDraining = false
  const services: Services = {
    env,
    sessionSecret,
    db,
    replication,
    readTogether: replication.isReplicated ? (work) => readTogether(db, work) : (work) => work(),
    isDraining: () => isDraining,
    ...(counted ? { countRequest: counted.request } : {}),
    media,
    callsOut,
    moderator,
    ...engines,
    ...openIdentity(env, issuerStore(db, sessionSecret)),
    payments,
    assets: readAssets(),
    drawFigure,
    log,
    wakeQueue: queue.wake,
    queueDepth: queue.depth,
    now,
  }
  const app = createApp(services)

  const sweep = async (olderThan?: Date) => {
    log.info('media.swept', { files: await sweepMedia(db, media, olderThan) })
    return undefined
  }
  const backupStore = chooseBackupStore(env)
  const backups =
    backupStore &&
    backupClock(
      {
        copy: (path) => (replication.isReplicated ? exportTo(path, env) : copyTo(db, path)),
        media,
        store: backupStore,
        folder: env.DATA_DIR,
        keepDays: env.BACKUP_KEEP_DAYS,
        now,
      },
      env.BACKUP_EVERY_MINUTES,
      log,
    )
  /** What one machine does for itself, and the primary of a pair for both. */
  const duties: Duty[] = [
    queue.duty,
    {
      name: 'billing clock',
      start: () => startBillingClock(payments && { db, payments, now }, tick, log),
    },
    {
      name: 'forgetting',
      start: () =>
        repeatEvery(
          FORGET_EVERY_MS,
          (signal) => forget({ db, now }, signal),
          (error) => log.error('forgetting.waits', error),
        ),
    },
    ...(backups ? [backups.duty] : []),
  ]
  const dutiesAlone: Duty[] = [{ name: 'media sweep', start: () => sweep() }, ...duties]
  const dutiesOfPair: Duty[] = [
    {
      name: 'mark',
      start: () => marking && keepMark(marking),
    },
    {
      name: 'migrations',
      start() {
        migrateDb(db)
        return undefined
      },
    },
    ...duties,
    {
      name: 'media sweep',
      start: () =>
        repeatEvery(
          HOUR_MS,
          () => sweep(new Date(now().getTime() - HOUR_MS)),
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
  const role = followRole({
    replication,
    allowWrites: (allowed) => allowWrites(db, allowed),
    begin: async () => {
      await mustLead()
      allowWrites(db, true)
      return startDuties(replication.isReplicated ? dutiesOfPair : dutiesAlone)
    },
    log,
  })
  await role.settled()
  const whole = marking && env.LITEFS_CANDIDATE === 'behind' ? caughtUp(marking) : undefined
  const restart = () => restartWhole(env.DATA_DIR)
  if (whole) await within(CATCH_UP_WITHIN_MS, whole.then(restart))
  const server = Bun.serve({
    port: env.PORT,
    hostname: env.HOST,
    fetch: app.fetch,
    idleTimeout: 30,
    maxRequestBodySize: BODY_BYTES_MAX,
  })
  beQuick(db)
  if (counted && env.METRICS_PORT !== undefined) {
    const { metrics } = counted
    watch(metrics, { db, replication, queueDepth: queue.depth, newestBackup: backups?.newest, now })
    watchEventLoop(metrics)
    log.info('metrics.started', { port: serveMetrics(metrics, env.METRICS_PORT, env.HOST).port })
  }
  const choices = chooseProviders(env)
  for (const capability of CAPABILITIES)
    log.info('capability', {
      capability,
      choice: choices[capability],
      changeBy: HOW_TO_CHANGE[capability],
    })
  log.info('server.started', { url: env.PUBLIC_URL ?? `http://localhost:${server.port}`, port: server.port })

  const stop = stopOnSignal(log, replication.isReplicated, async () => {
    isDraining = true
    if (replication.isReplicated && replication.isPrimary()) {
      await role.settled()
      const isTaken = await replication.handOver(async () => {
        await within(QUIET_WITHIN_MS, role.end())
        allowWrites(db, false)
      })
      if (!isTaken) allowWrites(db, true)
      log.info('role.handed_over', { isTaken })
      // Whoever is still sent here is passed on to the machine that took over.
      if (isTaken) await sleep(LINGER_MS)
    }
    await server.stop()
    await role.end()
    if (marking && replication.isPrimary()) await markLast(marking)
    await studio.close()
    replication.close()
    db.$client.close()
  })
  void whole?.then(() => {
    noteCaughtUp(env.DATA_DIR)
    stop()
  })
}

/** With everything there is, the machine may become the one that writes: LiteFS is told so when it starts again. */
function restartWhole(dataDir: string): never {
  log.info('role.caught_up')
  noteCaughtUp(dataDir)
  process.exit(0)
}

/** How the embedded card provider tells the app what has happened, as Stripe would from outside. */
const webhookOf = (body: string, signature: string) =>
  new Request('http://localhost/api/stripe/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  })

try {
  await start()
} catch (error) {
  if (error instanceof EnvError || error instanceof DataDirInUse) console.error(error.message)
  else log.error('server.failed', error)
  process.exit(1)
}
