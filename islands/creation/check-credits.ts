import type { Account } from '../../src/shared/stories/lengths.ts'
import { ApiError, read } from '../lib/api.ts'
import { signInAndReturn, unfinishedFlowOf } from './unfinished-flow.ts'

const PLANS = '/app/subscription'

/**
 * The account as it is now. Without credits, or when it cannot be read, the parent is sent to the plans
 * (specification, sections 6 and 8).
 */
export async function checkCredits(firebaseUid: string): Promise<Account | undefined> {
  try {
    const query = new URLSearchParams({ firebaseUid })
    const account = await read<Account>(`/api/user/trial-status?${query}`)
    if (account.availableCredits > 0 || account.trialBypass) return account
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      signInAndReturn(unfinishedFlowOf(firebaseUid))
      return undefined
    }
    console.error('The credit check failed:', error)
  }
  location.assign(PLANS)
  return undefined
}
