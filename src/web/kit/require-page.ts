import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'

export interface SignedInEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { signedIn: Session }
}

/** Lets only the signed in pass and sends everybody else to /login; `c.var.signedIn` is then the session. */
export const requirePage = createMiddleware<SignedInEnv>(async (c, next) => {
  const { session } = c.var
  if (!session) return c.redirect('/login')
  c.set('signedIn', session)
  await next()
})
