import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'

const queue = new PQueue({ concurrency: 1 })

/**
 * Runs work that holds up the server's loop for some milliseconds, such as loading a vendor's client or unpacking minutes
 * of speech: one after the other, and before each of them the loop turns (design, section 6).
 */
export const yieldingToLoop = <T>(work: () => T | Promise<T>): Promise<T> =>
  queue.add(async () => {
    // Not setImmediate: where nothing else is under way, Bun comes to it only with the next event.
    await sleep(0)
    return work()
  })
