import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { users } from '../schema/index.ts'
import { prepared } from '../statements.ts'

export interface TrialStatus {
  userId: number
  role: 'USER_ROLE' | 'TESTER_ROLE'
  activeTrial: boolean
  trialBypass: boolean
  availableCredits: number
}

/** The profile of the specification's section 3; undefined when the user is gone. */
export const trialStatusOf = (db: Db, userId: number): TrialStatus | undefined => ofUser(db).get({ userId })

const ofUser = prepared((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      activeTrial: users.activeTrial,
      trialBypass: users.trialBypass,
      availableCredits: users.availableCredits,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)
