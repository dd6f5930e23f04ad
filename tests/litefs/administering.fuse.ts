import { afterEach, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { signUp } from '../support/person.ts'
import { type Recipe, recipes, runRecipe } from '../support/recipes.ts'
import { startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'
import type { Node } from './support/node.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

test('a backup of the pair comes back to an empty pair by one command on the machine that writes', async () => {
  await startBoth(await aCluster({ env: { BACKUP_BUCKET: 'backups', BACKUP_EVERY_MINUTES: '1' } }))
  const first = await cluster.primary()
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  await first.stop()
  const second = await cluster.primary()
  const madeBy = (node: Node) => node.events('backup.made').length
  await cluster.until('a backup by the one that takes over', () => madeBy(second) === 1)
  first.start()
  await first.isWhole()
  await first.started()
  await cluster.loseBackups()
  await second.stop()
  await cluster.until('a backup by the other one', () => madeBy(first) === 1)
  expect(madeBy(second)).toBe(1)
  await first.stop()
  await cluster.loseDisks()
  await cluster.letBackupsAge()
  await startBoth(cluster)
  const writer = await cluster.primary()
  const [exitCode, said] = await writer.admin('restore')
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Restored the backup of')])
  await writer.stop()
  const next = await cluster.primary()
  writer.start()
  await writer.started()
  for (const node of [writer, next]) {
    const page = await fetch(`${node.url}/api/characters?firebaseUid=${mia.uid}`, {
      headers: { cookie: mia.cookie },
    })
    expect(page.status).toBe(200)
    const mode = Bun.spawnSync(['sqlite3', node.file, 'PRAGMA journal_mode']).stdout.toString().trim()
    expect(mode).toBe('wal')
  }
})

test('while no server runs, one command on the machine that writes cleans the database of both', async () => {
  await startBoth(await aCluster())
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  await mia.makeCharacter('Mia')
  const primary = await cluster.primary()
  const both = [cluster.other(primary), primary]
  const usual = primary.environment.SERVER_COMMAND ?? ''
  for (const node of both) await node.stop()
  for (const node of both) {
    node.environment.SERVER_COMMAND = 'sleep infinity'
    node.start()
  }
  const writer = await cluster.primary()
  expect(await writer.admin('clean-pages')).toEqual([0, expect.stringContaining('Cleaned.')])
  for (const node of both) {
    await node.stop()
    node.environment.SERVER_COMMAND = usual
  }
  await startBoth(cluster)
  for (const { url } of cluster.nodes) {
    const list = await fetch(`${url}/api/characters?firebaseUid=${mia.uid}`, {
      headers: { cookie: mia.cookie },
    })
    expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('"Mia"')])
  }
})

test('an operator reads on both machines who writes, how far each is, how late it hears of changes, and how old the backup is', async () => {
  const env = { METRICS_PORT: '0', BACKUP_BUCKET: 'backups' }
  await startBoth(await aCluster({ env }))
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  await mia.makeCharacter('Mia')
  const first = await cluster.primary()
  const figures = async ({ events }: Node) => {
    const { port } = events('metrics.started').at(-1) ?? {}
    const text = await (await fetch(`http://${cluster.host}:${port}/metrics`)).text()
    return (name: string) => Number(new RegExp(`^storylamp_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  }
  const toldBy = (writer: Node) => async () => {
    const [there, here] = [await figures(writer), await figures(cluster.other(writer))]
    return (
      [there('is_writer'), here('is_writer')].join() === '1,0' &&
      there('position') === here('position') &&
      here('replication_lag_seconds') < 1 &&
      here('writer_silent_seconds') < 10 &&
      Number.isNaN(there('replication_lag_seconds'))
    )
  }
  await cluster.until('both say so', toldBy(first))
  await first.stop()
  first.start()
  await first.isWhole()
  await first.started()
  await mia.makeCharacter('Leo')
  const second = cluster.other(first)
  await cluster.until('both say so the other way around', toldBy(second))
  // Due as soon as a machine takes over, since there is none yet.
  await cluster.until('a backup', async () => (await figures(second))('backup_age_seconds') >= 0)
})

test.skipIf(!Bun.which('sqlite3'))(
  'recipes for the sqlite3 shell read on both machines, and write on one alone, to which the other one sends',
  async () => {
    // The shell blocks this process, which holds the lease.
    await startBoth(await aCluster({ lease: '50s' }))
    await signUp(cluster.edge.url, 'mia@example.com')
    const primary = await cluster.primary()
    const replica = cluster.other(primary)
    const run = (recipe: Recipe, { dataDir, file }: Node) =>
      runRecipe(recipe, dataDir, { database: file, mount: dirname(file) })
    for (const recipe of recipes()) {
      const there = run(recipe, replica)
      if (recipe.isChange) {
        expect([recipe.command, there.exitCode]).not.toEqual([recipe.command, 0])
        expect(there.said).toContain('disk I/O error')
        expect(there.said).toContain(`Write on ${primary.name}: fly ssh console`)
      } else expect([recipe.command, there.exitCode, there.said]).toEqual([recipe.command, 0, ''])
      const here = run(recipe, primary)
      expect([recipe.command, here.exitCode, here.said]).toEqual([recipe.command, 0, ''])
    }
    expect(readFileSync(join(dirname(replica.file), '.primary'), 'utf8').trim()).toBe(primary.name)
    expect(existsSync(join(dirname(primary.file), '.primary'))).toBe(false)
    expect(await replica.admin('rotate-keys')).toEqual([
      1,
      expect.stringContaining(`Run it on ${primary.name},`),
    ])
    expect(await primary.admin('rotate-keys')).toEqual([0, expect.stringContaining('nobody is signed out')])
    expect((await fetch(`${replica.url}/readyz`)).status).toBe(200)
  },
)
