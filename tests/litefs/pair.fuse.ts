import { afterEach, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { signUp } from '../support/person.ts'
import { wordsInFiles } from '../support/raw-files.ts'
import { type Recipe, recipes, runRecipe } from '../support/recipes.ts'
import { changeRoles, startBoth } from './roles.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'
import { CONSUL } from './support/real-consul.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const aCluster = async (options?: ClusterOptions): Promise<Cluster> => {
  cluster = await createCluster(options)
  return cluster
}

const MINUTES = 60_000

test(
  'a machine that is ended hands over: nothing acknowledged is lost, and hardly anybody is refused',
  async () => {
    await startBoth(await aCluster())
    const result = await changeRoles(cluster, 4, (primary) => primary.stop())
    console.log('handed over', JSON.stringify(result))
    expect(result.lost).toBe(0)
    const refusals = Object.values(result.refused).reduce((sum, n) => sum + n, 0)
    expect(refusals).toBeLessThanOrEqual(4)
  },
  2 * MINUTES,
)

test(
  'on Fly the edge does the same by replaying',
  async () => {
    await startBoth(await aCluster({ env: { FLY_APP_NAME: 'storylamp' } }))
    const result = await changeRoles(cluster, 2, (primary) => primary.stop())
    console.log('handed over by the edge', JSON.stringify(result))
    expect(result.lost).toBe(0)
    expect(cluster.edge.replays()).toBeGreaterThan(0)
  },
  2 * MINUTES,
)

test.skipIf(!CONSUL)(
  "by a real Consul's lease the role is handed over, and taken over from a machine that is gone",
  async () => {
    await startBoth(await aCluster({ lease: '10s', ...(CONSUL ? { consul: CONSUL } : {}) }))
    for (const end of ['stop', 'kill'] as const) {
      const result = await changeRoles(cluster, 1, (primary) => primary[end]())
      console.log(`by Consul: ${end}`, JSON.stringify(result))
      expect(result.lost).toBeLessThanOrEqual(end === 'stop' ? 0 : 4)
    }
  },
  2 * MINUTES,
)

test(
  'a machine whose server dies is replaced, and nothing acknowledged is lost',
  async () => {
    await startBoth(await aCluster())
    const result = await changeRoles(cluster, 3, (primary) => primary.killServer())
    console.log('server killed', JSON.stringify(result))
    expect(result.lost).toBe(0)
  },
  2 * MINUTES,
)

test(
  'a machine that is gone at once is replaced; only what was on the way to the other one can be lost',
  async () => {
    await startBoth(await aCluster())
    const result = await changeRoles(cluster, 3, (primary) => primary.kill())
    console.log('machine killed', JSON.stringify(result))
    expect(result.lost).toBeLessThanOrEqual(4 * result.times)
  },
  2 * MINUTES,
)

test(
  'a story in the making is finished on the other machine, and charged once',
  async () => {
    await startBoth(await aCluster())
    const mia = await signUp(cluster.edge.url, 'mia@example.com')
    const child = await mia.makeCharacter('Mia')
    for (const end of ['stop', 'kill'] as const) {
      const { id } = (await (await mia.requestStory([child])).json()) as { id: number }
      const primary = await cluster.primary()
      await primary[end]()
      await cluster.until('the story is complete', async () => {
        const story = await mia.story(id).catch(() => undefined)
        return story?.generationStatus === 'complete'
      })
      primary.start()
      await primary.started()
    }
    const account = await mia.call('GET', `/api/user/trial-status?firebaseUid=${mia.uid}`)
    expect(await account.json()).toMatchObject({ availableCredits: 1 })
  },
  2 * MINUTES,
)

test(
  'started in the wrong order, the machine that lacks something waits, says for whom, and loses nothing',
  async () => {
    await startBoth(await aCluster())
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
  },
  2 * MINUTES,
)

test(
  'the server writes as a user that is not root',
  async () => {
    const asNobody = 'setpriv --reuid=65534 --regid=65534 --clear-groups bun src/server.ts'
    await startBoth(await aCluster({ env: { SERVER_COMMAND: asNobody }, owner: 65_534 }))
    const mia = await signUp(cluster.edge.url, 'mia@example.com')
    expect((await mia.makeCharacter('Mia')).name).toBe('Mia')
    const primary = await cluster.primary()
    await primary.stop()
    expect((await mia.makeCharacter('Leo')).name).toBe('Leo')
  },
  2 * MINUTES,
)

test(
  'a backup of the pair comes back to an empty pair by one command on the machine that writes',
  async () => {
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
  },
  2 * MINUTES,
)

test(
  'while no server runs, one command on the machine that writes cleans the database of both',
  async () => {
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
  },
  2 * MINUTES,
)

test.skipIf(!Bun.which('sqlite3'))(
  'recipes for the sqlite3 shell read on both machines, and write on one alone, to which the other one sends',
  async () => {
    await startBoth(await aCluster())
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
  2 * MINUTES,
)

test(
  'a deleted family’s words are on neither machine, in no transaction that LiteFS keeps either',
  async () => {
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
    // A packed transaction cannot be searched: none of before may be left.
    while (found().length > 0 || kept().some((name) => before.has(name))) await Bun.sleep(500)
    expect((await cluster.primary()).name).toBe(primary.name)
  },
  3 * MINUTES,
)

const transactionsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ltx'))
    .map((entry) => join(entry.parentPath, entry.name))
