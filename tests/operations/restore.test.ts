import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '../../db/client.ts'
import { backupsIn } from '../../jobs/backup/back-up.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { letADayPass } from '../support/backups.ts'
import { startBuckets } from '../support/buckets.ts'
import { aFolder } from '../support/folders.ts'
import { signUp } from '../support/person.ts'
import { commandsByHand } from '../support/recipes.ts'
import { startServer } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-restore-'))
const buckets = await startBuckets('backups')
afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { endpoint, bucket, accessKeyId, secretAccessKey } = buckets.of('backups')
const BACKUPS = {
  BACKUP_BUCKET: bucket,
  BACKUP_ENDPOINT: endpoint,
  BACKUP_ACCESS_KEY_ID: accessKeyId,
  BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
}

async function admin(dataDir: string, ...args: string[]): Promise<[exitCode: number, said: string]> {
  const run = Bun.spawn([process.execPath, 'src/admin.ts', ...args], {
    cwd: join(import.meta.dir, '../..'),
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', DATA_DIR: dataDir, ...BACKUPS },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
  return [await run.exited, said.join('')]
}

test('a family finds its story and its pictures on an empty machine after one command and a start', async () => {
  const lost = await startServer()
  const mia = await signUp(lost.url, 'mia@example.com')
  const child = await mia.makeCharacter('Mia')
  const { id } = (await (await mia.requestStory([child])).json()) as { id: number }
  while ((await mia.story(id)).generationStatus !== 'complete') await Bun.sleep(200)
  const port = Number(new URL(lost.url).port)
  await lost.stop()
  // There is no backup yet, so one is due at the start.
  const again = await startServer({ dataDir: lost.dataDir, port, env: BACKUPS })
  while (!again.log.some((line) => line.includes('backup.made'))) await Bun.sleep(100)
  await again.kill()
  rmSync(lost.dataDir, { recursive: true, force: true })

  // The backup is a day old, and the machine starts once before the restore.
  const store = openObjectStore(buckets.of('backups'))
  await letADayPass(store)
  const empty = mkdtempSync(join(folder, 'machine-'))
  const early = await startServer({ dataDir: empty, port, env: BACKUPS })
  while (!early.log.some((line) => line.includes('server.started'))) await Bun.sleep(20)
  await early.stop()
  expect(await backupsIn(store)).toHaveLength(1)
  const [exitCode, said] = await admin(empty, 'restore')
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Restored the backup of')])
  expect(said).not.toContain('missing')
  expect(existsSync(join(empty, 'restore'))).toBe(false)
  const back = await startServer({ dataDir: empty, port, env: BACKUPS })
  const story = await mia.story(id)
  expect(story.generationStatus).toBe('complete')
  const [picture] = JSON.parse(story.images ?? '[]') as { url: string }[]
  expect((await mia.call('GET', new URL(picture?.url ?? '', back.url).pathname)).status).toBe(200)
  expect((await admin(empty, 'restore'))[1]).toContain('another server is running')
  await back.stop()
  expect((await admin(empty, 'restore'))[1]).toContain('There are families in this database')
  const ofBefore = openDb(empty)
  ofBefore.$client.exec(
    'DELETE FROM __drizzle_migrations WHERE id = (SELECT max(id) FROM __drizzle_migrations)',
  )
  ofBefore.$client.close()
  expect((await admin(empty, 'restore'))[1]).toContain('There are families in this database')
})

test('a family moves to another machine with what it did last, by a backup once the server is stopped', async () => {
  const old = await startServer()
  const mia = await signUp(old.url, 'leo@example.com')
  await mia.makeCharacter('Leo')
  const port = Number(new URL(old.url).port)
  await old.stop()
  expect((await admin(aFolder('empty'), 'backup'))[1]).toContain('There are no families in this database')
  const [exitCode, said] = await admin(old.dataDir, 'backup')
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Stored the backup of')])
  const machine = aFolder('machine')
  expect((await admin(machine, 'restore'))[0]).toBe(0)
  const next = await startServer({ dataDir: machine, port })
  const list = await mia.call('GET', `/api/characters?firebaseUid=${mia.uid}`)
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('"Leo"')])
  await next.stop()
})

test.skipIf(!Bun.which('sqlite3'))(
  'a family finds its portrait again after a backup and a restore by hand, as the docs say, over what was there',
  async () => {
    const old = await startServer()
    const mia = await signUp(old.url, 'noor@example.com')
    const { portraitUrl } = await mia.makeCharacter('Noor')
    const port = Number(new URL(old.url).port)
    const [backUp = '', restore = ''] = commandsByHand()
    const shell = aFolder('shell')
    const byHand = (commands: string) =>
      Bun.spawnSync(['sh', '-ec', commands], { cwd: shell, stderr: 'inherit' }).exitCode
    symlinkSync(old.dataDir, join(shell, 'data'))
    expect(byHand(backUp)).toBe(0)
    await mia.makeCharacter('Not in the backup')
    // Its journal stays: it would be replayed into another database put in its place.
    await old.kill()
    rmSync(join(old.dataDir, 'media'), { recursive: true })
    mkdirSync(join(old.dataDir, 'media'))
    expect(byHand(restore)).toBe(0)
    const back = await startServer({ dataDir: old.dataDir, port })
    const list = await (await mia.call('GET', `/api/characters?firebaseUid=${mia.uid}`)).text()
    expect(list).toContain('"Noor"')
    expect(list).not.toContain('Not in the backup')
    expect((await mia.call('GET', portraitUrl)).status).toBe(200)
    await back.stop()
  },
)
