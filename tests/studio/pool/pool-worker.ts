import { readlinkSync } from 'node:fs'
import { getPriority } from 'node:os'
import { answerTasks } from '../../../src/studio/pool/tasks.ts'

export type PracticeTasks = {
  double: { input: number; output: number }
  complain: { input: string; output: never }
  faint: { input: 'error' | 'rejection' | 'exit'; output: never }
  meet: { input: Int32Array; output: string }
  wait: { input: Int32Array; output: string }
  fill: { input: Uint8Array; output: Uint8Array }
  priority: { input: null; output: number }
}

answerTasks<PracticeTasks>({
  double: async (number) => number * 2,
  complain: async (sentence) => {
    throw new RangeError(sentence)
  },
  faint: (how) =>
    new Promise(() => {
      if (how === 'exit') process.exit(0)
      else if (how === 'rejection') Promise.reject(new Error('nobody caught me'))
      else
        setTimeout(() => {
          throw new Error('out of the blue')
        }, 0)
    }),
  /** Returns only when two tasks are here at the same time. */
  meet: async (places) => {
    Atomics.add(places, 0, 1)
    Atomics.notify(places, 0)
    return Atomics.load(places, 0) >= 2 || Atomics.wait(places, 0, 1, 5_000) !== 'timed-out' ? 'met' : 'alone'
  },
  /** Counts itself in `gate[1]`, then blocks its worker until `gate[0]` is not 0. */
  wait: async (gate) => {
    Atomics.add(gate, 1, 1)
    return Atomics.wait(gate, 0, 0, 5_000) === 'timed-out' ? 'forgotten' : 'let through'
  },
  fill: async (bytes) => bytes.fill(7),
  /** The nice value of its own thread: higher is lower priority. */
  priority: async () => {
    const [thread] = /\d+$/.exec(readlinkSync('/proc/thread-self')) ?? []
    return getPriority(Number(thread))
  },
})
