import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { mustBeWritable, noteFailure } from '../db/patience.ts'
import type { AppEnv, Services } from './context.ts'
import { openAttempts } from './domain/gate/attempts.ts'
import { routes } from './routes.ts'
import type { Rate } from './shared/kit/rate.ts'
import { errorPage } from './web/kit/error-page.tsx'
import { pageRenderer } from './web/kit/layout.tsx'
import { notFoundPage } from './web/kit/not-found-page.tsx'
import { accessLog } from './web/middleware/access-log.ts'
import { readableAddress } from './web/middleware/address.ts'
import { type BodyLimits, bodyLimit } from './web/middleware/body-limit.ts'
import { compression } from './web/middleware/compression.ts'
import { contentType } from './web/middleware/content-type.ts'
import { countAttempts } from './web/middleware/count-attempts.ts'
import { problemOf } from './web/middleware/errors.ts'
import { kidMode } from './web/middleware/kid-mode.ts'
import { letTimersRun } from './web/middleware/let-timers-run.ts'
import { oneWriter } from './web/middleware/one-writer.ts'
import { originCheck } from './web/middleware/origin-check.ts'
import { privateByDefault } from './web/middleware/private-by-default.ts'
import { RATE_LIMITS, type RateLimits, rateLimits } from './web/middleware/rate-limits.ts'
import { requestId } from './web/middleware/request-id.ts'
import { securityHeaders } from './web/middleware/security-headers.ts'
import { loadSession } from './web/middleware/session.ts'
import { signedInOnly } from './web/middleware/signed-in-only.ts'
import { writable } from './web/middleware/writable.ts'
import { type WriteKind, writeRates } from './web/middleware/write-rates.ts'

export interface AppOptions {
  limits?: RateLimits
  bodies?: BodyLimits
  writes?: Record<WriteKind, Rate>
}

/** The whole app around its services; `fetch` needs Bun's server as its second argument, which knows the callers' addresses. */
export function createApp(services: Services, options: AppOptions = {}): Hono<AppEnv> {
  const https = services.env.PUBLIC_URL?.startsWith('https:') ?? false
  // Fly's proxy sets this header itself; elsewhere a caller could forge it.
  const addressHeader = services.env.FLY_APP_NAME ? 'fly-client-ip' : undefined
  const limits = options.limits ?? RATE_LIMITS
  const attempts = openAttempts(limits)
  // The router that Hono would choose itself, after trying its other one with the first request.
  const app = new Hono<AppEnv>({ router: new TrieRouter() })

  app.use((c, next) => {
    c.set('services', services)
    c.set('mustBeWritable', () => mustBeWritable(services.db))
    c.set('attempts', attempts)
    c.set('isOwn', (c.env as { isOwn?: boolean } | undefined)?.isOwn === true)
    return next()
  })
  app.use(letTimersRun())
  app.use(
    pageRenderer,
    requestId,
    accessLog,
    securityHeaders({ https, starter: services.assets.starter.source }),
    privateByDefault,
    compression,
  )
  app.use(readableAddress, originCheck, contentType, bodyLimit(options.bodies), oneWriter, loadSession)
  app.use(kidMode)
  app.use('/api/*', signedInOnly)
  app.use(writeRates(options.writes, addressHeader))
  app.route('/', rateLimits(limits, addressHeader))
  app.route('/', countAttempts())
  app.use(writable)
  app.route('/', routes)

  app.notFound((c) =>
    isCall(c.req.path) ? c.json({ error: 'There is nothing here.' }, 404) : notFoundPage(c),
  )
  app.onError((error, c) => {
    const problem = problemOf(error, c)
    noteFailure(services.db, error)
    if (problem.retryAfterSeconds) c.header('Retry-After', String(problem.retryAfterSeconds))
    if (!isCall(c.req.path) && !isFragment(c)) return errorPage(c, problem)
    const { status, sentence, field } = problem
    // The Identity Toolkit answers with codes.
    if (status === 503 && c.req.path.startsWith('/api/identity/'))
      return c.json({ error: { code: 503, message: 'SERVER_BUSY' } }, 503)
    return c.json({ error: sentence, ...(field ? { field } : {}) }, status)
  })
  return app
}

/** A form or link handled by a script, which shows the sentence in a toast. */
const isFragment = (c: Context) => c.req.header('x-fragment') !== undefined

const isCall = (path: string) => /^\/(?:api|media|healthz|readyz)(?:\/|$)/.test(path)
