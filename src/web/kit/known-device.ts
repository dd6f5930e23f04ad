import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { keyedHash } from '../../domain/identity/keyed-hash.ts'
import { knownDeviceCookie } from '../../shared/identity/session-cookie.ts'

/** Parents who share a tablet. */
const MOST = 5

/**
 * Remembers on the device that somebody signed in with this e-mail there, as a keyed hash, also after signing out:
 * their tries are then not slowed by a stranger's elsewhere.
 */
export function rememberDevice(c: Context<AppEnv>, email: string): void {
  const { name, attributes } = cookieOf(c)
  const known = hashOf(c, email)
  const all = [known, ...knownHere(c).filter((hash) => hash !== known)].slice(0, MOST)
  setCookie(c, name, all.join('.'), attributes)
}

/** Whether somebody signed in with this e-mail on this device before. */
export const isKnownDevice = (c: Context<AppEnv>, email: string): boolean =>
  knownHere(c).includes(hashOf(c, email))

const knownHere = (c: Context<AppEnv>) => (getCookie(c, cookieOf(c).name) ?? '').split('.').filter(Boolean)

const hashOf = (c: Context<AppEnv>, email: string) =>
  keyedHash(c.get('services').sessionSecret, 'known device', email)

const cookieOf = (c: Context<AppEnv>) => knownDeviceCookie(c.get('services').env.PUBLIC_URL, c.req.url)
