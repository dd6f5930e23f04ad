import { type Db, readTogether } from '../db/client.ts'
import type { Replication } from '../db/replication/replication.ts'
import { primaryQueue } from '../jobs/primary-queue.ts'
import { createApp } from './app.ts'
import { readAssets } from './build/manifest.ts'
import type { Services } from './context.ts'
import { embeddedPaymentStore } from './domain/billing/embedded-payment-store.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { lightCopies } from './domain/media/light-copies.ts'
import { openBindery } from './editions/index.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import { countedByApp } from './metrics.ts'
import { chooseEngines } from './providers/engines.ts'
import { openIdentity } from './providers/identity.ts'
import { chooseMailer } from './providers/mailer.ts'
import { chooseMediaStore } from './providers/media-store.ts'
import { chooseModerator } from './providers/moderator.ts'
import { openPayments } from './providers/payments.ts'
import { sessionSecretOf } from './session-secret.ts'
import { drawFigure } from './studio/draw-figure.ts'
import { openStudio } from './studio/index.ts'
import { openCallsOut } from './vendors/calls-out/index.ts'

interface On {
  db: Db
  replication: Replication
  now: () => Date
  log: Logger
}

export type OpenedServices = ReturnType<typeof openServices>

/** Everything that a request and a job may need, according to the environment, and the app that answers with it. */
export function openServices(env: Env, on: On) {
  const { db, replication, now, log } = on
  const { counted, close: closeEngines, lighten, ...engines } = openEngines(env, log)
  const media = chooseMediaStore(env)
  const copies = lightCopies({
    db,
    media,
    lighten,
    onFailure: (error) => log.error('cover.not_lightened', error),
  })
  const queue = primaryQueue(
    { db, media, now, ...engines, lightCopies: copies, onStage: counted?.stage },
    log,
  )
  const { payments, tick } = openPayments(env, {
    store: embeddedPaymentStore(db),
    now,
    webhook: async (body, signature) => app.fetch(webhookOf(body, signature), { isOwn: true }),
    onUndelivered: (event) => log.info('billing.webhook_waits', event),
  })
  let isDraining = false
  const services: Services = {
    ...on,
    ...engines,
    ...identityOf(env, on),
    env,
    media,
    payments,
    lightCopies: copies,
    readTogether: replication.isReplicated ? (work) => readTogether(db, work) : (work) => work(),
    isDraining: () => isDraining,
    ...(counted ? { countRequest: counted.request } : {}),
    assets: readAssets(),
    drawFigure,
    wakeQueue: queue.wake,
    queueDepth: queue.depth,
  }
  const app = createApp(services)
  const drain = () => {
    isDraining = true
  }
  const close = async () => {
    await copies.close()
    await closeEngines()
  }
  return { app, services, queue, tick, counted, drain, close }
}

/** The writer, painter, narrator and moderator, and the maker of editions. */
function openEngines(env: Env, log: Logger) {
  const studio = openStudio()
  const bindery = openBindery({ onFailure: (error) => log.error('edition.failed', error) })
  const counted = env.METRICS_PORT === undefined ? undefined : countedByApp()
  const callsOut = openCallsOut(undefined, counted?.call)
  const moderator = chooseModerator(env, callsOut, (error) => log.error('moderation.down', error))
  const engines = chooseEngines(env, studio, { callsOut, moderator })
  const close = () => Promise.all([studio.close(), bindery.close()])
  return { ...engines, lighten: studio.lighten, callsOut, moderator, bindery, counted, close }
}

function identityOf(env: Env, { db, log }: On) {
  const sessionSecret = sessionSecretOf(env)
  const mailer = chooseMailer(env)
  const identity = openIdentity(
    env,
    issuerStore(db, sessionSecret),
    mailer && { mailer, onUnsent: (error) => log.error('mail.unsent', error) },
  )
  return { ...identity, sessionSecret }
}

/** How the embedded card provider notifies the app, as Stripe would from outside. */
const webhookOf = (body: string, signature: string) =>
  new Request('http://localhost/api/stripe/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  })
