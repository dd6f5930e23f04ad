import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { endSession, type NewSession, signOut } from '../../domain/identity/sessions.ts'
import { sessionCookie } from '../../shared/identity/session-cookie.ts'
import { rememberDevice } from '../kit/known-device.ts'

/** Gives the browser its new session; its previous one ends. */
export function giveSession(c: Context<AppEnv>, { token, identity }: NewSession): void {
  const { name, attributes } = cookieOf(c)
  const before = c.get('session')
  if (before) endSession(c.get('services').db, before.tokenHash)
  setCookie(c, name, token, attributes)
  rememberDevice(c, identity.email)
}

/**
 * Signs the device out: ends the session on the server, deletes its cookie, and clears the browser's cache of pictures
 * and sounds. Not its storage, which the page and the worker clear by name. Harmless without a session.
 */
export function takeSession(c: Context<AppEnv>): void {
  const { name, attributes } = cookieOf(c)
  const { db, now } = c.get('services')
  const session = c.get('session')
  if (session) signOut(db, session, now())
  deleteCookie(c, name, { ...attributes, maxAge: 0 })
  c.header('Clear-Site-Data', '"cache"')
}

const cookieOf = (c: Context<AppEnv>) => sessionCookie(c.get('services').env.PUBLIC_URL, c.req.url)
