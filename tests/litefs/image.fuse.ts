import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '../support/person.ts'
import { consoleCommands } from '../support/recipes.ts'
import { type Cluster, createCluster } from './support/cluster.ts'
import { openImages } from './support/image.ts'

const DEPLOY = join(import.meta.dir, '../../deploy')

let cluster: Cluster
const images = openImages()
afterAll(images.remove)
beforeEach(async () => {
  cluster = await createCluster()
})
afterEach(async () => {
  await cluster.stop()
})

test('the image of a pair holds what its steps promise, and starts a machine on which root mounts and nobody but a user of its own serves', async () => {
  const { root, spawn, command } = await images.take('replicated')
  const said = async (words: string) => (await new Response(spawn(words.split(' ')).stdout).text()).trim()
  expect(await said('litefs version')).toContain('v0.5.14')
  expect(await said('find /app/tests /app/.git -maxdepth 0')).toBe('')
  expect(await said('ls /app/public/assets')).not.toBe('')
  const [machine] = cluster.nodes
  const {
    PATH: _path,
    SERVER_COMMAND: _command,
    DATA_DIR: _data,
    LITEFS_DIR: _dir,
    LITEFS_DATA_DIR: _own,
    ...told
  } = machine.environment
  const env = { ...told, HOME: '/root' }
  const running = spawn(command, env)
  await machine.started()
  const atConsole = async (words: string) => {
    // Fly's console starts there, whatever the image's working directory is.
    const { stdout, stderr } = spawn(['sh', '-c', `cd / && exec ${words}`], {
      ...env,
      BACKUP_BUCKET: 'backups',
    })
    return (await new Response(stdout).text()) + (await new Response(stderr).text())
  }
  const commands = consoleCommands()
  expect(commands.length).toBeGreaterThanOrEqual(3)
  for (const words of commands)
    expect(await atConsole(words)).toMatch(
      /There is no backup\.|There are no families|What .* is given up|No machine is held back/,
    )
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  expect((await mia.makeCharacter('Mia')).name).toBe('Mia')
  const storylamp = Number(await said('id -u storylamp'))
  expect(storylamp).not.toBe(0)
  expect(statSync(join(root, 'data/app')).uid).toBe(storylamp)
  expect(await said(`pgrep -P ${running.pid} -u ${storylamp} -f dist/server.js`)).toMatch(/^\d+$/)
  expect(statSync(`/proc/${running.pid}`).uid).toBe(0)
  running.kill('SIGTERM')
  expect(await running.exited).toBe(0)
})

test('the image of a single machine that carries its changes has what carries them, and begins with the first family', async () => {
  const { spawn, command } = await images.take('streamed')
  expect(await new Response(spawn(['litestream', 'version']).stdout).text()).toContain('v0.5.18')
  const { endpoint, accessKeyId, secretAccessKey } = cluster.bucket
  const [{ environment }] = cluster.nodes
  const { PORT = '', HOST = '' } = environment
  const running = spawn(command, {
    ...{ PORT, HOST, IDENTITY: 'embedded', PUBLIC_URL: cluster.edge.url, SESSION_SECRET: 'x'.repeat(32) },
    ...{ BACKUP_CHANGES: 'litestream', BACKUP_BUCKET: 'backups', BACKUP_ENDPOINT: endpoint },
    ...{ BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey },
  })
  await cluster.nodes[0].started()
  await signUp(cluster.edge.url, 'mia@example.com')
  const isCarried = async () => (await cluster.backups()).some((name) => name.startsWith('changes/'))
  await cluster.until('the first copy', isCarried)
  running.kill('SIGTERM')
  expect(await running.exited).toBe(0)
})

test.each([
  ['litefs', /(superfly\/litefs v[\d.]+ h1:)..../],
  ['litestream', /(benbjohnson\/litestream v[\d.]+ h1:)..../],
])('%s is not built from a module that is not the one in go.sum', (name, sum) => {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-pinned-'))
  cpSync(join(DEPLOY, name), folder, { recursive: true })
  const sums = readFileSync(join(folder, 'go.sum'), 'utf8')
  const other = sums.replace(sum, '$1AAAA')
  expect(other).not.toBe(sums)
  writeFileSync(join(folder, 'go.sum'), other)
  const built = Bun.spawnSync(['./build', join(folder, name)], { cwd: folder })
  expect(built.exitCode).not.toBe(0)
  expect(built.stderr.toString()).toMatch(/checksum mismatch|does NOT match/)
})
