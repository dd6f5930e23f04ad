import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTE = 'litefs-starting'

/** Notes that LiteFS is about to start. Returns whether the last start ended before LiteFS started the server. */
export function noteStarting(dataDir: string): boolean {
  const path = join(dataDir, NOTE)
  const endedEarly = existsSync(path)
  try {
    writeFileSync(path, '')
  } catch {
    // The disk is full: then it is known why LiteFS ended.
  }
  return endedEarly
}

/** Written by the server, which LiteFS starts. */
export const noteStarted = (dataDir: string): void => rmSync(join(dataDir, NOTE), { force: true })
