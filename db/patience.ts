import { setTimeout as sleep } from 'node:timers/promises'
import { pressureOf } from '../src/shared/kit/pressure.ts'
import type { Db } from './client.ts'

/** How long a statement, and the event loop with it, waits for somebody else's lock: enough for locks of a moment. */
const STATEMENT_MS = 100
/** How long a change waits for a lock before it begins, without blocking the event loop. */
const PATIENCE_MS = 500
const LOOK_EVERY_MS = 20
/** After a wait in vain, how long the next ones do not wait at all. */
const WITHOUT_PATIENCE_MS = 1000

/** From now on no statement waits for a lock longer than a visitor would notice. */
export const limitStatementWait = (db: Db): void => void db.$client.pragma(`busy_timeout = ${STATEMENT_MS}`)

const returning = new WeakMap<Db, ReturnType<typeof setTimeout>>()

/** Called with every failure: statements that wait for the same lock one after the other must not block the event loop for long. */
export function noteFailure(db: Db, error: unknown): void {
  if (pressureOf(error) !== 'locked' || !db.$client.open) return
  clearTimeout(returning.get(db))
  db.$client.pragma('busy_timeout = 0')
  const back = setTimeout(() => db.$client.open && limitStatementWait(db), WITHOUT_PATIENCE_MS)
  back.unref()
  returning.set(db, back)
}

const waiting = new WeakMap<Db, Promise<void>>()
const inVain = new WeakMap<Db, number>()

/**
 * Resolves as soon as a change can be made; waits briefly for a lock, without blocking the event loop. Rejects with
 * what prevents it.
 */
export async function mustBeWritable(db: Db): Promise<void> {
  const others = waiting.get(db)
  if (others) return others
  const error = whatKeepsOut(db)
  if (error === undefined) return
  const isRecent = performance.now() - (inVain.get(db) ?? -WITHOUT_PATIENCE_MS) < WITHOUT_PATIENCE_MS
  if (pressureOf(error) !== 'locked' || isRecent) throw error
  const unlocked = untilUnlocked(db).finally(() => waiting.delete(db))
  waiting.set(db, unlocked)
  await unlocked
}

/** One check for all who wait. */
async function untilUnlocked(db: Db): Promise<void> {
  const begun = performance.now()
  for (;;) {
    await sleep(LOOK_EVERY_MS)
    const error = whatKeepsOut(db)
    if (error === undefined) return
    if (pressureOf(error) === 'locked' && performance.now() - begun < PATIENCE_MS) continue
    inVain.set(db, performance.now())
    noteFailure(db, error)
    throw error
  }
}

/** Runs what must be done before anything else, however long somebody else's lock delays it, without blocking the event loop. */
export async function onceUnlocked<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (pressureOf(error) !== 'locked') throw error
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** A check that does not wait. */
function whatKeepsOut(db: Db): unknown {
  const patience = Number(db.$client.pragma('busy_timeout', { simple: true }))
  db.$client.pragma('busy_timeout = 0')
  try {
    db.transaction(() => undefined, { behavior: 'immediate' })
    return undefined
  } catch (error) {
    return error
  } finally {
    db.$client.pragma(`busy_timeout = ${patience}`)
  }
}
