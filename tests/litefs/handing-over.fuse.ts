import { afterEach, expect, test } from 'bun:test'
import { signUp } from '../support/person.ts'
import { startWritingMuch } from '../support/write-much.ts'
import { changeRoles, startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

test('a machine that is ended hands over: nothing acknowledged is lost, and hardly anybody is refused', async () => {
  await startBoth(await aCluster())
  const result = await changeRoles(cluster, 3, (primary) => primary.stop())
  console.log('handed over', JSON.stringify(result))
  expect(result.lost).toBe(0)
  const refusals = Object.values(result.refused).reduce((sum, n) => sum + n, 0)
  expect(refusals).toBeLessThanOrEqual(3)
})

test('on Fly the edge does the same by replaying', async () => {
  await startBoth(await aCluster({ env: { FLY_APP_NAME: 'storylamp' } }))
  const result = await changeRoles(cluster, 2, (primary) => primary.stop())
  console.log('handed over by the edge', JSON.stringify(result))
  expect(result.lost).toBe(0)
  expect(cluster.edge.replays()).toBeGreaterThan(0)
})

test('whoever wrote much, lost the role and got it back writes much again, though LiteFS has cut the mapped index', async () => {
  cluster = await createCluster({ lease: '10s' })
  await startBoth(cluster)
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  const first = await cluster.primary()
  const writing = startWritingMuch(first.file)
  expect(await writing.writes()).toBe(true)
  for (const next of [cluster.other(first), first]) {
    await fetch(`${next.litefs}/promote`, { method: 'POST' })
    await cluster.until(`${next.name} writes`, async () => (await cluster.primary()).name === next.name)
    await mia.makeCharacter('Mia')
  }
  expect(await writing.writes()).toBe(true)
  expect(first.events('server.started')).toHaveLength(1)
  expect(await writing.end()).toBe(0)
})
