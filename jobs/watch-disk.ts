import { statfsSync } from 'node:fs'
import type { Logger } from '../src/logger.ts'
import { type Duty, repeatEvery } from './duties.ts'

/** Below it LiteFS can fail in the middle of a change, and stays the one that writes all the same. */
const FULL_BYTES = 4 * 1024 * 1024
const LOOK_EVERY_MS = 1000

/** Bytes that are left on the disk of a folder. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Tells once that the disk on which the primary writes has no room left: another machine can go on. */
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
