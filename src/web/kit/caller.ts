import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv, Session } from '../../context.ts'

export interface Caller {
  userId: number
  firebaseUid: string
}

/** The signed-in person; throws 401 when nobody is signed in. */
export function sessionOf(c: Context<AppEnv>): Session {
  const session = c.get('session')
  if (!session) throw new HTTPException(401, { message: 'Authentication required' })
  return session
}

/** The signed-in person's database user; throws 401 while the user sync has not succeeded. */
export function databaseUserOf(c: Context<AppEnv>): Caller {
  const { userId, firebaseUid } = sessionOf(c)
  if (userId === null) throw new HTTPException(401, { message: 'User authentication required' })
  return { userId, firebaseUid }
}

/** The database user of a call that names its caller: the session decides, and the call must match it (403). */
export function callerOf(c: Context<AppEnv>, firebaseUid: string): Caller {
  if (sessionOf(c).firebaseUid !== firebaseUid) {
    throw new HTTPException(403, { message: 'firebaseUid is not the one you are signed in with.' })
  }
  return databaseUserOf(c)
}
