import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const PUBLIC_CALLS = ['/api/identity/', '/api/auth/', '/api/stripe/webhook']

const A_STORY = /^\/api\/stories\/[^/]+$/

/** Every call requires a signed-in caller, before its body is read, except the few that sign somebody in. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get('session') && isForSignedIn(c.req.path)) return refuseStranger(c)
  await next()
})

export const isForSignedIn = (path: string): boolean =>
  path.startsWith('/api/') && !PUBLIC_CALLS.some((prefix) => path.startsWith(prefix))

export const refuseStranger = (c: Context<AppEnv>) => c.json({ error: refusalOf(c.req) }, 401)

/** In the words of the specification, section 5. */
const refusalOf = ({ method, path }: { method: string; path: string }) =>
  method === 'DELETE' && A_STORY.test(path) ? 'User not authenticated' : 'Authentication required'
