import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { hearOfFailure } from '../db/patience.ts'
import { pressureOf } from '../src/shared/kit/pressure.ts'

const AGAIN_MS = 1000

/** Runs `work` on the database until nothing presses it any more; rejects with any other error, and when it is stopped. */
export async function keepTrying<T>(db: Db, work: () => T, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!pressureOf(error)) throw error
      hearOfFailure(db, error)
      await sleep(AGAIN_MS, undefined, { signal })
    }
  }
}
