import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { openS3Store } from '../../src/vendors/s3/media-store.ts'
import { aFolder } from '../support/folders.ts'

const directory = aFolder('store')
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(directory, 's3'),
  configureBuckets: [{ name: 'stories', configs: [] }],
})
const { port } = await server.run()
afterAll(() => server.close())

const inBucket = () =>
  openS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'stories',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

describe.each<[string, () => MediaStore]>([
  ['in files', () => openFileStore(join(directory, 'files'))],
  ['in a bucket', inBucket],
])('media kept %s', (_where, open) => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('come back whole or in part, under the hash of their content', async () => {
    const store = open()
    const hash = await store.put(bytes('a picture of Mia'))
    expect(hash).toBe(new Bun.CryptoHasher('sha256').update('a picture of Mia').digest('hex'))
    expect(await (await store.get(hash))?.text()).toBe('a picture of Mia')
    expect(await (await store.get(hash, { start: 2, end: 8 }))?.text()).toBe('picture')
    expect(await (await store.get(hash, { start: 13, end: 99 }))?.text()).toBe('Mia')
  })

  test('are listed once, and gone when they are removed', async () => {
    const store = open()
    const [leo, noor] = [await store.put(bytes('Leo')), await store.put(bytes('Noor'))]
    await store.put(bytes('Leo'))
    const listed = (await Array.fromAsync(store.list())).filter(({ hash }) => hash === leo || hash === noor)
    expect(listed.map(({ hash }) => hash).sort()).toEqual([leo, noor].sort())
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt)).toBeLessThan(60_000)
    await store.remove(leo)
    await store.remove(leo)
    expect(await store.get(leo)).toBeUndefined()
    expect(await store.get(noor)).toBeDefined()
    await store.sweepDrafts()
    expect(await store.get(noor)).toBeDefined()
  })
})
