import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { eraseFromJournal, eraseFromSearch, isForgettingDue } from '../db/forgetting.ts'

const PAUSE_MS = 5

export interface Erasing {
  db: Db
  now: () => Date
  /** Runs something while no changes are carried, because carrying keeps reading the journal. */
  withoutCarrying?: ((work: () => boolean) => Promise<boolean>) | undefined
}

/** Erases what is left of deleted families and stories when that is due, step by step, with other work in between. */
export async function eraseDeleted(
  { db, now, withoutCarrying = async (work) => work() }: Erasing,
  signal?: AbortSignal,
): Promise<'nothing due' | 'forgotten' | 'busy'> {
  if (!isForgettingDue(db, now())) return 'nothing due'
  const steps = eraseFromSearch(db)
  for (;;) {
    signal?.throwIfAborted()
    const step = steps.next()
    const { value: dueAt } = step
    if (step.done) return (await withoutCarrying(() => eraseFromJournal(db, dueAt))) ? 'forgotten' : 'busy'
    await sleep(PAUSE_MS)
  }
}
