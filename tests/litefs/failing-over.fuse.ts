import { afterEach, expect, test } from 'bun:test'
import { changeRoles, startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

test('a machine whose server dies is replaced, and nothing acknowledged is lost', async () => {
  await startBoth(await aCluster({ lease: '2s' }))
  const result = await changeRoles(cluster, 2, (primary) => primary.killServer())
  console.log('server killed', JSON.stringify(result))
  expect(result.lost).toBe(0)
})

test('a machine that is gone at once is replaced, and comes back with an empty disk as well; only what was on the way to the other one can be lost', async () => {
  await startBoth(await aCluster({ lease: '2s' }))
  let ended = 0
  const result = await changeRoles(cluster, 2, async (primary) => {
    await primary.kill()
    ended += 1
    if (ended === 2) primary.loseDisk()
  })
  console.log('machine killed', JSON.stringify(result))
  expect(result.lost).toBeLessThanOrEqual(4 * result.times)
})
