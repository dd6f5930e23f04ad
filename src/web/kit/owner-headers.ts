import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'

/**
 * Tells the service worker which family is signed in, or none: it shows stored stories of that one only. In kid mode
 * it shows those of one shelf.
 */
export function setOwnerHeaders<E extends AppEnv>(c: Context<E>): void {
  const session = c.get('session')
  if (session) c.header('X-Family', session.firebaseUid)
  if (session?.kid) c.header('X-Kid-Mode', String(session.kid.profileId ?? 0))
}
