import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const PUBLIC_CALLS = ['/api/identity/', '/api/auth/', '/api/stripe/webhook']

const A_STORY = /^\/api\/stories\/[^/]+$/

/** Every call is for signed-in people, before its body is even looked at, except the few that make them so. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isPublic = PUBLIC_CALLS.some((prefix) => c.req.path.startsWith(prefix))
  if (!c.var.session && !isPublic) return c.json({ error: refusalOf(c.req) }, 401)
  await next()
})

/** In the words of the specification, section 5. */
const refusalOf = ({ method, path }: { method: string; path: string }) =>
  method === 'DELETE' && A_STORY.test(path) ? 'User not authenticated' : 'Authentication required'
