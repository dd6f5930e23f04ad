import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { creditLedger, users } from '../../../db/schema/index.ts'

export interface CreditEntry {
  userId: number
  /** Credits given (above 0) or taken (below 0). */
  amount: number
  kind: (typeof creditLedger.$inferInsert)['kind']
  /** What this entry is for; a second entry for the same thing changes nothing. */
  idempotencyKey: string
  /** For the admin who reads the ledger. */
  note?: string
}

/**
 * Writes one entry of the ledger; the database keeps the balance and throws when it would fall below 0.
 * Returns false when this entry was there already.
 */
export function enterCredits(tx: DbOrTx, entry: CreditEntry): boolean {
  return (
    tx.insert(creditLedger).values(entry).onConflictDoNothing({ target: creditLedger.idempotencyKey }).run()
      .changes > 0
  )
}

/** The amount of one entry, 0 when there is none. */
export function enteredAmount(tx: DbOrTx, idempotencyKey: string): number {
  const entry = tx
    .select({ amount: creditLedger.amount })
    .from(creditLedger)
    .where(eq(creditLedger.idempotencyKey, idempotencyKey))
    .get()
  return entry?.amount ?? 0
}

/** The user's credits at this moment. */
export function availableCredits(tx: DbOrTx, userId: number): number {
  return (
    tx.select({ credits: users.availableCredits }).from(users).where(eq(users.id, userId)).get()?.credits ?? 0
  )
}

/** True when there is an entry for this, also one of 0 credits. */
export function isEntered(tx: DbOrTx, idempotencyKey: string): boolean {
  return (
    tx
      .select({ id: creditLedger.id })
      .from(creditLedger)
      .where(eq(creditLedger.idempotencyKey, idempotencyKey))
      .get() !== undefined
  )
}
