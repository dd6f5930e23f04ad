import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/index.ts'
import type { AccountFailure, IdentityProvider, Person } from '../../ports/identity.ts'
import { ok, type Result } from '../../shared/kit/result.ts'
import { beginSession, endAllSessions, type NewSession } from './sessions.ts'
import { syncUser } from './sync-user.ts'

/** Changes the password, signs out every device, and starts a new session for the one that asked. */
export async function changePassword(
  db: Db,
  identity: IdentityProvider,
  person: Person,
  change: { password: string; newPassword: string },
  now: Date,
): Promise<Result<NewSession, string>> {
  const changed = await identity.changePassword(person, change, now)
  if (!changed.ok) return changed
  endAllSessions(db, person.uid)
  return beginSession(db, identity, changed.value.idToken, now)
}

/** Changes the account's e-mail, on every device; `secret` keys the record of trials. */
export async function changeEmail(
  { db, identity, secret }: { db: Db; identity: IdentityProvider; secret: string },
  person: Person,
  change: { password: string; newEmail: string },
  now: Date,
): Promise<Result<undefined, AccountFailure>> {
  const changed = await identity.changeEmail(person, change, now)
  if (!changed.ok) return changed
  const email = change.newEmail
  db.update(sessions).set({ email }).where(eq(sessions.firebaseUid, person.uid)).run()
  syncUser(db, { uid: person.uid, email }, secret)
  return ok(undefined)
}
