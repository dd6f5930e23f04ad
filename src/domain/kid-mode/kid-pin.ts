import { timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { prepared } from '../../../db/statements.ts'
import { keyedHash } from '../identity/keyed-hash.ts'

/** Whether the family has a PIN for leaving kid mode. */
export const hasKidPin = (db: DbOrTx, userId: number): boolean => hashOf(db, userId) !== null

/**
 * Stores the family's PIN as a hash keyed with `secret`: an unkeyed hash of ten thousand possible PINs is cracked at
 * once, however slow it is.
 */
export function keepKidPin(db: DbOrTx, userId: number, pin: string, secret: string): void {
  db.update(users)
    .set({ kidPinHash: hashed(secret, userId, pin) })
    .where(eq(users.id, userId))
    .run()
}

/** Whether it is the family's PIN; false where it has none. */
export function isKidPin(db: DbOrTx, userId: number, pin: string, secret: string): boolean {
  const kept = hashOf(db, userId)
  const tried = Buffer.from(hashed(secret, userId, pin))
  return kept !== null && kept.length === tried.length && timingSafeEqual(Buffer.from(kept), tried)
}

const hashOf = (db: DbOrTx, userId: number): string | null => hashKept(db).get({ userId })?.hash ?? null

const hashKept = prepared((db) =>
  db
    .select({ hash: users.kidPinHash })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

const hashed = (secret: string, userId: number, pin: string) =>
  keyedHash(secret, 'kid mode PIN', `${userId}\n${pin}`)
