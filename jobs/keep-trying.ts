import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { noteFailure } from '../db/patience.ts'
import { pressureOf } from '../src/shared/kit/pressure.ts'
import { retry } from '../src/shared/kit/retry.ts'

const AGAIN_MS = 1000

/**
 * Runs `work` on the database until no lock and no full disk prevents it; rejects with any other error. A stop ends
 * the waiting, not the first try: finished work is still stored.
 */
export const keepTrying = <T>(db: Db, work: () => T, signal: AbortSignal): Promise<T> =>
  retry(async () => work(), {
    tries: Number.POSITIVE_INFINITY,
    pauseAfter(error) {
      if (!pressureOf(error)) return undefined
      noteFailure(db, error)
      return AGAIN_MS
    },
    pause: (ms) => sleep(ms, undefined, { signal }),
  })
