import type { Db } from '../../../db/client.ts'
import type { Payments } from '../../ports/payments.ts'
import { createKeyedMutex, type KeyedMutex } from '../../shared/kit/mutex.ts'

/** What the functions of this folder need. */
export interface Billing {
  db: Db
  payments: Payments
  now: () => Date
}

const mutexes = new WeakMap<Db, KeyedMutex<number>>()

/** Runs changes of one user's subscription one after the other, so that two answers of the provider cannot cross. */
export function oneAtATimePerUser<T>(
  { db }: Pick<Billing, 'db'>,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  const mutex = mutexes.get(db) ?? createKeyedMutex<number>()
  mutexes.set(db, mutex)
  return mutex.run(userId, work)
}
