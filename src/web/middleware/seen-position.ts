import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { sessionCookie } from '../../shared/identity/session-cookie.ts'

/** A replica is milliseconds behind, so the browser need not remember for long. */
const REMEMBERED_SECONDS = 300

/** The transaction of the browser's last change; undefined when it made none recently. */
export function seenPosition(c: Context<AppEnv>): bigint | undefined {
  const told = getCookie(c, cookieOf(c).name)
  return told && /^[0-9a-f]{1,16}$/.test(told) ? BigInt(`0x${told}`) : undefined
}

/** Longer than a replica is ever behind, shorter than a parent notices. */
const CATCH_UP_MS = 2000

/** Whether this machine has the browser's last change, after waiting briefly for it; true on a single machine. */
export async function hasCaughtUp(c: Context<AppEnv>): Promise<boolean> {
  const { replication } = c.get('services')
  if (!replication.isReplicated) return true
  const seen = replication.isOpen() ? undefined : seenPosition(c)
  return seen === undefined || replication.reached(seen, CATCH_UP_MS)
}

/** Lets the browser tell the next machine which transaction it must have. */
export function rememberPosition(c: Context<AppEnv>): void {
  const { name, attributes } = cookieOf(c)
  const { transaction } = c.get('services').replication.position()
  setCookie(c, name, transaction.toString(16), { ...attributes, maxAge: REMEMBERED_SECONDS })
}

function cookieOf(c: Context<AppEnv>) {
  const { name, attributes } = sessionCookie(c.get('services').env.PUBLIC_URL, c.req.url)
  return { name: name.replace('session', 'seen'), attributes }
}
