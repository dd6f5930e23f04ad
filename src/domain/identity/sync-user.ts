import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sessions, users } from '../../../db/schema/index.ts'
import { TRIAL_CREDITS } from '../../shared/constants.ts'
import { enterCredits } from '../credits/ledger.ts'

/**
 * Makes sure that a signed-in person has a row in `users`, and answers its id. A new one begins with an active trial
 * and its 3 credits (design, section 1). Harmless when done twice or by two requests at once.
 */
export function syncUser(db: Db, person: { uid: string; email: string }): number {
  return db.transaction(
    (tx) => {
      const { uid: firebaseUid, email } = person
      tx.insert(users).values({ firebaseUid, email }).onConflictDoNothing({ target: users.firebaseUid }).run()
      tx.update(users)
        .set({ email })
        .where(and(eq(users.firebaseUid, firebaseUid), ne(users.email, email)))
        .run()
      const user = tx.select({ id: users.id }).from(users).where(eq(users.firebaseUid, firebaseUid)).get()
      if (!user) throw new Error('The user that was just inserted is not there')
      enterCredits(tx, {
        userId: user.id,
        amount: TRIAL_CREDITS,
        kind: 'trial',
        idempotencyKey: `trial:${firebaseUid}`,
      })
      tx.update(sessions)
        .set({ userId: user.id })
        .where(and(eq(sessions.firebaseUid, firebaseUid), isNull(sessions.userId)))
        .run()
      return user.id
    },
    { behavior: 'immediate' },
  )
}
