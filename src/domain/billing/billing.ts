import type { Db } from '../../../db/client.ts'
import type { Payments } from '../../ports/payments.ts'

/** What the functions of this folder work with. */
export interface Billing {
  db: Db
  payments: Payments
  now: () => Date
}

const turns = new WeakMap<Db, Map<number, Promise<unknown>>>()

/** Runs what changes one user's subscription after what was begun before, so that two answers of the provider never cross. */
export async function oneAtATimePerUser<T>(
  { db }: Pick<Billing, 'db'>,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  const waiting = turns.get(db) ?? new Map<number, Promise<unknown>>()
  turns.set(db, waiting)
  const turn = (waiting.get(userId) ?? Promise.resolve()).then(work, work)
  const settled = turn.catch(() => undefined)
  waiting.set(userId, settled)
  try {
    return await turn
  } finally {
    if (waiting.get(userId) === settled) waiting.delete(userId)
  }
}
