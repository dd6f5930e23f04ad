import type { Db } from '../../../db/client.ts'

/** How often each file is held right now, by its row. */
const holds = new WeakMap<Db, Map<number, number>>()

/** Marks a file as about to be shown. */
export function takeHold(db: Db, id: number): void {
  const held = holds.get(db) ?? new Map<number, number>()
  holds.set(db, held.set(id, (held.get(id) ?? 0) + 1))
}

/** Marks it as shown, or not wanted after all. */
export function releaseHold(db: Db, id: number): void {
  const held = holds.get(db)
  const left = (held?.get(id) ?? 0) - 1
  if (left > 0) held?.set(id, left)
  else held?.delete(id)
}

/** Whether a file is about to be shown. */
export const isHeld = (db: Db, id: number): boolean => holds.get(db)?.has(id) ?? false
