import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { sessions, users } from '../../../db/schema/index.ts'
import { TRIAL_CREDITS } from '../../shared/constants.ts'
import { enterCredits } from '../credits/ledger.ts'
import { rememberTrial } from './trial-given.ts'

/**
 * Makes sure that a signed-in person has a row in `users`, and returns its id. A new user starts with an active trial
 * of 3 credits (design, section 1), unless the e-mail had a trial before, in an account that was deleted; `secret`
 * keys the hash that is checked. Idempotent, also for two requests at once.
 */
export function syncUser(db: Db, person: { uid: string; email: string }, secret: string): number {
  return db.transaction(
    (tx) => {
      const { uid: firebaseUid, email } = person
      const { changes } = tx
        .insert(users)
        .values({ firebaseUid, email })
        .onConflictDoNothing({ target: users.firebaseUid })
        .run()
      tx.update(users)
        .set({ email })
        .where(and(eq(users.firebaseUid, firebaseUid), ne(users.email, email)))
        .run()
      const user = tx.select({ id: users.id }).from(users).where(eq(users.firebaseUid, firebaseUid)).get()
      if (!user) throw new Error('The user that was just inserted is not there')
      const isFirst = rememberTrial(tx, email, secret)
      if (changes > 0) beginTrial(tx, user.id, firebaseUid, isFirst)
      tx.update(sessions)
        .set({ userId: user.id })
        .where(and(eq(sessions.firebaseUid, firebaseUid), isNull(sessions.userId)))
        .run()
      return user.id
    },
    { behavior: 'immediate' },
  )
}

function beginTrial(tx: DbOrTx, userId: number, firebaseUid: string, isFirst: boolean): void {
  if (!isFirst) {
    tx.update(users).set({ activeTrial: false }).where(eq(users.id, userId)).run()
    return
  }
  enterCredits(tx, {
    userId,
    amount: TRIAL_CREDITS,
    kind: 'trial',
    idempotencyKey: `trial:${firebaseUid}`,
  })
}
