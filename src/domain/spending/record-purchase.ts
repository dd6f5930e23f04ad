import type { Db } from '../../../db/client.ts'
import { spending } from '../../../db/schema/index.ts'
import type { Purchase } from '../../providers/calls-out/index.ts'

/** In whose behalf something was bought. */
export interface Buyer {
  userId: number
  storyId?: number
}

/** Enters what a vendor's answer costs, also when the answer could not be used. */
export function recordPurchase(db: Db, buyer: Buyer, purchase: Purchase, now: Date): void {
  db.insert(spending)
    .values({ ...buyer, ...purchase, createdAt: now.toISOString() })
    .run()
}
