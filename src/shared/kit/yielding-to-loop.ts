import { setTimeout as sleep } from 'node:timers/promises'
import { createMutex } from './mutex.ts'

const mutex = createMutex()

/**
 * Runs work that holds up the server's loop for some milliseconds, such as loading a vendor's client, unpacking minutes of
 * speech or looking for unfit words: one after the other, and before each of them the loop turns (design, section 6).
 */
export const yieldingToLoop = <T>(work: () => T | Promise<T>): Promise<T> =>
  mutex.run(async () => {
    // Not setImmediate: where nothing else is under way, Bun comes to it only with the next event, up to 0.7 s later.
    await sleep(0)
    return work()
  })
