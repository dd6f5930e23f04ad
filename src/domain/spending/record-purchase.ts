import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { spending, stories, users } from '../../../db/schema/index.ts'
import type { Purchase } from '../../ports/call.ts'

/** For whom something was bought. */
export interface Buyer {
  userId: number
  storyId?: number
}

/**
 * Stores what a vendor's answer costs, also when the answer was unusable; without a family when story or family were
 * deleted while the vendor worked.
 */
export function recordPurchase(db: Db, { userId, storyId }: Buyer, purchase: Purchase, now: Date): void {
  db.insert(spending)
    .values({
      userId: ifThere(sql`SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${userId}`),
      storyId: ifThere(sql`SELECT ${stories.id} FROM ${stories} WHERE ${stories.id} = ${storyId ?? null}`),
      ...purchase,
      createdAt: now.toISOString(),
    })
    .run()
}

const ifThere = (row: SQL) => sql<number | null>`(${row})`
