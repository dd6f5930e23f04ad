import { afterEach, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMarkStore } from '../../src/vendors/s3/mark-store.ts'
import { aFolder } from '../support/folders.ts'
import { signUp } from '../support/person.ts'
import { startBoth } from './roles.ts'
import { type Cluster, createCluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const HOUR_MS = 3_600_000

/** Lets the servers' clocks jump, but not LiteFS's, which uses a monotonic clock for the lease. */
function jumpingClocks() {
  const folder = aFolder('clocks')
  const fileOf = ({ name }: Node) => join(folder, name.replace(':', '-'))
  return {
    give(node: Node) {
      node.environment.CLOCK_AHEAD = fileOf(node)
      node.environment.SERVER_COMMAND = 'bun --preload ./tests/litefs/support/jumping-clock.ts dist/server.js'
    },
    /** Resolves when the node's log has the new time. */
    async jump(node: Node, aheadMs: number) {
      writeFileSync(fileOf(node), String(aheadMs))
      await cluster.until(`${node.name} is ${aheadMs} ms ahead`, async () => {
        await fetch(`${node.url}/landing`)
        const told = Date.parse(String(node.events('request').at(-1)?.time))
        return Math.abs(told - Date.now() - aheadMs) < HOUR_MS / 4
      })
    },
  }
}

test('families go on while one clock is an hour ahead and the other an hour behind, and once set right the other machine takes over', async () => {
  cluster = await createCluster()
  const clocks = jumpingClocks()
  for (const node of cluster.nodes) clocks.give(node)
  await startBoth(cluster)
  const writer = await cluster.primary()
  const reader = cluster.other(writer)
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  const load = await startLoad(cluster)
  await cluster.until('50 changes', () => load.acknowledgedNow() >= 50)
  await clocks.jump(writer, HOUR_MS)
  await clocks.jump(reader, -HOUR_MS)
  const before = load.acknowledgedNow()
  await cluster.until('100 changes more', () => load.acknowledgedNow() >= before + 100)
  await mia.makeCharacter('Mia')
  const list = await mia.call('GET', `/api/characters?firebaseUid=${mia.uid}`)
  expect(await list.text()).toContain('"Mia"')
  const { acknowledged, refused } = await load.stop()
  expect(refused).toEqual([])
  // No changes anymore: the last mark, an hour ahead, must not outlive the clock that wrote it.
  const mark = () => openMarkStore(cluster.bucket).read()
  await cluster.until('the mark of everything', async () => {
    const { transaction = '', at = 0 } = (await mark()) ?? {}
    return writer.position()?.startsWith(transaction.padStart(16, '0')) && at > Date.now() + HOUR_MS / 2
  })
  for (const node of cluster.nodes) await clocks.jump(node, 0)
  await cluster.until('the mark is set right', async () => ((await mark())?.at ?? 0) < Date.now() + 1000)
  await writer.kill()
  await cluster.until('the other one writes', async () => (await cluster.primary()).name === reader.name)
  expect((await mia.makeCharacter('Leo')).name).toBe('Leo')
  expect(reader.events('role.refused')).toEqual([])
  const there = await load.there()
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
})
