import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../src/logger.ts'
import type { Carrying, ChangeCarrier } from '../../src/ports/change-carrier.ts'
import { backoffMs } from '../../src/shared/kit/retry.ts'
import type { Duty } from '../duties.ts'
import { stampOf } from './names.ts'

export interface CarryingChanges {
  carrier: ChangeCarrier
  /** Whether the database has no family: its carried copy would become the newest, before the lost one is restored. */
  isEmpty: () => boolean
  now: () => Date
  log: Logger
}

export interface Changes {
  duty: Duty
  isRunning: () => boolean
  /** When everything was last stored; undefined if it never was. */
  storedAt: () => Date | undefined
  /** The name under which changes are being carried, or last were. */
  name: () => string | undefined
  /** Runs something while no changes are carried; what it changes is carried afterwards. */
  without: <T>(work: () => T) => Promise<T>
}

export interface Pace {
  /** How often to check for families and progress. */
  lookEveryMs: number
  /** How long to wait before restarting a carrier that ended by itself: doubled each time. */
  againMs: number
  longestMs: number
}

const PACE: Pace = { lookEveryMs: 1000, againMs: 1000, longestMs: 60_000 }

/**
 * Carries every change beside the server, and starts again where that ends by itself. Each beginning is a whole copy
 * under a new name, so nothing depends on how far an earlier one had come.
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

    /** Asks the carrier how far it is. */
    async look() {
      storedAt = (await carrying?.storedAt()) ?? storedAt
    },

    /** Runs until the carrier ends; returns what was wrong if it could not start or ended unasked, and never rejects. */
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

    /** Never rejects: a failure is reported where `carry` is awaited. */
    async end() {
      const ending = carrying
      if (!ending) return
      asked = ending
      await ending.end().catch(() => undefined)
      if (carrying === ending) carrying = undefined
    },
  }
}
