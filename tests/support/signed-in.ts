import type { Db } from '../../db/client.ts'
import { embeddedAccounts } from '../../db/schema/index.ts'
import { beginSession } from '../../src/domain/identity/sessions.ts'
import { syncUser } from '../../src/domain/identity/sync-user.ts'
import type { IdentityProvider } from '../../src/ports/identity.ts'
import { sessionCookie } from '../../src/shared/identity/session-cookie.ts'
import { ok } from '../../src/shared/kit/result.ts'

export const PASSWORD = 'twinkle-twinkle'
/** SESSION_SECRET of every app in the tests. */
export const SECRET = 'a secret that is only good for the tests'
/** PASSWORD, by argon2id at its cheapest: valid for a sign-in, without the cost. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$W5a9bSr/2ZzYpt1UNbmUw/mT35RWuowknQIE1QzZ+Fc$ZDpDb42CEudGK0u1eCKj0o3WyZEm9FwYMFXaPSQsAaY'

export interface SignedInParent {
  email: string
  uid: string
  userId: number
  /** For the Cookie header. */
  cookie: string
}

/**
 * A parent with an account and a session, inserted into the database: for every test that is not about signing up.
 * `url` is where the app answers, for the cookie's name.
 */
export async function signedInParent(
  db: Db,
  email: string,
  { now = new Date(), url = 'http://localhost' }: { now?: Date; url?: string | undefined } = {},
): Promise<SignedInParent> {
  const uid = `uid-of-${email}`
  db.insert(embeddedAccounts).values({ uid, email, passwordHash: PASSWORD_HASH }).run()
  const identity = { uid, email, emailVerified: false, issuedAt: now }
  const provider = {
    verifyIdToken: async () => ok(identity),
  } as Partial<IdentityProvider> as IdentityProvider
  const begun = await beginSession(db, provider, '', now)
  if (!begun.ok) throw new Error(`No session for ${email}: ${begun.failure}`)
  const userId = syncUser(db, { uid, email }, SECRET)
  return { email, uid, userId, cookie: `${sessionCookie(undefined, url).name}=${begun.value.token}` }
}
