import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { DATABASE, openDb } from '../../db/client.ts'
import { timelineLabels } from '../../db/schema/index.ts'
import { carryChanges } from '../../jobs/backup/changes.ts'
import { CHANGES } from '../../jobs/backup/names.ts'
import { restore } from '../../jobs/backup/restore.ts'
import { eraseDeleted } from '../../jobs/erase-deleted.ts'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import { openLitestream } from '../../src/vendors/litestream/index.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { aStreet } from '../support/calls.ts'
import { aFolder } from '../support/folders.ts'
import { wordsInFiles } from '../support/raw-files.ts'
import { aHouse, LITESTREAM } from './support.ts'

const house = await aHouse()
afterAll(() => house.buckets.stop())

test('the words of a deleted family leave the machine though Litestream reads its journal, and what comes after is carried', async () => {
  const { home, mia, leo } = await aStreet()
  const { db, log } = home.services
  const bucket = house.buckets.of('backups')
  const store = openObjectStore(bucket)
  const carrier = openLitestream({
    program: LITESTREAM.path,
    file: db.$client.name,
    folder: join(home.dataDir, 'changes'),
    bucket,
    prefix: CHANGES,
    keepDays: 14,
  })
  const now = () => new Date()
  const changes = carryChanges({ carrier, isEmpty: () => false, now, log })
  const stop = await changes.duty.start()
  const write = (userId: number, name: string) =>
    db.insert(timelineLabels).values({ userId, name, createdAt: now().toISOString() }).run()
  const stored = async () => {
    const since = now()
    while (!(changes.storedAt() && (changes.storedAt() as Date) > new Date(since.getTime() + 1500)))
      await Bun.sleep(50)
  }
  write(mia.userId, 'Snorbeldink day')
  await stored()
  expect(wordsInFiles(home.dataDir, ['snorbeldink'])).not.toEqual([])
  const first = changes.name()
  const answer = await home.app.request('/app/settings/delete-account', {
    method: 'POST',
    headers: { cookie: mia.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'confirmation=DELETE',
  })
  expect(answer.headers.get('location')).toBe('/account-deleted')
  // Without a moment when replication is idle, the journal stays as it is.
  expect(await eraseDeleted({ db, now })).toBe('busy')
  expect(await eraseDeleted({ db, now, withoutCarrying: changes.without })).toBe('forgotten')
  expect(wordsInFiles(home.dataDir, ['snorbeldink'])).toEqual([])
  write(leo.userId, 'after it')
  await stored()
  expect(changes.name()).not.toBe(first)
  await stop?.()
  const empty = aFolder('machine')
  await restore({
    store,
    media: openFileStore(join(empty, 'media')),
    folder: empty,
    carrier,
    take: async (path) => void (await Bun.write(join(empty, DATABASE), Bun.file(path))),
  })
  const back = openDb(empty)
  expect(
    back
      .select()
      .from(timelineLabels)
      .all()
      .map(({ name }) => name),
  ).toContain('after it')
  expect(wordsInFiles(empty, ['snorbeldink'])).toEqual([])
  back.$client.close()
  home.close()
})
