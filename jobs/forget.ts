import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { emptyOfDeleted, isForgettingDue, takeOutOfSearch } from '../db/forgetting.ts'

const PAUSE_MS = 5

export interface Forgetting {
  db: Db
  now: () => Date
  /** Does something at a moment at which nobody carries changes, which reads the journal without end. */
  withoutCarrying?: ((work: () => boolean) => Promise<boolean>) | undefined
}

/** Takes out what is left of deleted families and stories, where that is due; step by step, others in between. */
export async function forget(
  { db, now, withoutCarrying = async (work) => work() }: Forgetting,
  signal?: AbortSignal,
): Promise<'nothing due' | 'forgotten' | 'busy'> {
  if (!isForgettingDue(db, now())) return 'nothing due'
  const steps = takeOutOfSearch(db)
  for (;;) {
    signal?.throwIfAborted()
    const step = steps.next()
    const { value: dueAt } = step
    if (step.done) return (await withoutCarrying(() => emptyOfDeleted(db, dueAt))) ? 'forgotten' : 'busy'
    await sleep(PAUSE_MS)
  }
}
