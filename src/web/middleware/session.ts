import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'
import { familyOfSession, findSession, isKidSession } from '../../domain/identity/sessions.ts'
import { syncUser } from '../../domain/identity/sync-user.ts'
import { sessionCookie } from '../../shared/identity/session-cookie.ts'
import { needsWriter, WriterNeeded } from '../../shared/kit/writer-needed.ts'
import { isOfLink } from '../../shared/links/shared-address.ts'
import { recordingLinkOf } from '../kit/recording-link.ts'
import { hasCaughtUp } from './seen-position.ts'

/** Identifies the caller, by the session cookie alone. */
export const loadSession = createMiddleware<AppEnv>(async (c, next) => {
  if (!isForNobody(c)) c.set('session', sessionOf(c))
  await next()
})

/** The family of a request's session, or of its recording link's story, before the request is read; undefined for neither. */
export async function callingFamily(c: Context<AppEnv>): Promise<string | undefined> {
  const { db, env, now } = c.get('services')
  const link = recordingLinkOf(c)
  if (link?.ok) return `link ${link.value.userId}`
  const token = getCookie(c, sessionCookie(env.PUBLIC_URL, c.req.url).name)
  if (!token) return undefined
  const known = familyOfSession(db, token, now())
  if (known !== undefined || !(await hasCaughtUp(c))) return known
  return familyOfSession(db, token, now())
}

/** A link shows the same to its own family: no session is read, and no cookie is renewed. */
function isForNobody(c: Context<AppEnv>): boolean {
  const { path } = c.req
  if (isOfLink(path)) return !isHeldByChild(c)
  return path.startsWith('/assets/') || path === '/healthz' || path === '/readyz'
}

/** In kid mode links to stories are refused too; they may be another family's. */
function isHeldByChild(c: Context<AppEnv>): boolean {
  const { db, env, now } = c.get('services')
  const token = getCookie(c, sessionCookie(env.PUBLIC_URL, c.req.url).name)
  return token !== undefined && isKidSession(db, token, now())
}

function sessionOf(c: Context<AppEnv>): Session | undefined {
  const { db, env, now } = c.get('services')
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

/** A user sync that failed at sign-in is retried with the next page (design, section 1). */
function syncedAgain(c: Context<AppEnv>, session: Session): Session {
  const { db, log, sessionSecret } = c.get('services')
  const person = { uid: session.firebaseUid, email: session.email }
  try {
    return { ...session, userId: syncUser(db, person, sessionSecret) }
  } catch (error) {
    if (needsWriter(error)) throw new WriterNeeded()
    log.error('identity.sync_failed', error, { requestId: c.get('requestId') })
    return session
  }
}
