import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteCaughtUp } from '../../src/domain/replication/caught-up.ts'
import { noteStarted } from '../../src/domain/replication/starting.ts'
import { openMarkStore } from '../../src/vendors/s3/mark-store.ts'
import { startBuckets } from '../support/buckets.ts'
import { checksumOf } from '../support/litefs.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-candidate-'))
const buckets = await startBuckets('stories')
afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = buckets.of('stories')

/** The machine noor with this last transaction, next to leo, whose mark is at 10. */
async function aMachine(transaction: number, isLed: boolean, litefsSays = '') {
  await openMarkStore(bucket).write({
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
  writeFileSync(join(home, 'litefs/dbs/storylamp.db/database'), 'pages')
  const programs = join(home, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'litefs'), `#!/bin/sh\necho 'ERROR: ${litefsSays}' >&2\nexit 1\n`, {
    mode: 0o755,
  })
  const candidate = async () => {
    const run = Bun.spawn([process.execPath, 'src/litefs-candidate.ts'], {
      cwd: join(import.meta.dir, '../..'),
      env: {
        PATH: `${programs}:${process.env.PATH}`,
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
  const copy = join(home, 'litefs/dbs/storylamp.db')
  return { home, copy, candidate, [Symbol.asyncDispose]: () => leo.stop(true) }
}

test('a machine with all of the mark may write only where the other one leads at this moment', async () => {
  await using led = await aMachine(10, true)
  expect(await led.candidate()).toEqual(['true', ''])
  await using alone = await aMachine(10, false)
  expect(await alone.candidate()).toEqual(['behind', expect.stringContaining('start leo')])
})

test('a machine that had caught up follows again, although families wrote while it restarted; once, and not alone', async () => {
  await using led = await aMachine(7, true)
  expect(await led.candidate()).toEqual(['behind', expect.stringContaining('lacks 3 transactions')])
  noteCaughtUp(led.home)
  expect(await led.candidate()).toEqual(['true', ''])
  expect((await led.candidate())[0]).toBe('behind')
  await using alone = await aMachine(7, false)
  noteCaughtUp(alone.home)
  expect((await alone.candidate())[0]).toBe('behind')
})

const REFUSES =
  'cannot open store: open databases: open database("storylamp.db"): recover ltx: database checksum 9d81 on TXID 7 does not match LTX post-apply checksum ce5a'

test('a machine whose LiteFS refuses its copy after a full disk sets it aside, and starts as one that reads', async () => {
  await using noor = await aMachine(7, true, REFUSES)
  // LiteFS starts, and exits before it starts the server.
  await noor.candidate()
  expect(existsSync(noor.copy)).toBe(true)
  const [candidate, said] = await noor.candidate()
  expect(candidate).toBe('behind')
  expect(said).toContain('does not match LTX post-apply checksum')
  expect(said).toContain('It was set aside')
  const aside = join(noor.home, 'litefs/set-aside/storylamp.db')
  expect([existsSync(noor.copy), readFileSync(join(aside, 'database'), 'utf8')]).toEqual([false, 'pages'])
  // Everything arrived from the other machine, and it restarts.
  noteStarted(noor.home)
  noteCaughtUp(noor.home)
  expect((await noor.candidate())[0]).toBe('true')
  expect(existsSync(aside)).toBe(false)
})

test('a copy stays where it is when its server had started, when LiteFS opens it, or when the disk is merely full', async () => {
  await using started = await aMachine(7, true, REFUSES)
  await started.candidate()
  noteStarted(started.home)
  await started.candidate()
  await using opened = await aMachine(7, true, 'cannot init file system')
  await using full = await aMachine(
    7,
    true,
    'open database("storylamp.db"): recover: no space left on device',
  )
  for (const machine of [opened, full]) {
    await machine.candidate()
    expect((await machine.candidate())[1]).not.toContain('set aside')
  }
  expect([started, opened, full].map(({ copy }) => existsSync(copy))).toEqual([true, true, true])
})
