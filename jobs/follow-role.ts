import { setTimeout as sleep } from 'node:timers/promises'
import type { Replication } from '../db/replication/replication.ts'
import type { Logger } from '../src/logger.ts'
import { createMutex } from '../src/shared/kit/mutex.ts'
import type { Stop } from './duties.ts'

export interface RoleOptions {
  replication: Replication
  /** Allows or refuses this node's changes, at once. */
  allowWrites: (allowed: boolean) => void
  /** Begins what only the primary does, once this node may write; resolves to what ends it. */
  begin: () => Promise<Stop>
  log: Logger
  /** How long to wait after a failed beginning. */
  againMs?: number
}

export interface RoleFollower {
  /** Resolves when everything that the last change of role asked for is done; rejects when a machine alone cannot begin. */
  settled(): Promise<void>
  /** Ends what only the primary does; ending it twice is harmless. */
  end(): Promise<void>
}

const AGAIN_MS = 1000

/** Lets what only the primary does start and stop with the role: never twice at once, and no write after the role is lost. */
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
