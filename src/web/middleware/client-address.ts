import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'

interface Connections {
  requestIP?: (request: Request) => { address: string } | null
}

/**
 * Who is calling, for the rate limits: what another machine of ours has signed, else the address that a trusted proxy's
 * header tells, else the connection's. A whole /64 network counts as one caller in IPv6, where every household has at least that much.
 */
export function clientAddress(c: Context<AppEnv>, addressHeader?: string): string {
  if (c.var.callerAddress) return c.var.callerAddress
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

/** An address as `clientAddress` answers it, and the wider networks that it is in, if it is of IPv6: its /56 and its /48. */
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
