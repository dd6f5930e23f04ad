import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'

interface Connections {
  requestIP?: (request: Request) => { address: string } | null
}

/**
 * The caller's address, for the rate limits: as signed by another machine of ours, else from a trusted proxy's header,
 * else the connection's. In IPv6 a whole /64 network counts as one caller, the least that a household has.
 */
export function clientAddress(c: Context<AppEnv>, addressHeader?: string): string {
  const signed = c.get('callerAddress')
  if (signed) return signed
  const told = addressHeader && c.req.header(addressHeader)
  const connections = c.env as Connections | undefined
  return networkOf(told || (connections?.requestIP?.(c.req.raw)?.address ?? 'unknown'))
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  const filled = address.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups
  return `${filled.slice(0, 4).join(':')}::/64`
}

/** An address from `clientAddress`, and for IPv6 the wider networks that contain it: its /56 and its /48. */
export function networksOf(address: string): string[] {
  const groups = /^(.+)::\/64$/.exec(address)?.[1]?.split(':')
  if (!groups) return [address]
  const [first, second, third, fourth = '0'] = groups
  const half = Math.floor(Number.parseInt(fourth, 16) / 256).toString(16)
  return [
    address,
    `${[first, second, third, half].join(':')}::/56`,
    `${[first, second, third].join(':')}::/48`,
  ]
}
