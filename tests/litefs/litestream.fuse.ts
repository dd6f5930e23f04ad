import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import S3rver from 's3rver'
import { type Person, signUp } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { LITESTREAM } from './support/binary.ts'
import { labelsOf } from './support/load.ts'
import { waiting } from './support/waiting.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-litestream-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'backups', configs: [] }],
})
const { port: s3Port } = await s3.run()
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = {
  PATH: `${dirname(LITESTREAM)}:${process.env.PATH}`,
  BACKUP_BUCKET: 'backups',
  BACKUP_ENDPOINT: `http://127.0.0.1:${s3Port}`,
  BACKUP_ACCESS_KEY_ID: 'S3RVER',
  BACKUP_SECRET_ACCESS_KEY: 'S3RVER',
}
const emptyMachine = () => mkdtempSync(join(folder, 'machine-'))

async function restored(dataDir: string): Promise<string> {
  const run = Bun.spawn([process.execPath, 'src/admin.ts', 'restore'], {
    cwd: join(import.meta.dir, '../..'),
    env: { ...env, NODE_ENV: 'test', DATA_DIR: dataDir },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
  expect([await run.exited, said.join('')]).toEqual([0, expect.stringContaining('Restored the backup of')])
  return said.join('')
}

async function writes(mia: Person, name: string): Promise<void> {
  const answer = await mia.call('POST', '/api/timeline-labels', {
    firebaseUid: mia.uid,
    name,
    createdAt: '2026-11-20T19:30:00.000Z',
  })
  expect(answer.status).toBe(200)
}

const litestreamOf = (server: RunningServer) =>
  Number(
    Bun.spawnSync(['pgrep', '-P', String(server.pid), 'litestream'])
      .stdout.toString()
      .trim(),
  )

test('a machine alone that is gone with its disk lacks no more than its last seconds', async () => {
  let dataDir = emptyMachine()
  let server = await startServer({ dataDir, env })
  const { port } = new URL(server.url)
  const until = waiting(() => server.log.slice(-40).join('\n'))
  await until('the first copy', () => server.log.some((line) => line.includes('backup.made')))
  const mia = await signUp(server.url, 'mia@example.com')
  const written: string[] = []
  // A machine that was restored goes on where the one before stopped.
  for (const life of ['first', 'second', 'third']) {
    const lastOfLife = `the ${life}`
    await writes(mia, lastOfLife)
    written.push(lastOfLife)
    if (life === 'second') {
      process.kill(litestreamOf(server), 'SIGKILL')
      await until('Litestream ends', () => server.log.some((line) => line.includes('litestream.ended')))
      await until('Litestream runs again', () => litestreamOf(server) > 0, 10_000)
    }
    const begun = Date.now()
    // Litestream stores every change within a second of its own.
    await Bun.sleep(3000)
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
    dataDir = emptyMachine()
    console.log(life, 'restored', (await restored(dataDir)).trim(), Date.now() - begun - 3000, 'ms')
    server = await startServer({ dataDir, port: Number(port), env })
    expect([...(await labelsOf(mia))].sort()).toEqual([...written].sort())
  }
  await Bun.sleep(3000)
  await writes(mia, 'at the end')
  await server.stop()
  const last = emptyMachine()
  await restored(last)
  const names = Bun.spawnSync(['sqlite3', join(last, 'storylamp.db'), 'SELECT name FROM timeline_labels'])
  expect(names.stdout.toString()).toContain('at the end')
}, 120_000)
