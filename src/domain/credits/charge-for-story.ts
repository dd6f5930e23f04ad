import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { paidPeriods, users } from '../../../db/schema/index.ts'
import { availableCredits, enterCredits, enteredAmount } from './ledger.ts'

/**
 * What a story costs this user now: its price, or with the trial bypass the balance, at most the price. Undefined when
 * the credits do not cover it (design, section 1).
 */
export function priceFor(
  user: { availableCredits: number; trialBypass: boolean },
  creditsRequired: number,
): number | undefined {
  if (user.availableCredits >= creditsRequired) return creditsRequired
  return user.trialBypass ? user.availableCredits : undefined
}

/** Charges a story, once; the trial ends with its last credit. */
export const takeCreditsForStory = (tx: DbOrTx, userId: number, storyId: number, amount: number): void =>
  spend(tx, userId, `story:${storyId}`, amount)

/** Refunds a story, once; a family that never paid gets its trial back. */
export const giveBackCreditsOfStory = (tx: DbOrTx, userId: number, storyId: number): void =>
  giveBack(tx, userId, { taken: `story:${storyId}`, givenBack: `give_back:${storyId}` })

/** Charges a change of a story's page, once. */
export const takeCreditsForChange = (tx: DbOrTx, userId: number, changeId: number, amount: number): void =>
  spend(tx, userId, `change:${changeId}`, amount)

/** Refunds a change that was never made, once. */
export const giveBackCreditsOfChange = (tx: DbOrTx, userId: number, changeId: number): void =>
  giveBack(tx, userId, { taken: `change:${changeId}`, givenBack: `give_back:change:${changeId}` })

function spend(tx: DbOrTx, userId: number, idempotencyKey: string, amount: number): void {
  if (amount > 0) enterCredits(tx, { userId, amount: -amount, kind: 'story', idempotencyKey })
  if (availableCredits(tx, userId) === 0)
    tx.update(users).set({ activeTrial: false }).where(eq(users.id, userId)).run()
}

function giveBack(
  tx: DbOrTx,
  userId: number,
  { taken, givenBack }: { taken: string; givenBack: string },
): void {
  const amount = -enteredAmount(tx, taken)
  if (amount <= 0) return
  enterCredits(tx, { userId, amount, kind: 'give_back', idempotencyKey: givenBack })
  if (!hasPaid(tx, userId)) tx.update(users).set({ activeTrial: true }).where(eq(users.id, userId)).run()
}

const hasPaid = (tx: DbOrTx, userId: number) =>
  tx.select({ id: paidPeriods.userId }).from(paidPeriods).where(eq(paidPeriods.userId, userId)).get() !==
  undefined
