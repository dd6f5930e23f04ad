import { z } from 'zod'
import { firebaseUid } from '../payloads.ts'

const priceId = z.string('Please choose a plan.').min(1, 'Please choose a plan.').max(255)

/** POST /api/get-or-create-subscription (specification, section 7). */
export const SubscribeBody = z.object({ firebaseUid, priceId })

/** POST /api/upgrade-subscription. */
export const UpgradeBody = z.object({ firebaseUid, newPriceId: priceId })

/** A whole number at or above 0 (specification, section 5). */
export const creditsField = z
  .int('Please enter a valid non-negative number.')
  .min(0, 'Please enter a valid non-negative number.')
  .max(1_000_000, 'Please enter at most 1000000 credits.')

/** POST /api/user/credits. */
export const CreditsBody = z.object({ firebaseUid, credits: creditsField })

/** POST /api/user/trial-bypass. */
export const TrialBypassBody = z.object({
  firebaseUid,
  trialBypass: z.boolean('trialBypass must be true or false.'),
})

/** POST /api/stripe/test-card: the test mode's own call. */
export const TestCardBody = z.object({
  firebaseUid,
  clientSecret: z.string().min(1).max(255),
  number: z.string('Please enter a card number.').regex(/^[\d ]{12,30}$/, 'Please enter a card number.'),
  confirmed: z.boolean().optional(),
})
