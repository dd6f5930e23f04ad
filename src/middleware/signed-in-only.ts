import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'

const PUBLIC_CALLS = ['/api/identity/', '/api/auth/', '/api/stripe/webhook']

/** Every call is for signed-in people, before its body is even looked at, except the few that make them so. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isPublic = PUBLIC_CALLS.some((prefix) => c.req.path.startsWith(prefix))
  if (!c.var.session && !isPublic) return c.json({ error: 'Please sign in.' }, 401)
  await next()
})
