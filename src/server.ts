import { setTimeout as sleep } from 'node:timers/promises'
import { allowWrites, type Db, readTogether } from '../db/client.ts'
import { DataDirInUse, lockDataDir } from '../db/lock.ts'
import { beQuick } from '../db/patience.ts'
import type { Replication } from '../db/replication/replication.ts'
import { widenIndex } from '../db/replication/widen-index.ts'
import { type Stop, startDuties } from '../jobs/duties.ts'
import { followRole, type RoleFollower } from '../jobs/follow-role.ts'
import { caughtUp, type Marking, markLast, mayLead } from '../jobs/keep-mark.ts'
import { primaryQueue } from '../jobs/primary-queue.ts'
import { roomIn, watchDisk } from '../jobs/watch-disk.ts'
import { createApp } from './app.ts'
import { readAssets } from './build/manifest.ts'
import type { Services } from './context.ts'
import { embeddedPaymentStore } from './domain/billing/embedded-payment-store.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { noteCaughtUp } from './domain/replication/caught-up.ts'
import { noteStarted } from './domain/replication/starting.ts'
import { backupsOf, changesOf, dutiesOf, lettingGoOf } from './duties-of.ts'
import { openBindery } from './editions/index.ts'
import { CAPABILITIES, chooseProviders, type Env, EnvError, HOW_TO_CHANGE, readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { countedByApp, watch, watchEventLoop } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { openDatabase, openReplication } from './pair.ts'
import { nameOf } from './peers.ts'
import { chooseEngines } from './providers/engines.ts'
import { openIdentity } from './providers/identity.ts'
import { chooseMailer } from './providers/mailer.ts'
import { chooseMarkStore } from './providers/mark-store.ts'
import { chooseMediaStore } from './providers/media-store.ts'
import { chooseModerator } from './providers/moderator.ts'
import { openPayments } from './providers/payments.ts'
import { sessionSecretOf } from './session-secret.ts'
import { stopOnSignal, within } from './stop-on-signal.ts'
import { drawFigure } from './studio/draw-figure.ts'
import { openStudio } from './studio/index.ts'
import { openCallsOut } from './vendors/calls-out/index.ts'

/** What does not end by then when the role is handed over finds that it may not write any more. */
const QUIET_WITHIN_MS = 5000
/** A machine that was away serves nothing before, unless it takes longer. */
const CATCH_UP_WITHIN_MS = 10_000
/** A little more than the largest body that is ever let in. */
const BODY_BYTES_MAX = 21 * 1024 * 1024
/** Until an edge has noticed that this machine is not ready any more. */
const LINGER_MS = 1000
/** Who opens the app right after its start is answered before old files are looked through. */
const FIRST_ANSWERS_MS = 50
/** Ended by this code, the machine starts again and waits for the one that has what it lacks. */
const BEHIND_EXIT = 75

// Whatever the app writes is for its own eyes alone.
process.umask(0o077)

const log = createLogger()

async function start(): Promise<void> {
  const env = readEnv()
  lockDataDir(env.DATA_DIR)
  if (env.LITEFS_DIR) noteStarted(env.DATA_DIR)
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
  const bindery = openBindery({ onFailure: (error) => log.error('edition.failed', error) })
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
  const mailer = chooseMailer(env)
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
    ...openIdentity(
      env,
      issuerStore(db, sessionSecret),
      mailer && { mailer, onUnsent: (error) => log.error('mail.unsent', error) },
    ),
    payments,
    assets: readAssets(),
    drawFigure,
    bindery,
    log,
    wakeQueue: queue.wake,
    queueDepth: queue.depth,
    now,
  }
  const app = createApp(services)

  const on = { db, media, replication, now, log }
  const backups = backupsOf(env, on)
  const changes = changesOf(env, on)
  const litefsDataDir = env.LITEFS_DATA_DIR
  const duties = dutiesOf({
    ...on,
    queue: queue.duty,
    payments,
    tick,
    backups: backups?.duty,
    changes,
    lettingGo: lettingGoOf(env, on, changes),
    marking,
    disk: litefsDataDir
      ? watchDisk(
          () => roomIn(litefsDataDir),
          log,
          () => stop(),
        )
      : undefined,
  })
  const serving = Promise.withResolvers<void>()
  // Where one machine does everything, the first answers come before what goes on behind them.
  const afterServing = (start: () => Promise<Stop>): Stop => {
    const started = serving.promise.then(start)
    started.catch(failed)
    return async () => (await started)()
  }
  const role = followRole({
    replication,
    allowWrites: (allowed) => allowWrites(db, allowed),
    begin: async () => {
      await mustLead()
      if (replication.isReplicated) widenIndex(db.$client.name)
      allowWrites(db, true)
      return replication.isReplicated ? startDuties(duties) : afterServing(() => startDuties(duties))
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
  setTimeout(serving.resolve, FIRST_ANSWERS_MS)
  if (counted && env.METRICS_PORT !== undefined) {
    const { metrics } = counted
    watch(metrics, { db, replication, queueDepth: queue.depth, newestBackup: backups?.newest, changes, now })
    watchEventLoop(metrics)
    log.info('metrics.started', { port: serveMetrics(metrics, env.METRICS_PORT, env.HOST).port })
  }
  logChoices(env)
  log.info('server.started', { url: env.PUBLIC_URL ?? `http://localhost:${server.port}`, port: server.port })

  const stop = stopOnSignal(log, replication.isReplicated, async () => {
    isDraining = true
    if (replication.isReplicated && replication.isPrimary()) await handOver(db, replication, role)
    await server.stop()
    await role.end()
    if (marking && replication.isPrimary()) await markLast(marking)
    await Promise.all([studio.close(), bindery.close()])
    replication.close()
    db.$client.close()
  })
  void whole?.then(() => {
    noteCaughtUp(env.DATA_DIR)
    stop()
  })
}

/** Gives the role to the other machine, when nothing is written here any more. */
async function handOver(db: Db, replication: Replication, role: RoleFollower): Promise<void> {
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

/** One line for each capability: what serves it, and how to change that. */
function logChoices(env: Env): void {
  const choices = chooseProviders(env)
  for (const capability of CAPABILITIES)
    log.info('capability', {
      capability,
      choice: choices[capability],
      changeBy: HOW_TO_CHANGE[capability],
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

function failed(error: unknown): never {
  if (error instanceof EnvError || error instanceof DataDirInUse) console.error(error.message)
  else log.error('server.failed', error)
  process.exit(1)
}

await start().catch(failed)
