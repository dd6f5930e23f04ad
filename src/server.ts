import { openDb } from '../db/client.ts'
import { DataDirInUse, lockDataDir } from '../db/lock.ts'
import { migrateDb } from '../db/migrate.ts'
import { startBillingClock } from '../jobs/billing-clock.ts'
import { startQueue } from '../jobs/queue.ts'
import { recoverJobs } from '../jobs/recover.ts'
import { createApp } from './app.ts'
import { readAssets } from './build/manifest.ts'
import type { Services } from './context.ts'
import { embeddedPaymentStore } from './domain/billing/embedded-payment-store.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { sweepMedia } from './domain/media/remove-unused-media.ts'
import { CAPABILITIES, chooseProviders, EnvError, HOW_TO_CHANGE, readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { chooseEngines } from './providers/engines.ts'
import { openIdentity } from './providers/identity.ts'
import { chooseMediaStore } from './providers/media-store.ts'
import { chooseModerator } from './providers/moderator.ts'
import { openPayments } from './providers/payments.ts'
import { sessionSecretOf } from './session-secret.ts'
import { drawFigure } from './studio/draw-figure.ts'
import { openStudio } from './studio/index.ts'
import { openCallsOut } from './vendors/calls-out/index.ts'

const STOP_WITHIN_MS = 10_000

const log = createLogger()

async function start(): Promise<void> {
  const env = readEnv()
  lockDataDir(env.DATA_DIR)
  const db = openDb(env.DATA_DIR)
  migrateDb(db)
  const media = chooseMediaStore(env)
  const studio = openStudio()
  const callsOut = openCallsOut()
  const moderator = chooseModerator(env, callsOut, (error) => log.error('moderation.down', error))
  const engines = chooseEngines(env, studio, { callsOut, moderator })
  const now = () => new Date()
  log.info('media.swept', { files: await sweepMedia(db, media) })
  log.info('jobs.recovered', { jobs: recoverJobs(db) })
  const queue = startQueue({ db, media, moderator, now, ...engines }, log)
  const { payments, tick } = openPayments(env, {
    store: embeddedPaymentStore(db),
    now,
    webhook: async (body, signature) => app.fetch(webhookOf(body, signature)),
    onUndelivered: (event) => log.info('billing.webhook_waits', event),
  })
  const services: Services = {
    env,
    sessionSecret: sessionSecretOf(env),
    db,
    media,
    callsOut,
    moderator,
    ...engines,
    ...openIdentity(env, issuerStore(db)),
    payments,
    assets: readAssets(),
    drawFigure,
    log,
    wakeQueue: queue.wake,
    queueDepth: queue.depth,
    now,
  }
  const app = createApp(services)
  const server = Bun.serve({
    port: env.PORT,
    hostname: env.HOST,
    fetch: app.fetch,
    idleTimeout: 30,
  })
  queue.wake()
  const stopBilling = startBillingClock(payments && { db, payments, now }, tick, log)
  const choices = chooseProviders(env)
  for (const capability of CAPABILITIES)
    log.info('capability', {
      capability,
      choice: choices[capability],
      changeBy: HOW_TO_CHANGE[capability],
    })
  log.info('server.started', { url: env.PUBLIC_URL ?? `http://localhost:${server.port}`, port: server.port })
  stopOnSignal(async () => {
    await server.stop()
    await stopBilling()
    await queue.stop()
    await studio.close()
    db.$client.close()
  })
}

/** How the embedded card provider tells the app what has happened, as Stripe would from outside. */
const webhookOf = (body: string, signature: string) =>
  new Request('http://localhost/api/stripe/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  })

/** Ends gracefully on SIGTERM and SIGINT: what is asked is still answered, what is being made is taken up at the next start. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await stop()
    log.info('server.stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

try {
  await start()
} catch (error) {
  if (error instanceof EnvError || error instanceof DataDirInUse) console.error(error.message)
  else log.error('server.failed', error)
  process.exit(1)
}
