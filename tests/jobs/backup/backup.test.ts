import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { copyTo, DamagedCopy } from '../../../db/copy.ts'
import { hasFamilies } from '../../../db/queries/families.ts'
import { mediaAfter } from '../../../db/queries/media.ts'
import { media, stories } from '../../../db/schema/index.ts'
import { backUp, backupsIn, mediaListOf, namesOfMedia } from '../../../jobs/backup/back-up.ts'
import { backupClock } from '../../../jobs/backup/backup-clock.ts'
import { followMedia } from '../../../jobs/backup/follow-media.ts'
import { NothingToRestore, restore } from '../../../jobs/backup/restore.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import type { Env } from '../../../src/env.ts'
import { createLogger } from '../../../src/logger.ts'
import { lettingGoOf } from '../../../src/machine-duties.ts'
import type { ObjectStore } from '../../../src/ports/object-store.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../../support/buckets.ts'
import { aStreet } from '../../support/calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'storylamp-backup-'))
let taken = 0
const names = Array.from({ length: 15 }, (_, n) => `backups-${n}`)
const buckets = await startBuckets(...names)
afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

function anEmptyBucket() {
  const bucket = `backups-${taken}`
  taken += 1
  return openObjectStore(buckets.of(bucket))
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
    expect((await mediaListOf(store, stamp)).sort()).toEqual([...new Set(hashes)].sort())
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

  test('stores each file once, and deletes it with the last backup that refers to it', async () => {
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
    { ...work, isEmpty: () => false, copy, now },
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

test('a machine without a family makes no backup: the newest one stays the one to restore', async () => {
  const { street, store, work, clock } = await aHouse()
  const { stamp } = await backUp(work)
  clock.advance({ days: 1 })
  const isEmpty = () => {
    looks += 1
    return looks < 3
  }
  let looks = 0
  const log = createLogger(() => {})
  const empty = backupClock({ ...work, isEmpty }, 60, log, 1)
  const stop = await empty.duty.start()
  while (looks < 2) await new Promise((resolve) => setImmediate(resolve))
  expect(await backupsIn(store)).toEqual([stamp])
  expect(empty.newest()).toEqual(new Date('2026-11-21T19:30:00Z'))
  while ((await backupsIn(store)).length === 1) await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  street.home.close()
})

test('the backups of the last family that leaves go in their time, as the privacy page says', async () => {
  const { street, work, clock, db, media } = await aHouse()
  const { bucket, endpoint, accessKeyId, secretAccessKey, region } = buckets.of(`backups-${taken - 1}`)
  await backUp(work)
  for (const { cookie } of [street.mia, street.leo, street.tess])
    await street.home.app.request('/app/settings/delete-account', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ confirmation: 'DELETE' }),
    })
  expect(hasFamilies(db)).toBe(false)
  clock.advance({ days: 15 })
  const env = {
    ...street.home.services.env,
    DATA_DIR: work.folder,
    BACKUP_BUCKET: bucket,
    BACKUP_ENDPOINT: endpoint,
    BACKUP_ACCESS_KEY_ID: accessKeyId,
    BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_REGION: region,
  }
  const { replication, log } = street.home.services
  // The bucket's backup uses the test's clock, the first sign-up the current time.
  db.$client.exec("UPDATE first_family SET since = '2026-11-01T00:00:00.000Z'")
  const stop = await lettingGoOf(env as Env, { db, media, replication, now: clock.now, log })?.start()
  while ((await backupsIn(work.store)).length > 0) await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  street.home.close()
})

test('a file that came and went between two backups goes as well, a day later', async () => {
  const { store, work } = await aHouse()
  const stray = 'f'.repeat(64)
  await store.putBytes(`media/${stray}`, new Blob(['a picture']))
  // The bucket uses the real clock.
  const at = (days: number) => () => new Date(Date.now() + days * 24 * 3600_000)
  await backUp({ ...work, now: at(-20) })
  await backUp({ ...work, now: at(0) })
  expect(await store.get(`media/${stray}`)).toBeDefined()
  await backUp({ ...work, now: at(20) })
  expect(await store.get(`media/${stray}`)).toBeUndefined()
})

test('no picture is deleted while the list of a remaining backup is missing; outdated databases still are', async () => {
  const { street, store, work, clock } = await aHouse()
  const later = () => new Date(clock.now().getTime() + 40 * 24 * 3600_000)
  const first = await backUp(work)
  clock.advance({ days: 20 })
  const kept = await backUp({ ...work, keepDays: 100 })
  const pictures = await namesOfMedia(store)
  expect(pictures.size).toBeGreaterThan(0)
  await store.remove(`database/${kept.stamp}.media.txt`)
  const copy = async (path: string) => {
    await work.copy(path)
    const { Database } = await import('bun:sqlite')
    const db = new Database(path)
    db.run('DELETE FROM story_media')
    db.run('DELETE FROM media')
    db.close()
  }
  const last = await backUp({ ...work, copy, now: later, keepDays: 50 })
  expect(await backupsIn(store)).toEqual([kept.stamp, last.stamp])
  expect(first.stamp < kept.stamp).toBe(true)
  expect(await namesOfMedia(store)).toEqual(pictures)
  street.home.close()
})

test('the bucket is not listed again and again while there is no picture', async () => {
  const { street, store, db } = await aHouse()
  const { media: files, log } = street.home.services
  db.$client.exec('DELETE FROM story_media; DELETE FROM media')
  let lists = 0
  const counting: ObjectStore = {
    ...store,
    list(prefix) {
      lists += 1
      return store.list(prefix)
    },
  }
  let looks = 0
  const watched = new Proxy(db, {
    get(target, key) {
      if (key === 'select') looks += 1
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const stop = await followMedia({ db: watched, media: files, store: counting, log }, 1).start()
  while (looks < 4) await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  expect(lists).toBeLessThan(2)
  street.home.close()
})

test('new pictures are stored a moment after they came, each once, also one that failed at first', async () => {
  const { street, store, db } = await aHouse()
  const { media: files, log } = street.home.services
  let isBroken = true
  const puts: string[] = []
  const counting: ObjectStore = {
    ...store,
    async putBytes(name, bytes) {
      puts.push(name)
      if (isBroken) throw new Error('The bucket is away')
      await store.putBytes(name, bytes)
    },
  }
  const stop = await followMedia({ db, media: files, store: counting, log }, 1).start()
  while (!street.home.log.some((line) => line.includes('backup.media_waits'))) await Bun.sleep(1)
  isBroken = false
  const hashes = [...new Set(mediaAfter(db, 0, 1000).map(({ hash }) => hash))].sort()
  const stored = async () => [...(await namesOfMedia(store))].sort()
  while ((await stored()).length < hashes.length) await Bun.sleep(1)
  expect(await stored()).toEqual(hashes)
  const count = puts.length
  const hash = await files.put(new TextEncoder().encode('a new picture'))
  db.insert(media)
    .values({ userId: street.mia.userId, hash, kind: 'picture', contentType: 'image/webp', size: 13 })
    .run()
  while (!(await stored()).includes(hash)) await Bun.sleep(1)
  expect(puts.slice(count)).toEqual([`media/${hash}`])
  await stop?.()
  street.home.close()
})
