import { pressureOf } from '../src/shared/kit/pressure.ts'
import type { Db } from './client.ts'

/** How long a statement waits for somebody else's lock, and the server's loop with it. */
const PATIENCE_MS = 100
/** Where one has waited in vain, the next ones do not wait at all. */
const WITHOUT_PATIENCE_MS = 1000

const returning = new WeakMap<Db, ReturnType<typeof setTimeout>>()

/** From now on nothing waits longer for a lock than a visitor would not notice. */
export const beQuick = (db: Db): void => void db.$client.pragma(`busy_timeout = ${PATIENCE_MS}`)

/** Hears of every failure: requests that wait for the same lock one after the other must not hold the loop for long. */
export function hearOfFailure(db: Db, error: unknown): void {
  if (pressureOf(error) !== 'locked' || !db.$client.open) return
  clearTimeout(returning.get(db))
  db.$client.pragma('busy_timeout = 0')
  const back = setTimeout(() => db.$client.open && beQuick(db), WITHOUT_PATIENCE_MS)
  back.unref()
  returning.set(db, back)
}

/** Throws what keeps a change from going through, if anything does; waits for a lock for a moment. */
export function mustBeWritable(db: Db): void {
  try {
    db.transaction(() => undefined, { behavior: 'immediate' })
  } catch (error) {
    hearOfFailure(db, error)
    throw error
  }
}
