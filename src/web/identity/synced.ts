import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { syncUser } from '../../domain/identity/sync-user.ts'

/** The user sync right after a sign-in; a failure is logged, and the next page tries again. */
export function synced(c: Context<AppEnv>, person: { uid: string; email: string }): void {
  const { db, log, sessionSecret } = c.get('services')
  try {
    syncUser(db, person, sessionSecret)
  } catch (error) {
    log.error('identity.sync_failed', error, { requestId: c.get('requestId') })
  }
}
