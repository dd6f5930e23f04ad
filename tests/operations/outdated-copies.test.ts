import { afterAll, expect, test } from 'bun:test'
import { CHANGES } from '../../jobs/backup/names.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../support/buckets.ts'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const buckets = await startBuckets('backups')
afterAll(() => buckets.stop())

const { endpoint, bucket, accessKeyId, secretAccessKey } = buckets.of('backups')
const BACKUPS = {
  BACKUP_BUCKET: bucket,
  BACKUP_ENDPOINT: endpoint,
  BACKUP_ACCESS_KEY_ID: accessKeyId,
  BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
  BACKUP_KEEP_DAYS: '1',
}

test('a machine whose operator let nothing carry its changes any more empties the bucket of what was carried', async () => {
  const store = openObjectStore(buckets.of('backups'))
  const carried = `${CHANGES}2026-11-01T10-00-00Z/a`
  await store.putBytes(carried, new Blob(['what was carried']))
  const first = await startServer()
  await signUp(first.url, 'mia@example.com')
  await first.stop()
  const backing = await startServer({ dataDir: first.dataDir, env: BACKUPS })
  while (!backing.log.some((line) => line.includes('backup.made'))) await Bun.sleep(20)
  await backing.stop()
  const next = await startServer({ dataDir: first.dataDir, env: BACKUPS })
  while (await store.get(carried)) await Bun.sleep(20)
  await next.stop()
  expect((await Array.fromAsync(store.list(''))).map(({ name }) => name)).toEqual([
    expect.stringMatching(/^database\/.*\.db\.gz$/),
    expect.stringMatching(/^database\/.*\.media\.txt$/),
  ])
})
