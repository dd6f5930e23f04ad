import { afterEach, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { signUp } from '../support/person.ts'
import { wordsInFiles } from '../support/raw-files.ts'
import { startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

test('a deleted family’s words are on neither machine, in no transaction that LiteFS keeps either', async () => {
  await startBoth(await aCluster({ env: { LITEFS_RETENTION: '5s', LITEFS_RETENTION_MONITOR: '1s' } }))
  const family = await signUp(cluster.edge.url, 'quabberly@example.com')
  const words = ['zibbledee', 'plimmeroon', 'quabberly']
  await family.makeCharacter('Zibbledee', { description: 'wears a plimmeroon hat' })
  const found = () => cluster.nodes.flatMap((node) => wordsInFiles(dirname(node.dataDir), words))
  expect(found()).not.toEqual([])
  const primary = await cluster.primary()
  const kept = () => cluster.nodes.flatMap(({ dataDir }) => transactionsIn(dirname(dataDir)))
  const before = new Set(kept())
  const ended = await fetch(`${cluster.edge.url}/app/settings/delete-account`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: family.cookie,
      origin: cluster.edge.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'confirmation=DELETE',
  })
  expect(ended.status).toBe(303)
  // Compressed transactions cannot be searched: all previous ones must be gone.
  while (found().length > 0 || kept().some((name) => before.has(name))) await Bun.sleep(500)
  expect((await cluster.primary()).name).toBe(primary.name)
})

const transactionsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ltx'))
    .map((entry) => join(entry.parentPath, entry.name))
