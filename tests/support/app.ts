import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Db } from '../../db/client.ts'
import { limitStatementWait } from '../../db/patience.ts'
import { ALONE } from '../../db/replication/replication.ts'
import { type AppOptions, createApp } from '../../src/app.ts'
import { starterOf } from '../../src/build/manifest.ts'
import type { AppEnv, Services } from '../../src/context.ts'
import { embeddedPaymentStore } from '../../src/domain/billing/embedded-payment-store.ts'
import { issuerStore } from '../../src/domain/identity/issuer-store.ts'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { readEnv } from '../../src/env.ts'
import { createLogger } from '../../src/logger.ts'
import type { Mailer } from '../../src/ports/mailer.ts'
import { openIdentity } from '../../src/providers/identity.ts'
import { openPayments } from '../../src/providers/payments.ts'
import { drawFigure } from '../../src/studio/draw-figure.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'
import { WRITE_RATES, type WriteKind } from '../../src/web/middleware/write-rates.ts'
import { freshDatabase } from './database.ts'
import { PASSWORD, SECRET, type SignedInParent, signedInParent } from './signed-in.ts'

export type { SignedInParent } from './signed-in.ts'

export interface TestApp {
  app: Hono<AppEnv>
  services: Services
  clock: TestClock
  /** Every line that the app logged. */
  log: string[]
  dataDir: string
  /** How often the queue was woken. */
  wakes: () => number
  /** Advances the embedded card provider to what is due, and delivers its events. */
  tick(): Promise<void>
  close(): void
}

export interface TestClock {
  now: () => Date
  advance(by: { seconds?: number; minutes?: number; days?: number }): void
}

const GENEROUS = { max: 10_000, windowSeconds: 1 }
export const NO_LIMITS = {
  signIn: GENEROUS,
  signInFromAddress: GENEROUS,
  signUp: GENEROUS,
  generate: GENEROUS,
  upload: GENEROUS,
  mend: GENEROUS,
  signInToEmail: GENEROUS,
  signInAnyway: GENEROUS,
  look: GENEROUS,
  voice: GENEROUS,
  export: GENEROUS,
  letter: GENEROUS,
  edition: GENEROUS,
  share: GENEROUS,
  shared: GENEROUS,
  record: GENEROUS,
}

export type TestAppOptions = Partial<Services> & {
  options?: AppOptions
  environment?: Record<string, string>
  /** Sends letters; none by default. */
  mailer?: Mailer
  /** A fresh one by default. */
  database?: { db: Db; dataDir: string }
}

const NO_WRITE_LIMITS = Object.fromEntries(
  Object.keys(WRITE_RATES).map((kind) => [kind, GENEROUS]),
) as Record<WriteKind, typeof GENEROUS>

/** The app on a fresh migrated database in its own folder, with a clock that stands still until it is advanced. */
export function makeTestApp(overrides: TestAppOptions = {}): TestApp {
  const { options, environment, mailer, database = freshDatabase(), ...services } = overrides
  const { db, dataDir } = database
  const log: string[] = []
  const clock = aClock()
  let wakes = 0
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment })
  const { payments, tick } = openPayments(env, {
    store: embeddedPaymentStore(db),
    now: clock.now,
    webhook: async (body, signature) =>
      app.request('/api/stripe/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }),
  })
  const all: Services = {
    env,
    db,
    replication: ALONE,
    readTogether: (work) => work(),
    isDraining: () => false,
    callsOut: openCallsOut(),
    moderator: embeddedModerator,
    media: openFileStore(join(dataDir, 'media')),
    ...openIdentity(
      env,
      issuerStore(db, SECRET),
      mailer && { mailer, onUnsent: (error) => log.push(String(error)) },
    ),
    sessionSecret: SECRET,
    writer: { engine: 'none', tell: () => missing('writer'), annotate: () => missing('writer') },
    painter: { engine: 'none', paint: () => missing('painter'), portrait: () => missing('painter') },
    narrator: {
      engine: 'none',
      voices: [{ id: 'rms', name: 'Robin', description: 'calm' }],
      narrate: () => missing('narrator'),
    },
    ambience: { engine: 'none', bed: () => missing('ambience') },
    payments,
    takeRecording: () => missing('takeRecording'),
    drawFigure,
    bindery: { bind: () => new Blob(['an edition']).stream(), close: async () => undefined },
    assets: { url: (entry) => `/assets/${entry}`, imports: () => [], starter: starterOf('') },
    log: createLogger((line) => log.push(line)),
    wakeQueue: () => {
      wakes += 1
    },
    queueDepth: () => 0,
    now: clock.now,
    ...services,
  }
  limitStatementWait(db)
  const app = createApp(all, { limits: NO_LIMITS, writes: NO_WRITE_LIMITS, ...options })
  return {
    app,
    services: all,
    clock,
    log,
    dataDir,
    wakes: () => wakes,
    tick,
    close() {
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function aClock(): TestClock {
  let time = Date.parse('2026-11-21T19:30:00.000Z')
  return {
    now: () => new Date(time),
    advance({ seconds = 0, minutes = 0, days = 0 }) {
      time += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

const missing = (who: string) => Promise.reject(new Error(`This test brings no ${who}`))

/** A signed-in parent, without signing up. */
export const signedIn = ({ services }: Pick<TestApp, 'services'>, email: string): Promise<SignedInParent> =>
  signedInParent(services.db, email, { now: services.now(), url: services.env.PUBLIC_URL })

/** A parent who has just signed up and in, by the browser's calls: for the tests of signing in. */
export async function signUp(
  { app }: Pick<TestApp, 'app'>,
  email: string,
  password = PASSWORD,
): Promise<SignedInParent> {
  const account = await post(app, '/api/identity/v1/accounts:signUp', {
    email,
    password,
    returnSecureToken: true,
  })
  const { idToken, localId: uid } = (await account.json()) as { idToken: string; localId: string }
  const cookie = await sessionCookieFor(app, idToken)
  const synced = await post(app, '/api/sync-user', { uid, email }, { cookie })
  const { user } = (await synced.json()) as { user: { id: number } }
  return { email, uid, userId: user.id, cookie }
}

/** The Cookie header after an ID token began a session. */
export async function sessionCookieFor(app: Hono<AppEnv>, idToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await app.request('/api/auth/token', { method: 'POST', headers })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!cookie) throw new Error(`No session for this token: ${answer.status} ${await answer.text()}`)
  return cookie
}

/** A POST of JSON. */
export const post = async (
  app: Hono<AppEnv>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
