import { setTimeout as sleep } from 'node:timers/promises'
import { createMutex } from './mutex.ts'

const mutex = createMutex()

/**
 * Runs work that blocks the event loop for some milliseconds, e.g. loading a vendor's client, decoding minutes of
 * speech or searching unfit words: one piece after the other, with a turn of the loop before each (design, section 6).
 */
export const yieldingToLoop = <T>(work: () => T | Promise<T>): Promise<T> =>
  mutex.run(async () => {
    // Not setImmediate: when nothing else is pending, Bun runs it only with the next event, up to 0.7 s later.
    await sleep(0)
    return work()
  })
