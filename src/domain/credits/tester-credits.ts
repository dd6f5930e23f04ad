import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { availableCredits, enterCredits } from './ledger.ts'

/** For testers: sets the balance to `credits` with one ledger entry; returns the balance. */
export function setCredits(db: Db, userId: number, credits: number): number {
  return db.transaction(
    (tx) => {
      const amount = credits - availableCredits(tx, userId)
      const idempotencyKey = `tester_set:${crypto.randomUUID()}`
      if (amount !== 0) enterCredits(tx, { userId, amount, kind: 'tester_set', idempotencyKey })
      return availableCredits(tx, userId)
    },
    { behavior: 'immediate' },
  )
}

/** For testers: with the bypass on, a story costs at most the balance, and no gate closes (design, section 1). */
export function setTrialBypass(db: Db, userId: number, trialBypass: boolean): void {
  db.update(users).set({ trialBypass }).where(eq(users.id, userId)).run()
}
