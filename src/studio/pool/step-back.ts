import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** As `nice` counts: who steps back has a tenth of the processor where somebody else wants it. */
const BEHIND = 10
/** Threads on which sharp draws; those of Bun's pool, on which it packs, serve the loop as well. */
const OF_SHARP = /^libvips worker/

/**
 * Lets this thread and those that draw for it work with what the server's own loop leaves of the processors: with two
 * stories in the making a machine of two cores has no other one. On Linux each thread has a priority of its own;
 * elsewhere nothing changes. Asked for again before each task, since threads come and go.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    const [own] = /\d+$/.exec(readlinkSync('/proc/thread-self')) ?? []
    for (const thread of readdirSync('/proc/self/task'))
      if ((thread === own || OF_SHARP.test(nameOf(thread))) && getPriority(Number(thread)) < BEHIND)
        setPriority(Number(thread), BEHIND)
  } catch {
    // A thread has just ended, or the machine does not allow it: all work at the loop's side, as before.
  }
}

const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
