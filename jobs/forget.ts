import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { forgetDeleted, isForgettingDue } from '../db/forgetting.ts'

const PAUSE_MS = 5

/** Takes out what is left of deleted families and stories, where that is due; step by step, others in between. */
export async function forget(
  { db, now }: { db: Db; now: () => Date },
  signal?: AbortSignal,
): Promise<'nothing due' | 'forgotten' | 'busy'> {
  if (!isForgettingDue(db, now())) return 'nothing due'
  const steps = forgetDeleted(db)
  for (;;) {
    signal?.throwIfAborted()
    const step = steps.next()
    if (step.done) return step.value ? 'forgotten' : 'busy'
    await sleep(PAUSE_MS)
  }
}
