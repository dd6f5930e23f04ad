import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

/** Gives every request a name of its own, which its log lines and its answer carry. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const id = crypto.randomUUID()
  c.set('requestId', id)
  await next()
  c.res.headers.set('X-Request-Id', id)
})
