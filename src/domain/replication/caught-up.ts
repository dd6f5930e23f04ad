import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTE = 'caught-up'

/** Notes in the machine's own folder, just before it ends, that it had everything and followed the primary. */
export function noteCaughtUp(dataDir: string): void {
  writeFileSync(join(dataDir, NOTE), '')
}

/** Whether the machine's last end left that note; it counts once. */
export function takeCaughtUp(dataDir: string): boolean {
  try {
    rmSync(join(dataDir, NOTE))
    return true
  } catch {
    return false
  }
}
