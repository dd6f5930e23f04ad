import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { endSession } from '../../domain/identity/sessions.ts'
import { sessionCookie } from '../../shared/identity/session-cookie.ts'

/** Hands the browser its new session; the one it had before ends. */
export function giveSession(c: Context<AppEnv>, token: string): void {
  const { name, attributes } = cookieOf(c)
  if (c.var.session) endSession(c.var.services.db, c.var.session.tokenHash)
  setCookie(c, name, token, attributes)
}

/** Ends the session on the server and takes its cookie away; harmless for those who have none. */
export function takeSession(c: Context<AppEnv>): void {
  const { name, attributes } = cookieOf(c)
  if (c.var.session) endSession(c.var.services.db, c.var.session.tokenHash)
  deleteCookie(c, name, { ...attributes, maxAge: 0 })
}

const cookieOf = (c: Context<AppEnv>) => sessionCookie(c.var.services.env.PUBLIC_URL, c.req.url)
