import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { beginSession, signOutEverywhere } from '../../domain/identity/sessions.ts'
import { giveSession, takeSession } from './session-cookie.ts'

/**
 * Token sync (design, section 5): a fresh ID token begins a session of our own, and signing out ends it, with
 * `?everywhere` on every device.
 */
export const authTokenApi = new Hono<AppEnv>()
  .post('/api/auth/token', async (c) => {
    const { db, identity, now } = c.get('services')
    c.header('Cache-Control', 'no-store')
    const idToken = bearerOf(c)
    if (!idToken) return c.json({ error: 'The Authorization header needs a bearer token.' }, 401)
    const begun = await beginSession(db, identity, idToken, now())
    if (!begun.ok) return c.json({ error: REFUSALS[begun.failure] }, 401)
    giveSession(c, begun.value)
    return c.json({ success: true })
  })

  .delete('/api/auth/token', (c) => {
    const { session, services } = c.var
    if (session && c.req.query('everywhere') !== undefined)
      signOutEverywhere(services.db, session.firebaseUid, services.now())
    takeSession(c)
    return c.json({ success: true })
  })

const REFUSALS = {
  stale: 'This sign-in is more than 5 minutes old. Please sign in again.',
  expired: 'This sign-in has expired. Please sign in again.',
  revoked: 'This sign-in has been ended. Please sign in again.',
  unusable: 'This sign-in could not be verified. Please sign in again.',
}

const bearerOf = (c: Context) =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(c.req.header('authorization') ?? '')?.[1]
