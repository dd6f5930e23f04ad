import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { endedCookie, sessionCookie } from '../../shared/identity/session-cookie.ts'

/** Redirects to the login page, which says that the session has ended if the request had one, or was a form. */
export function leadToSignIn<Env extends AppEnv>(c: Context<Env>) {
  const { PUBLIC_URL } = c.get('services').env
  const hadSession = getCookie(c, sessionCookie(PUBLIC_URL, c.req.url).name) !== undefined
  const { name, attributes } = endedCookie(PUBLIC_URL, c.req.url)
  if (hadSession || c.req.method !== 'GET') setCookie(c, name, '1', attributes)
  return c.redirect('/login')
}

/** Whether the login page has to say that a session has ended; it says so once. */
export function hasEnded(c: Context<AppEnv>): boolean {
  const { name, attributes } = endedCookie(c.get('services').env.PUBLIC_URL, c.req.url)
  if (getCookie(c, name) === undefined) return false
  deleteCookie(c, name, { ...attributes, maxAge: 0 })
  return true
}
