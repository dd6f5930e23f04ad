import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import S3rver from 's3rver'
import { copyTo, DamagedCopy } from '../../../db/copy.ts'
import { media, stories } from '../../../db/schema/index.ts'
import { backUp, backupsIn, listOf } from '../../../jobs/backup/back-up.ts'
import { backupClock } from '../../../jobs/backup/backup-clock.ts'
import { NothingToRestore, restore } from '../../../jobs/backup/restore.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { createLogger } from '../../../src/logger.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { aStreet } from '../../support/calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-backup-'))
let buckets = 0
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: Array.from({ length: 9 }, (_, n) => ({ name: `backups-${n}`, configs: [] })),
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function anEmptyBucket() {
  const bucket = `backups-${buckets}`
  buckets += 1
  return openObjectStore({
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
}

async function aHouse() {
  const street = await aStreet()
  const { services, clock, dataDir } = street.home
  const store = anEmptyBucket()
  const work = {
    copy: (path: string) => copyTo(services.db, path),
    media: services.media,
    store,
    folder: dataDir,
    keepDays: 14,
    now: clock.now,
  }
  return { street, store, work, db: services.db, clock, media: services.media }
}

const emptyMachine = () => mkdtempSync(join(folder, 'machine-'))

describe('a backup', () => {
  test('brings every story and every file back to an empty machine', async () => {
    const { store, work, db, street } = await aHouse()
    const { stamp, newFiles } = await backUp(work)
    const hashes = db
      .select({ hash: media.hash })
      .from(media)
      .all()
      .map(({ hash }) => hash)
    expect(newFiles).toBe(new Set(hashes).size)
    expect((await listOf(store, stamp)).sort()).toEqual([...new Set(hashes)].sort())
    street.home.close()
    const machine = emptyMachine()
    const files = openFileStore(join(machine, 'media'))
    const taken = join(machine, 'storylamp.db')
    const done = await restore({
      store,
      media: files,
      folder: machine,
      take: async (path) => void (await Bun.write(taken, Bun.file(path))),
    })
    expect(done).toEqual({ stamp, files: newFiles, missing: 0 })
    const { openDb } = await import('../../../db/client.ts')
    const back = openDb(machine)
    expect(back.$client.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(back.$client.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(
      back
        .select()
        .from(stories)
        .all()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([street.story, street.failed].sort())
    for (const hash of hashes) expect(await files.get(hash)).toBeDefined()
    back.$client.close()
  })

  test('stores each file once, and lets go of it with the last backup that speaks of it', async () => {
    const { store, work, db, clock, media: files } = await aHouse()
    await backUp(work)
    clock.advance({ days: 1 })
    expect((await backUp(work)).newFiles).toBe(0)
    const [gone] = db.select({ hash: media.hash }).from(media).where(eq(media.kind, 'picture')).all()
    db.$client.exec('DELETE FROM story_media; DELETE FROM media')
    await files.remove(gone?.hash ?? '')
    expect(await store.get(`media/${gone?.hash}`)).toBeDefined()
    clock.advance({ days: 20 })
    expect((await backUp(work)).removedBackups).toBe(2)
    expect(await store.get(`media/${gone?.hash}`)).toBeUndefined()
    expect(await backupsIn(store)).toHaveLength(1)
  })

  test('is not made of a damaged copy, and the ones before stay', async () => {
    const { store, work } = await aHouse()
    await backUp(work)
    const copy = async (path: string) => writeFileSync(path, 'This is no database')
    await expect(backUp({ ...work, copy })).rejects.toThrow('The copy could not be used')
    expect(await backupsIn(store)).toHaveLength(1)
  })

  test('that was damaged in its bucket is not taken', async () => {
    const { store, work } = await aHouse()
    const { stamp } = await backUp(work)
    await store.putBytes(`database/${stamp}.db.gz`, Bun.gzipSync('This is no database'))
    const machine = emptyMachine()
    const take = () => Promise.reject(new Error('Taken'))
    const again = restore({ store, media: openFileStore(join(machine, 'media')), folder: machine, take })
    await expect(again).rejects.toThrow(DamagedCopy)
  })

  test('of a moment before is found by its time, and none says so', async () => {
    const { store, work, clock } = await aHouse()
    const machine = emptyMachine()
    const into = {
      store,
      media: openFileStore(join(machine, 'media')),
      folder: machine,
      take: async () => {},
    }
    await expect(restore(into)).rejects.toThrow(NothingToRestore)
    const { stamp } = await backUp(work)
    const until = clock.now()
    clock.advance({ minutes: 60 })
    await backUp(work)
    expect((await restore({ ...into, until })).stamp).toBe(stamp)
    await expect(restore({ ...into, until: new Date(0) })).rejects.toThrow('The oldest backup is')
  })
})

test('backups are made when one is due, whoever made the last one, and tried again after a failure', async () => {
  const { store, work, clock } = await aHouse()
  await backUp(work)
  const lines: string[] = []
  let looks = 0
  const now = () => {
    looks += 1
    return clock.now()
  }
  const looked = async () => {
    const until = looks + 6
    while (looks < until) await new Promise((resolve) => setImmediate(resolve))
  }
  let isBroken = true
  const copy = (path: string) => (isBroken ? Promise.reject(new Error('The disk is full')) : work.copy(path))
  const clockOfBackups = backupClock(
    { ...work, copy, now },
    60,
    createLogger((line) => lines.push(line)),
    1,
  )
  const stop = await clockOfBackups.duty.start()
  await looked()
  expect(await backupsIn(store)).toHaveLength(1)
  expect(clockOfBackups.newest()).toEqual(new Date('2026-11-21T19:30:00Z'))
  clock.advance({ minutes: 61 })
  while (!lines.some((line) => line.includes('backup.failed'))) await looked()
  isBroken = false
  while (!lines.some((line) => line.includes('backup.made')))
    await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  expect(await backupsIn(store)).toHaveLength(2)
})
