import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'
import type { KidMode } from '../../domain/identity/sessions.ts'
import { leadToSignIn } from '../kit/session-ended.ts'

export interface KidModeEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { held: Session & { userId: number; kid: KidMode } }
}

/** Lets only sessions in kid mode pass; `c.get('held')` is then the session. */
export const requireKidMode = createMiddleware<KidModeEnv>(async (c, next) => {
  const session = c.get('session')
  if (!session) return leadToSignIn(c)
  const { kid, userId } = session
  if (!kid || userId === null) return c.redirect('/app', 303)
  c.set('held', { ...session, kid, userId })
  await next()
})
