import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTE = 'caught-up'

/** Notes in the machine's own folder that it had everything and followed the one that writes, just before it ends. */
export function noteCaughtUp(dataDir: string): void {
  writeFileSync(join(dataDir, NOTE), '')
}

/** Whether the machine ended so the last time; the note counts once. */
export function takeCaughtUp(dataDir: string): boolean {
  try {
    rmSync(join(dataDir, NOTE))
    return true
  } catch {
    return false
  }
}
