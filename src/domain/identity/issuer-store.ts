import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { embeddedAccounts, signingKeys } from '../../../db/schema/index.ts'
import type { IssuerStore, StoredAccount } from '../../providers/identity/embedded/store.ts'
import { endAllSessions } from './sessions.ts'

const KEY_ID = 'identity-1'

/** What the embedded issuer keeps, in the tables `embedded_accounts` and `keys`. */
export function issuerStore(db: Db): IssuerStore {
  return {
    accountByEmail: (email) => storedAccount(db, eq(embeddedAccounts.email, email)),
    accountByUid: (uid) => storedAccount(db, eq(embeddedAccounts.uid, uid)),
    addAccount: (account) =>
      db.insert(embeddedAccounts).values(account).onConflictDoNothing().run().changes > 0,
    changePassword: (uid, { from, to, at }) =>
      db.transaction(
        (tx) => {
          const unchanged =
            from === null ? isNull(embeddedAccounts.passwordHash) : eq(embeddedAccounts.passwordHash, from)
          const { changes } = tx
            .update(embeddedAccounts)
            .set({ passwordHash: to, tokensValidAfter: at.toISOString() })
            .where(and(eq(embeddedAccounts.uid, uid), unchanged))
            .run()
          if (changes > 0) endAllSessions(tx, uid)
          return changes > 0
        },
        { behavior: 'immediate' },
      ),
    signingKey: () => keptKey(db),
    keepSigningKey(privateJwk) {
      db.insert(signingKeys)
        .values({ id: KEY_ID, purpose: 'identity tokens', privateJwk })
        .onConflictDoNothing()
        .run()
      return keptKey(db) ?? privateJwk
    },
  }
}

function storedAccount(db: Db, which: ReturnType<typeof eq>): StoredAccount | undefined {
  const row = db.select().from(embeddedAccounts).where(which).get()
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

const keptKey = (db: Db) =>
  db.select({ privateJwk: signingKeys.privateJwk }).from(signingKeys).where(eq(signingKeys.id, KEY_ID)).get()
    ?.privateJwk
