import { Hono } from 'hono'
import type { AppEnv, Services } from './context.ts'
import { accessLog } from './middleware/access-log.ts'
import { readableAddress } from './middleware/address.ts'
import { bodyLimit } from './middleware/body-limit.ts'
import { compression } from './middleware/compression.ts'
import { contentType } from './middleware/content-type.ts'
import { problemOf } from './middleware/errors.ts'
import { originCheck } from './middleware/origin-check.ts'
import { privateByDefault } from './middleware/private-by-default.ts'
import { RATE_LIMITS, type RateLimits, rateLimits } from './middleware/rate-limits.ts'
import { requestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { loadSession } from './middleware/session.ts'
import { signedInOnly } from './middleware/signed-in-only.ts'
import { errorPage } from './pages/error.tsx'
import { pageRenderer } from './pages/layout.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { routes } from './routes.ts'

export interface AppOptions {
  limits?: RateLimits
}

/** The whole app around its services; `fetch` wants Bun's server as its second argument, which knows the callers' addresses. */
export function createApp(services: Services, options: AppOptions = {}): Hono<AppEnv> {
  const https = services.env.PUBLIC_URL?.startsWith('https:') ?? false
  // Fly's proxy sets this header itself; anywhere else a caller could write what it likes into it.
  const addressHeader = services.env.FLY_APP_NAME ? 'fly-client-ip' : undefined
  const app = new Hono<AppEnv>()

  app.use((c, next) => {
    c.set('services', services)
    return next()
  })
  app.use(pageRenderer, requestId, accessLog, securityHeaders({ https }), privateByDefault, compression)
  app.use(readableAddress, originCheck, contentType, bodyLimit, loadSession)
  app.use('/api/*', signedInOnly)
  app.route('/', rateLimits(options.limits ?? RATE_LIMITS, addressHeader))
  app.route('/', routes)

  app.notFound((c) =>
    isCall(c.req.path) ? c.json({ error: 'There is nothing here.' }, 404) : notFoundPage(c),
  )
  app.onError((error, c) => {
    const { status, sentence } = problemOf(error, c)
    return isCall(c.req.path) ? c.json({ error: sentence }, status) : errorPage(c, status, sentence)
  })
  return app
}

const isCall = (path: string) => /^\/(?:api|media|healthz)(?:\/|$)/.test(path)
