import { and, eq, gte, type SQL, sum } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { spending } from '../../../db/schema/index.ts'

/** What may be spent at vendors in a day (UTC), in US dollars. */
export interface SpendingLimits {
  perDay: number
  perFamilyAndDay: number
}

/**
 * Whose daily limit is reached: nothing new that costs money begins until the next day. Running work is finished, so a
 * limit can be exceeded by it.
 */
export function reachedLimit(
  db: DbOrTx,
  userId: number,
  limits: SpendingLimits,
  now: Date,
): 'family' | 'app' | undefined {
  const today = gte(spending.createdAt, `${now.toISOString().slice(0, 10)}T00:00:00.000Z`)
  if (spent(db, and(eq(spending.userId, userId), today)) >= limits.perFamilyAndDay * 1e6) return 'family'
  if (spent(db, today) >= limits.perDay * 1e6) return 'app'
  return undefined
}

/** Seconds from `now` to the next day. */
export const secondsToNextDay = (now: Date): number => 86_400 - (Math.floor(now.getTime() / 1000) % 86_400)

function spent(db: DbOrTx, where: SQL | undefined): number {
  const row = db
    .select({ microDollars: sum(spending.microDollars).mapWith(Number) })
    .from(spending)
    .where(where)
    .get()
  return row?.microDollars ?? 0
}
