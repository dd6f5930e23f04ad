import { afterEach, expect, test } from 'bun:test'
import { startBoth } from './roles.ts'
import { type Cluster, createCluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

/** Less than the writing machine needs to continue, and enough for what is written until its next check. */
const NEARLY_FULL_BYTES = 3.8 * 1024 * 1024

/** Families write while the writing machine's disk fills up; space is freed when the other one has taken over. */
async function writeBesideFullDisk(lease: string, atOnce: number, fill: (full: Node) => Promise<unknown>) {
  cluster = await createCluster({ diskMegabytes: 192, lease })
  await startBoth(cluster)
  const full = await cluster.primary()
  const other = cluster.other(full)
  const load = await startLoad(cluster, atOnce)
  await cluster.until('100 changes', () => load.acknowledgedNow() >= 100)
  const beforeFull = load.acknowledgedNow()
  await fill(full)
  await cluster.until('the other one takes over', async () => (await cluster.primary()).name === other.name)
  await full.fillDisk()
  const before = load.acknowledgedNow()
  await cluster.until('100 changes more', () => load.acknowledgedNow() >= before + 100)
  full.emptyDisk()
  const { acknowledged, refused, longestGapMs } = await load.stop()
  // A stopping machine still responds for a while, without anything new.
  await cluster.until('it has everything', () => full.position() === other.position())
  await full.isWhole()
  await full.started()
  await other.stop()
  expect((await cluster.primary()).name).toBe(full.name)
  const there = await load.there()
  const lost = acknowledged.filter((name) => !there.has(name))
  console.log(
    'disk full',
    JSON.stringify({
      acknowledged: acknowledged.length,
      lost: lost.length,
      refused: refused.length,
      longestGapMs,
    }),
  )
  return { full, lost, beforeFull: acknowledged.slice(0, beforeFull) }
}

test('a machine whose disk fills up hands over before it is full: nothing acknowledged is lost, and it catches up when there is room', async () => {
  const { full, lost } = await writeBesideFullDisk('10s', 1, (full) => full.fillDisk(NEARLY_FULL_BYTES))
  expect(full.events('disk.full')).toHaveLength(1)
  expect(full.events('role.handed_over')).toMatchObject([{ isTaken: true }])
  expect(lost).toEqual([])
})

test('a machine whose disk is full from one moment to the next loses what was on its way then, and nothing of before', async () => {
  const { lost, beforeFull } = await writeBesideFullDisk('2s', 4, (full) => full.fillDisk())
  expect(lost.filter((name) => beforeFull.includes(name))).toEqual([])
})

test('a full disk of the machine that only reads stops no change, and it catches up when there is room', async () => {
  cluster = await createCluster({ diskMegabytes: 192, lease: '10s' })
  await startBoth(cluster)
  const writer = await cluster.primary()
  const full = cluster.other(writer)
  const load = await startLoad(cluster)
  await full.fillDisk()
  const before = load.acknowledgedNow()
  await cluster.until('200 changes more', () => load.acknowledgedNow() >= before + 200)
  expect((await cluster.primary()).name).toBe(writer.name)
  full.emptyDisk()
  const { acknowledged } = await load.stop()
  await full.isWhole()
  await full.started()
  await writer.stop()
  expect((await cluster.primary()).name).toBe(full.name)
  const there = await load.there()
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
})
