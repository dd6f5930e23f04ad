import type { Db } from '../../../db/client.ts'

/** What is being made at this moment. */
const hands = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Runs `work`, or waits for the same `work` where it is in hand already: whoever comes second makes nothing twice. */
export function inHand<T>(db: Db, what: string, work: () => Promise<T>): Promise<T> {
  const mine = hands.get(db) ?? new Map<string, Promise<unknown>>()
  hands.set(db, mine)
  const known = mine.get(what)
  if (known) return known as Promise<T>
  const made = work().finally(() => mine.delete(what))
  mine.set(what, made)
  return made
}
