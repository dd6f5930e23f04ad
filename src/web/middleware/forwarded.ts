import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the machine that received a request tells the writer. */
export interface Forwarded {
  /** The caller's address. */
  address: string
  requestId: string
  /** How often the request was passed on. */
  hops: number
}

export const FORWARDED_HEADER = 'x-storylamp-forwarded'
/** The machines' clocks may differ. */
const VALID_MS = 5 * 60_000

/** The header's value, signed with a secret of this app's machines. */
export function sealForwarded({ address, requestId, hops }: Forwarded, secret: string, now: Date): string {
  const told = [address, requestId, hops, now.getTime()].join('|')
  return `${told}|${signatureOf(told, secret)}`
}

/** The content of the header; undefined when it was not signed by one of our machines, or is old. */
export function openForwarded(header: string | undefined, secret: string, now: Date): Forwarded | undefined {
  const [, told = '', address = '', requestId = '', hops, at, signature = ''] =
    /^(([^|]{1,64})\|([\w-]{1,64})\|(\d)\|(\d{1,15}))\|([\w-]{43})$/.exec(header ?? '') ?? []
  if (!told || Math.abs(now.getTime() - Number(at)) > VALID_MS) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(told, secret)))
  return isOurs ? { address, requestId, hops: Number(hops) } : undefined
}

const signatureOf = (told: string, secret: string) =>
  createHmac('sha256', secret).update(`forwarded ${told}`).digest('base64url')
