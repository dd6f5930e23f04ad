import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'
import { leadToSignIn } from './session-ended.ts'

export interface SignedInEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { signedIn: Session }
}

/** Lets only signed-in visitors pass and redirects others to /login; `c.get('signedIn')` is then the session. */
export const requirePage = createMiddleware<SignedInEnv>(async (c, next) => {
  const session = c.get('session')
  if (!session) return leadToSignIn(c)
  c.set('signedIn', session)
  await next()
})
