import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { storyChanges, users } from '../../../db/schema/index.ts'
import { OWN_ENGINE } from '../../shared/stories/made-by.ts'
import { priceFor } from '../credits/charge-for-story.ts'

export type ChangeKind = 'words' | 'picture'

/** Credits of every change of a page after the first of its kind, where a vendor is paid for it. */
const FURTHER_CHANGE = 1

/** Whether making this costs a vendor's money: our own engines are free. */
export const isPaid = ({ engine }: { engine: string }): boolean => engine !== OWN_ENGINE

/**
 * What the next change of a page costs in credits: the first of its kind is included in the story's price, as is every
 * one made by our own engines. Undone changes count.
 */
export function changePrice(
  tx: DbOrTx,
  page: { storyId: number; paragraphIndex: number; kind: ChangeKind },
  maker: { engine: string },
): number {
  if (!isPaid(maker)) return 0
  const { storyId, paragraphIndex, kind } = page
  const before = tx
    .select({ id: storyChanges.id })
    .from(storyChanges)
    .where(
      and(
        eq(storyChanges.storyId, storyId),
        eq(storyChanges.paragraphIndex, paragraphIndex),
        eq(storyChanges.kind, kind),
      ),
    )
    .get()
  return before ? FURTHER_CHANGE : 0
}

export type PriceRefusal =
  /** It costs more than the parent was shown. */
  { reason: 'dearer'; price: number } | { reason: 'too-few-credits'; price: number; available: number }

/**
 * The price of a change, given the price that the parent was shown; a refusal where it costs more than that, or more
 * than the balance.
 */
export function agreedPrice(
  tx: DbOrTx,
  userId: number,
  { price, shown }: { price: number; shown: number },
): number | PriceRefusal {
  if (price > shown) return { reason: 'dearer', price }
  const user = tx.select().from(users).where(eq(users.id, userId)).get()
  const available = user?.availableCredits ?? 0
  const paid = user && priceFor(user, price)
  return paid ?? { reason: 'too-few-credits', price, available }
}
