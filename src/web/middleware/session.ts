import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'
import { familyOfSession, findSession } from '../../domain/identity/sessions.ts'
import { syncUser } from '../../domain/identity/sync-user.ts'
import { sessionCookie } from '../../shared/identity/session-cookie.ts'
import { needsWriter, WriterNeeded } from '../../shared/kit/writer-needed.ts'
import { hasCaughtUp } from './seen-position.ts'

/** Finds out who is calling, by the session cookie alone. */
export const loadSession = createMiddleware<AppEnv>(async (c, next) => {
  if (!isForNobody(c.req.path)) c.set('session', sessionOf(c))
  await next()
})

/** Whose session a request brings, before anything of it is read; undefined for nobody's. */
export async function callingFamily(c: Context<AppEnv>): Promise<string | undefined> {
  const { db, env, now } = c.var.services
  const token = getCookie(c, sessionCookie(env.PUBLIC_URL, c.req.url).name)
  if (!token) return undefined
  const known = familyOfSession(db, token, now())
  if (known !== undefined || !(await hasCaughtUp(c))) return known
  return familyOfSession(db, token, now())
}

const isForNobody = (path: string) => path.startsWith('/assets/') || path === '/healthz' || path === '/readyz'

function sessionOf(c: Context<AppEnv>): Session | undefined {
  const { db, env, now } = c.var.services
  const { name, attributes } = sessionCookie(env.PUBLIC_URL, c.req.url)
  const token = getCookie(c, name)
  if (!token) return undefined
  const found = findSession(db, token, now())
  if (!found) return undefined
  const { renewed, ...session } = found
  if (renewed) setCookie(c, name, token, attributes)
  const isPage = c.req.method === 'GET' && !c.req.path.startsWith('/api/')
  return session.userId === null && isPage ? syncedAgain(c, session) : session
}

/** A user sync that failed at sign-in is tried again at the next page (design, section 1). */
function syncedAgain(c: Context<AppEnv>, session: Session): Session {
  const { db, log, sessionSecret } = c.var.services
  const person = { uid: session.firebaseUid, email: session.email }
  try {
    return { ...session, userId: syncUser(db, person, sessionSecret) }
  } catch (error) {
    if (needsWriter(error)) throw new WriterNeeded()
    log.error('identity.sync_failed', error, { requestId: c.var.requestId })
    return session
  }
}
