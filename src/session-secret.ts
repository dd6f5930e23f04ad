import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** SESSION_SECRET; outside of production, where it may be missing, one that is generated once and stored for the owner only. */
export function sessionSecretOf(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const path = join(env.DATA_DIR, 'session-secret')
  const made = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  mkdirSync(env.DATA_DIR, { recursive: true })
  try {
    writeFileSync(path, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return readFileSync(path, 'utf8')
  }
}
