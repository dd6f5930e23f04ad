import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import { type Caller, databaseUserOf } from '../kit/caller.ts'

/** Who changes the account; a session may have ended while its page was open. */
export function settingsUserOf(c: Context<AppEnv>): Caller {
  if (!c.get('session')) throw new HTTPException(401, { message: 'Please log in to access settings.' })
  return databaseUserOf(c)
}
