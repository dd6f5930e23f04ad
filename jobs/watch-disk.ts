import { statfsSync } from 'node:fs'
import type { Logger } from '../src/logger.ts'
import { type Duty, repeatEvery } from './duties.ts'

/** Below this LiteFS can fail in the middle of a change, and yet stay the primary. */
const FULL_BYTES = 4 * 1024 * 1024
const LOOK_EVERY_MS = 1000

/** Free bytes on a folder's disk. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Reports once that the primary's disk is full, so that another machine can take over. */
export function watchDisk(
  room: () => number,
  log: Logger,
  onFull: () => void,
  everyMs = LOOK_EVERY_MS,
): Duty {
  let isTold = false
  const look = () => {
    if (isTold || room() >= FULL_BYTES) return
    isTold = true
    log.info('disk.full')
    onFull()
  }
  return {
    name: 'disk',
    start: () => repeatEvery(everyMs, look, (error) => log.error('disk.unknown', error)),
  }
}
