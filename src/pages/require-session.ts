import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../context.ts'

/** Lets only the signed in pass and sends everybody else to /login; `c.var.signedIn` is then the session. */
export const requirePage = createMiddleware<AppEnv & { Variables: { signedIn: Session } }>(
  async (c, next) => {
    const { session } = c.var
    if (!session) return c.redirect('/login')
    c.set('signedIn', session)
    await next()
  },
)
