import { afterAll, expect, spyOn, test } from 'bun:test'
import { S3Client } from 'bun'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../support/buckets.ts'

const buckets = await startBuckets('shared')
afterAll(() => buckets.stop())

test('a file that another machine removes while it is fetched is not there', async () => {
  const store = openObjectStore(buckets.of('shared'))
  const seen = spyOn(S3Client.prototype, 'exists').mockResolvedValue(true)
  expect(await store.get('gone')).toBeUndefined()
  seen.mockRestore()
})
