import type { Cluster } from './support/cluster.ts'
import { type Load, startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'

export interface ChangesOfRole {
  times: number
  acknowledged: number
  lost: number
  /** The first and the last of them in acknowledgement order: at a change of role, or at the very end. */
  lostAt?: [first: number, last: number]
  refused: Record<string, number>
  /** At the change of role with the most. */
  refusedAtOnce: number
  /** The longest time without a successful change, for each change of role. */
  gapsMs: number[]
}

/** Starts both machines, the first one alone until it writes. */
export async function startBoth({ nodes }: Cluster): Promise<void> {
  for (const node of nodes) {
    node.start()
    await node.started()
  }
}

/** Changes the role this often under a write load, then looks for acknowledged writes that are gone. */
export async function changeRoles(
  cluster: Cluster,
  times: number,
  end: (primary: Node) => Promise<unknown>,
): Promise<ChangesOfRole> {
  const load = await startLoad(cluster)
  const acknowledged: string[] = []
  const refused: Record<string, number> = {}
  const gapsMs: number[] = []
  let refusedAtOnce = 0
  const note = (seen: ReturnType<Load['take']>) => {
    acknowledged.push(...seen.acknowledged)
    for (const status of seen.refused) refused[status] = (refused[status] ?? 0) + 1
    return seen
  }
  for (let time = 0; time < times; time += 1) {
    await writes(cluster, load, 20)
    note(load.take())
    const primary = await cluster.primary()
    await end(primary)
    await writes(cluster, load, 20)
    const seen = note(load.take())
    gapsMs.push(Math.round(seen.longestGapMs))
    refusedAtOnce = Math.max(refusedAtOnce, seen.refused.length)
    if (!primary.isRunning()) primary.start()
    await primary.isWhole()
    await primary.started()
    await follows(cluster, primary)
  }
  note(await load.stop())
  const there = await load.there()
  const lost = acknowledged.flatMap((name, at) => (there.has(name) ? [] : [at]))
  const [first, last] = [lost.at(0), lost.at(-1)]
  return {
    times,
    acknowledged: acknowledged.length,
    lost: lost.length,
    ...(first !== undefined && last !== undefined ? { lostAt: [first, last] } : {}),
    refused,
    refusedAtOnce,
    gapsMs,
  }
}

/**
 * Resolves when the reading machine is at most a second behind: before that, losing the other one leaves nobody to
 * write.
 */
async function follows(cluster: Cluster, reader: Node): Promise<void> {
  const writer = cluster.other(reader)
  const transactionOf = (node: Node) => node.position()?.slice(0, 16) ?? ''
  await cluster.until(`${reader.name} follows`, async () => {
    const written = transactionOf(writer)
    await Bun.sleep(1000)
    return transactionOf(reader) >= written
  })
}

/** Resolves after this many more acknowledged changes. */
async function writes({ until }: Cluster, load: Load, count: number): Promise<void> {
  const enough = load.acknowledgedNow() + count
  await until(`${count} changes more`, () => load.acknowledgedNow() >= enough)
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
