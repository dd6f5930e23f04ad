import { join } from 'node:path'
import type { Cluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'

const WATCH = join(import.meta.dir, 'support/watch-lag.ts')
const TRANSACTIONS = 500

export interface Lag {
  p50Ms: number
  p95Ms: number
  p99Ms: number
  longestMs: number
}

/** The reading machine's lag while `atOnce` families write one label after the other. */
export async function lagWhile(cluster: Cluster, atOnce: number): Promise<Lag> {
  const primary = await cluster.primary()
  const load = await startLoad(cluster, atOnce)
  const watching = Bun.spawn(
    [process.execPath, WATCH, primary.file, cluster.other(primary).file, String(TRANSACTIONS)],
    { stdout: 'pipe', stderr: 'inherit' },
  )
  const printed = await new Response(watching.stdout).text()
  await load.stop()
  const sorted = (JSON.parse(printed) as number[]).sort((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.floor(share * (sorted.length - 1))])
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), longestMs: at(1) }
}

const rounded = (ms = Number.NaN) => Math.round(ms * 10) / 10
