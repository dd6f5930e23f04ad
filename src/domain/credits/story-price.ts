import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { paidPeriods, users } from '../../../db/schema/index.ts'
import { availableCredits, enterCredits, enteredAmount } from './ledger.ts'

/**
 * What a story costs this user now: its price, or with the trial bypass what is there, at most its price.
 * Undefined when the credits do not cover it (design, section 1).
 */
export function priceFor(
  user: { availableCredits: number; trialBypass: boolean },
  creditsRequired: number,
): number | undefined {
  if (user.availableCredits >= creditsRequired) return creditsRequired
  return user.trialBypass ? user.availableCredits : undefined
}

/** Takes the credits for a story, once; the trial ends with its last credit. */
export function takeCreditsForStory(tx: DbOrTx, userId: number, storyId: number, amount: number): void {
  if (amount > 0)
    enterCredits(tx, { userId, amount: -amount, kind: 'story', idempotencyKey: `story:${storyId}` })
  if (availableCredits(tx, userId) === 0)
    tx.update(users).set({ activeTrial: false }).where(eq(users.id, userId)).run()
}

/** Gives back what a story has cost, once; a family that never paid has its trial again. */
export function giveBackCreditsOfStory(tx: DbOrTx, userId: number, storyId: number): void {
  const taken = -enteredAmount(tx, `story:${storyId}`)
  if (taken <= 0) return
  enterCredits(tx, { userId, amount: taken, kind: 'give_back', idempotencyKey: `give_back:${storyId}` })
  if (!hasPaid(tx, userId)) tx.update(users).set({ activeTrial: true }).where(eq(users.id, userId)).run()
}

const hasPaid = (tx: DbOrTx, userId: number) =>
  tx.select({ id: paidPeriods.userId }).from(paidPeriods).where(eq(paidPeriods.userId, userId)).get() !==
  undefined
