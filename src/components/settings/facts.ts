import type { SubscriptionStatus } from '../../shared/billing/plan.ts'

/** What the settings page shows of an account. */
export interface SettingsFacts {
  email: string
  firebaseUid: string
  subscription: SubscriptionStatus
  /** The plan's name, if it could be fetched in time. */
  planName: string | undefined
  trial: { role: string; activeTrial: boolean; trialBypass: boolean; availableCredits: number }
  timeZone: string
  /** The names of the children with profiles, and how many the plan has. */
  children: string[]
  childrenAllowed: number
}
