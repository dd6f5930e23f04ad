import { setTimeout as sleep } from 'node:timers/promises'
import type { Replication } from '../db/replication/replication.ts'
import type { Logger } from '../src/logger.ts'
import { createMutex } from '../src/shared/kit/mutex.ts'
import type { Stop } from './duties.ts'

export interface RoleOptions {
  replication: Replication
  /** Allows or refuses changes on this node, at once. */
  allowWrites: (allowed: boolean) => void
  /** Starts what only the primary does, once this node may write; resolves to what stops it. */
  begin: () => Promise<Stop>
  log: Logger
  /** How long to wait after a failed start. */
  againMs?: number
}

export interface RoleFollower {
  /** Resolves when the last change of role has been handled completely; rejects when a single machine cannot start. */
  settled(): Promise<void>
  /** Stops what only the primary does; harmless when it has stopped already. */
  end(): Promise<void>
}

const AGAIN_MS = 1000

/** Starts and stops the primary's work with the role: never twice at once, and no write after the role is lost. */
export function followRole({
  replication,
  allowWrites,
  begin,
  log,
  againMs = AGAIN_MS,
}: RoleOptions): RoleFollower {
  let stop: Stop | undefined
  const mutex = createMutex()
  let last: Promise<void> = Promise.resolve()
  const afterLast = (work: () => Promise<void>): Promise<void> => {
    last = mutex.run(work)
    return last
  }

  const leave = async () => {
    const ending = stop
    stop = undefined
    try {
      await ending?.()
    } catch (error) {
      log.error('role.end_failed', error)
    }
  }

  const enter = async () => {
    while (replication.isPrimary() && !stop) {
      try {
        stop = await begin()
        replication.open()
      } catch (error) {
        if (!replication.isReplicated) throw error
        log.error('role.begin_failed', error)
        await sleep(againMs)
      }
    }
  }

  replication.onRole((isPrimary) => {
    if (replication.isReplicated) log.info('role', { role: isPrimary ? 'primary' : 'replica' })
    if (!isPrimary) allowWrites(false)
    void afterLast(isPrimary ? enter : leave).catch(() => undefined)
  })

  return { settled: () => last, end: () => afterLast(leave) }
}
