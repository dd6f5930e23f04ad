import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** A `nice` value: at this one a thread gets a tenth of the processor when others want it. */
const BEHIND = 10
/** Threads sharp draws on. The threads of Bun's pool, on which it encodes, also serve the event loop. */
const OF_SHARP = /^libvips worker/

/**
 * Lowers the priority of this thread and of those that draw for it below the server's event loop: with two stories in
 * progress a two-core machine has no core left. On Linux each thread has its own priority; elsewhere this does nothing.
 * Called before each task, because threads come and go.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    const [own] = /\d+$/.exec(readlinkSync('/proc/thread-self')) ?? []
    for (const thread of readdirSync('/proc/self/task'))
      if ((thread === own || OF_SHARP.test(nameOf(thread))) && getPriority(Number(thread)) < BEHIND)
        setPriority(Number(thread), BEHIND)
  } catch {
    // A thread has just ended, or the machine does not allow it: priorities stay equal.
  }
}

const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
