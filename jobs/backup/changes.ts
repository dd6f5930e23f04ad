import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../src/logger.ts'
import type { Carrying, ChangeCarrier } from '../../src/ports/change-carrier.ts'
import { backoffMs } from '../../src/shared/kit/retry.ts'
import type { Duty } from '../duties.ts'
import { stampOf } from './names.ts'

export interface CarryingChanges {
  carrier: ChangeCarrier
  /** Whether the database has no family: carried, it would be the newest one, before the lost one is restored. */
  isEmpty: () => boolean
  now: () => Date
  log: Logger
}

export interface Changes {
  duty: Duty
  isRunning: () => boolean
  /** When everything was last stored; undefined where it was not yet. */
  storedAt: () => Date | undefined
  /** The name under which they are carried, or were last. */
  name: () => string | undefined
  /** Does something at a moment at which nobody carries; what is changed then is carried after. */
  without: <T>(work: () => T) => Promise<T>
}

export interface Pace {
  /** How often is looked whether there is a family, and how far it is. */
  lookEveryMs: number
  /** How long after it ended by itself it begins again: twice that the next time, and so on. */
  againMs: number
  longestMs: number
}

const PACE: Pace = { lookEveryMs: 1000, againMs: 1000, longestMs: 60_000 }

/**
 * Carries every change beside the server, and begins again where that ends by itself. Each beginning is a whole copy under
 * a name of its own: nothing rests on how far an earlier one had come.
 */
export function carryChanges(options: CarryingChanges, pace = PACE): Changes {
  const { log } = options
  const copies = openCopies(options)
  const pauses = new Set<Promise<void>>()

  const keepCarrying = async (signal: AbortSignal) => {
    const rest = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
    let failures = 0
    for (;;) {
      while (pauses.size > 0) await Promise.all(pauses)
      if (signal.aborted) return
      const before = copies.storedAt()
      const carried = await copies.carry()
      if (!carried) await rest(pace.lookEveryMs)
      if (!carried?.failure) continue
      failures = copies.storedAt() === before ? failures + 1 : 1
      log.error('changes.ended', carried.failure)
      await rest(backoffMs({ firstMs: pace.againMs, longestMs: pace.longestMs }, failures))
    }
  }

  return {
    isRunning: copies.isRunning,
    storedAt: copies.storedAt,
    name: copies.name,
    duty: {
      name: 'changes',
      start() {
        const stopping = new AbortController()
        const kept = keepCarrying(stopping.signal)
        const looking = setInterval(copies.look, pace.lookEveryMs)
        looking.unref()
        return async () => {
          stopping.abort()
          clearInterval(looking)
          await copies.end()
          await kept
        }
      },
    },
    async without(work) {
      const { promise, resolve } = Promise.withResolvers<void>()
      pauses.add(promise)
      try {
        await copies.end()
        return work()
      } finally {
        pauses.delete(promise)
        resolve()
      }
    },
  }
}

/** One copy after the other, each with every change that follows it. */
function openCopies({ carrier, isEmpty, now }: CarryingChanges) {
  let carrying: Carrying | undefined
  let name: string | undefined
  let storedAt: Date | undefined
  let asked: Carrying | undefined

  const begin = () => {
    const next = stampOf(now())
    if (isEmpty() || next === name) return undefined
    carrying = carrier.start(next)
    name = next
    return carrying
  }

  return {
    isRunning: () => carrying !== undefined,
    storedAt: () => storedAt,
    name: () => name,

    /** Asks how far it is. */
    async look() {
      storedAt = (await carrying?.storedAt()) ?? storedAt
    },

    /** Until it ends; returns what was wrong, where it could not begin or ended unasked, and never rejects. */
    async carry(): Promise<{ failure?: unknown } | undefined> {
      try {
        const begun = begin()
        if (!begun) return undefined
        const exitCode = await begun.ended
        return asked === begun
          ? {}
          : { failure: new Error(`What carries the changes ended with ${exitCode}`) }
      } catch (failure) {
        return { failure }
      } finally {
        carrying = undefined
      }
    },

    /** Never rejects: what failed is told where it is waited for. */
    async end() {
      const ending = carrying
      if (!ending) return
      asked = ending
      await ending.end().catch(() => undefined)
      if (carrying === ending) carrying = undefined
    },
  }
}
