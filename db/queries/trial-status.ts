import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { users } from '../schema/index.ts'

export interface TrialStatus {
  userId: number
  role: 'USER_ROLE' | 'TESTER_ROLE'
  activeTrial: boolean
  trialBypass: boolean
  availableCredits: number
}

/** The profile of the specification's section 3; undefined when the user is gone. */
export function trialStatusOf(db: Db, userId: number): TrialStatus | undefined {
  return db
    .select({
      userId: users.id,
      role: users.role,
      activeTrial: users.activeTrial,
      trialBypass: users.trialBypass,
      availableCredits: users.availableCredits,
    })
    .from(users)
    .where(eq(users.id, userId))
    .get()
}
