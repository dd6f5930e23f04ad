import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-restore-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'backups', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const BACKUPS = {
  BACKUP_BUCKET: 'backups',
  BACKUP_ENDPOINT: `http://127.0.0.1:${port}`,
  BACKUP_ACCESS_KEY_ID: 'S3RVER',
  BACKUP_SECRET_ACCESS_KEY: 'S3RVER',
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
  // There is no backup yet, so that one is due at the start.
  const again = await startServer({ dataDir: lost.dataDir, port, env: BACKUPS })
  while (!again.log.some((line) => line.includes('backup.made'))) await Bun.sleep(100)
  await again.kill()
  rmSync(lost.dataDir, { recursive: true, force: true })

  const empty = mkdtempSync(join(folder, 'machine-'))
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
})
