import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { embeddedAccounts, embeddedIdentities } from '../../../db/schema/index.ts'
import { prepared } from '../../../db/statements.ts'
import type { GoogleIdentity } from '../../ports/identity.ts'

/** The ways in which a parent can prove again that an account is theirs. */
export interface WaysIn {
  password: boolean
  google: boolean
}

/** For accounts that the app stores, by password where there is one; nothing is known of a vendor's. */
export function waysInOf(db: Db, firebaseUid: string): WaysIn {
  const account = accountOf(db).get({ firebaseUid })
  if (!account) return { password: true, google: true }
  const password = account.passwordHash !== null
  return { password, google: !password }
}

const accountOf = prepared((db) =>
  db
    .select({ passwordHash: embeddedAccounts.passwordHash })
    .from(embeddedAccounts)
    .where(eq(embeddedAccounts.uid, sql.placeholder('firebaseUid'))),
)

/**
 * Whether the person Google vouches for is the one who is signed in, before an account is created for anybody else: by
 * Google's subject where the app stores the accounts, else by the e-mail.
 */
export function isSameByGoogle(
  db: Db,
  { subject, email }: Pick<GoogleIdentity, 'subject' | 'email'>,
  holder: { firebaseUid: string; email: string },
): boolean {
  const known = db
    .select({ uid: embeddedIdentities.uid })
    .from(embeddedIdentities)
    .where(eq(embeddedIdentities.subject, subject))
    .get()
  return known ? known.uid === holder.firebaseUid : email === holder.email
}
