import { resolve6 } from 'node:dns/promises'
import { hostname } from 'node:os'
import type { Env } from './env.ts'

const LITEFS_PORT = 20202
const ANSWER_WITHIN_MS = 2000

/** This machine's name, as the other one and the log know it. */
export const nameOf = ({ HOSTNAME }: Env): string => HOSTNAME ?? hostname()

/** The other machines' LiteFS: the configured ones, else all machines of this Fly app. */
export async function peersOf({ LITEFS_PEERS, FLY_APP_NAME }: Env): Promise<string[]> {
  if (LITEFS_PEERS) return LITEFS_PEERS.split(',')
  const addresses = FLY_APP_NAME ? await resolve6(`${FLY_APP_NAME}.internal`) : []
  return addresses.map((address) => `http://[${address}]:${LITEFS_PORT}`)
}

/** Whether another machine has the role right now; false where none can be asked. */
export async function isLedByPeer(env: Env): Promise<boolean> {
  const peers = await peersOf(env).catch(() => [])
  return (await Promise.all(peers.map(leads))).includes(true)
}

async function leads(peer: string): Promise<boolean> {
  try {
    const answer = await fetch(`${peer}/info`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    return ((await answer.json()) as { isPrimary?: boolean }).isPrimary === true
  } catch {
    return false
  }
}
