import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTE = 'litefs-starting'

/** Notes that LiteFS is about to be started. Returns whether it was the last time, and ended before it started the server. */
export function noteStarting(dataDir: string): boolean {
  const path = join(dataDir, NOTE)
  const endedEarly = existsSync(path)
  try {
    writeFileSync(path, '')
  } catch {
    // A full disk: what ended LiteFS is known then.
  }
  return endedEarly
}

/** Noted by the server, which LiteFS starts. */
export const noteStarted = (dataDir: string): void => rmSync(join(dataDir, NOTE), { force: true })
