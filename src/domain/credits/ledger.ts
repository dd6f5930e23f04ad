import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { creditLedger, users } from '../../../db/schema/index.ts'

export interface CreditEntry {
  userId: number
  /** Credits granted (positive) or taken (negative). */
  amount: number
  kind: (typeof creditLedger.$inferInsert)['kind']
  /** Names what this entry is for; a second entry with the same key changes nothing. */
  idempotencyKey: string
  /** For the admin who reads the ledger. */
  note?: string
}

/**
 * Adds an entry to the ledger; the database updates the balance and throws when it would fall below 0. Returns false
 * when the entry already existed.
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

/** Whether there is an entry with this key, even one of 0 credits. */
export function isEntered(tx: DbOrTx, idempotencyKey: string): boolean {
  return (
    tx
      .select({ id: creditLedger.id })
      .from(creditLedger)
      .where(eq(creditLedger.idempotencyKey, idempotencyKey))
      .get() !== undefined
  )
}
