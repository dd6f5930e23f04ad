import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { noteCaughtUp } from '../../src/domain/replication/caught-up.ts'
import { openMarkStore } from '../../src/vendors/s3/mark-store.ts'
import { checksumOf } from '../support/litefs.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-candidate-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'stories', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** The machine noor, whose last transaction is this one, beside leo, whose mark stands at 10. */
async function aMachine(transaction: number, isLed: boolean) {
  await openMarkStore({ ...bucket, bucket: 'stories' }).write({
    transaction: 'a',
    checksum: checksumOf(10),
    node: 'leo',
    at: Date.now(),
    isLast: false,
  })
  const home = mkdtempSync(join(folder, 'noor-'))
  const ltx = join(home, 'litefs/dbs/storylamp.db/ltx')
  mkdirSync(ltx, { recursive: true })
  const txid = transaction.toString(16).padStart(16, '0')
  writeFileSync(
    join(ltx, `${txid}-${txid}.ltx`),
    Buffer.concat([Buffer.from(checksumOf(transaction), 'hex'), Buffer.alloc(8)]),
  )
  const leo = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json({ isPrimary: isLed }) })
  const candidate = async () => {
    const run = Bun.spawn([process.execPath, 'src/litefs-candidate.ts'], {
      cwd: join(import.meta.dir, '../..'),
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        HOSTNAME: 'noor',
        DATA_DIR: home,
        LITEFS_DIR: join(home, 'mount'),
        LITEFS_DATA_DIR: join(home, 'litefs'),
        LITEFS_PEERS: leo.url.origin,
        WRITER_URL: 'http://{writer}',
        PUBLIC_URL: 'http://stories.example',
        SESSION_SECRET: 'what both of the machines know of each other',
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: 'stories',
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      },
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const said = await new Response(run.stdout).text()
    return [said.trim(), await new Response(run.stderr).text()]
  }
  return { home, candidate, [Symbol.asyncDispose]: () => leo.stop(true) }
}

test('a machine with all of the mark may write only where the other one leads at this moment', async () => {
  await using led = await aMachine(10, true)
  expect(await led.candidate()).toEqual(['true', ''])
  await using alone = await aMachine(10, false)
  expect(await alone.candidate()).toEqual(['behind', expect.stringContaining('start leo')])
})

test('a machine that had caught up follows again, though families wrote while it started anew; once, and not alone', async () => {
  await using led = await aMachine(7, true)
  expect(await led.candidate()).toEqual(['behind', expect.stringContaining('lacks 3 transactions')])
  noteCaughtUp(led.home)
  expect(await led.candidate()).toEqual(['true', ''])
  expect((await led.candidate())[0]).toBe('behind')
  await using alone = await aMachine(7, false)
  noteCaughtUp(alone.home)
  expect((await alone.candidate())[0]).toBe('behind')
})
