import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { embeddedAccounts, embeddedIdentities, sessions } from '../../../db/schema/index.ts'
import { prepared } from '../../../db/statements.ts'
import type { IssuerStore, StoredAccount } from '../../ports/issuer-store.ts'
import { endAllSessions } from './sessions.ts'
import { keepSigningKey, publicKey, signingKey } from './signing-keys.ts'

const GOOGLE = 'google.com'

/** The embedded issuer's storage: the tables `embedded_accounts`, `embedded_identities` and `keys`; `secret` encrypts its keys. */
export function issuerStore(db: Db, secret: string): IssuerStore {
  const atOnce = (work: (tx: DbOrTx) => boolean) => db.transaction(work, { behavior: 'immediate' })
  return {
    accountByEmail: (email) => storedAccount(byEmail(db).get({ email })),
    accountByUid: (uid) => storedAccount(byUid(db).get({ uid })),
    addAccount: (account) =>
      db.insert(embeddedAccounts).values(account).onConflictDoNothing().run().changes > 0,
    accountByGoogle: (subject) => accountByIdentity(db, subject),
    addGoogleAccount: ({ uid, email, subject }) =>
      atOnce((tx) => {
        const account = { uid, email, passwordHash: null, emailVerified: true }
        const { changes } = tx.insert(embeddedAccounts).values(account).onConflictDoNothing().run()
        if (changes > 0) tx.insert(embeddedIdentities).values({ provider: GOOGLE, subject, uid }).run()
        return changes > 0
      }),
    changePassword: (uid, { from, to, at }) =>
      atOnce((tx) => {
        const unchanged =
          from === null ? isNull(embeddedAccounts.passwordHash) : eq(embeddedAccounts.passwordHash, from)
        const { changes } = tx
          .update(embeddedAccounts)
          .set({ passwordHash: to, tokensValidAfter: at.toISOString() })
          .where(and(eq(embeddedAccounts.uid, uid), unchanged))
          .run()
        if (changes > 0) endAllSessions(tx, uid)
        return changes > 0
      }),
    confirmEmail: (uid, email) =>
      atOnce((tx) => {
        const { changes } = tx
          .update(embeddedAccounts)
          .set({ emailVerified: true })
          .where(and(eq(embeddedAccounts.uid, uid), eq(embeddedAccounts.email, email)))
          .run()
        if (changes > 0)
          tx.update(sessions).set({ emailVerified: true }).where(eq(sessions.firebaseUid, uid)).run()
        return changes > 0
      }),
    changeEmail: (uid, email) =>
      atOnce((tx) => {
        const taken = tx.select().from(embeddedAccounts).where(eq(embeddedAccounts.email, email)).get()
        if (taken) return false
        const isTheirs = eq(embeddedAccounts.uid, uid)
        tx.update(embeddedAccounts).set({ email, emailVerified: false }).where(isTheirs).run()
        tx.update(sessions).set({ emailVerified: false }).where(eq(sessions.firebaseUid, uid)).run()
        return true
      }),
    signingKey: () => signingKey(db, secret),
    keepSigningKey: (privateJwk) => keepSigningKey(db, secret, privateJwk),
    publicKey: (id) => publicKey(db, id),
  }
}

const byEmail = prepared((db) =>
  db
    .select()
    .from(embeddedAccounts)
    .where(eq(embeddedAccounts.email, sql.placeholder('email'))),
)

const byUid = prepared((db) =>
  db
    .select()
    .from(embeddedAccounts)
    .where(eq(embeddedAccounts.uid, sql.placeholder('uid'))),
)

function storedAccount(row: typeof embeddedAccounts.$inferSelect | undefined): StoredAccount | undefined {
  if (!row) return undefined
  const { uid, email, emailVerified, passwordHash, tokensValidAfter } = row
  return {
    uid,
    email,
    emailVerified,
    passwordHash,
    tokensValidAfter: tokensValidAfter === null ? null : new Date(tokensValidAfter),
  }
}

function accountByIdentity(db: Db, subject: string): StoredAccount | undefined {
  const isTheirs = and(eq(embeddedIdentities.provider, GOOGLE), eq(embeddedIdentities.subject, subject))
  const identity = db.select({ uid: embeddedIdentities.uid }).from(embeddedIdentities).where(isTheirs).get()
  return identity && storedAccount(byUid(db).get({ uid: identity.uid }))
}
