import { afterEach, expect, test } from 'bun:test'
import { signUp } from '../support/person.ts'
import { startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

test('started in the wrong order, the machine that lacks something waits, says for whom, and loses nothing', async () => {
  await startBoth(await aCluster({ lease: '2s' }))
  const fresh = await cluster.primary()
  const stale = cluster.other(fresh)
  await stale.stop()
  const load = await startLoad(cluster)
  await cluster.until('200 changes', () => load.acknowledgedNow() >= 200)
  const { acknowledged } = await load.stop()
  await fresh.kill()
  stale.log.length = 0
  stale.start()
  const says = (words: string) => () => stale.log.some((line) => line.includes(words))
  await cluster.until('it says whom to start', says(`start ${fresh.name}`))
  await cluster.until('LiteFS must not take the role', says('ineligible to become primary'))
  fresh.start()
  await fresh.started()
  await stale.started()
  expect((await cluster.primary()).name).toBe(fresh.name)
  const there = await load.there()
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
  await fresh.stop()
  expect((await cluster.primary()).name).toBe(stale.name)
  const onStale = await load.there()
  expect(acknowledged.filter((name) => !onStale.has(name))).toEqual([])
})

test('the server writes as a user that is not root', async () => {
  const asNobody = 'setpriv --reuid=65534 --regid=65534 --clear-groups bun dist/server.js'
  await startBoth(await aCluster({ env: { SERVER_COMMAND: asNobody }, owner: 65_534 }))
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  expect((await mia.makeCharacter('Mia')).name).toBe('Mia')
  const primary = await cluster.primary()
  await primary.stop()
  expect((await mia.makeCharacter('Leo')).name).toBe('Leo')
})

test('a machine whose copy LiteFS refuses to open sets it aside by itself, gets everything from the other one, and may write again', async () => {
  cluster = await createCluster()
  await startBoth(cluster)
  const writer = await cluster.primary()
  const refused = cluster.other(writer)
  const load = await startLoad(cluster)
  await cluster.until('100 changes', () => load.acknowledgedNow() >= 100)
  await refused.stop()
  refused.damageCopy()
  refused.start()
  await cluster.until('it is set aside', () => refused.log.some((line) => line.includes('It was set aside')))
  expect(refused.log.join('\n')).toContain('does not match LTX post-apply checksum')
  await refused.isWhole()
  await refused.started()
  expect(refused.hasSetAside()).toBe(false)
  const { acknowledged } = await load.stop()
  await writer.stop()
  expect((await cluster.primary()).name).toBe(refused.name)
  const there = await load.there()
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
})
