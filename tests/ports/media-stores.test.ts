import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { LIGHT_WIDTHS } from '../../src/shared/media/light-copy.ts'
import { openS3Store } from '../../src/vendors/s3/media-store.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../support/buckets.ts'
import { aFolder } from '../support/folders.ts'

const buckets = await startBuckets('stories', 'many')
afterAll(() => buckets.stop())

describe.each<[string, () => MediaStore]>([
  ['in files', () => openFileStore(join(aFolder('store'), 'files'))],
  ['in a bucket', () => openS3Store(buckets.of('stories'))],
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

  test('have light copies, which are gone with them', async () => {
    const store = open()
    const [mia, leo] = [await store.put(bytes('Mia in a boat')), await store.put(bytes('Leo in a tree'))]
    for (const hash of [mia, leo])
      for (const width of LIGHT_WIDTHS) await store.putLight(hash, width, bytes(`${hash} ${width}`))
    const copies = async (hash: string) =>
      Promise.all(LIGHT_WIDTHS.map(async (width) => (await store.getLight(hash, width))?.text()))
    expect(await copies(mia)).toEqual(LIGHT_WIDTHS.map((width) => `${mia} ${width}`))
    const listed = (await Array.fromAsync(store.list())).map(({ hash }) => hash)
    expect(listed.filter((hash) => hash.startsWith(mia))).toEqual([mia])
    await store.remove(mia)
    expect(await copies(mia)).toEqual(LIGHT_WIDTHS.map(() => undefined))
    expect(await copies(leo)).toEqual(LIGHT_WIDTHS.map((width) => `${leo} ${width}`))
  })

  test('are listed to the end though a family deletes some of them meanwhile', async () => {
    const store = open()
    const stored = await Promise.all(Array.from({ length: 700 }, (_, n) => store.put(bytes(`page ${n}`))))
    const listed = new Set<string>()
    for await (const { hash } of store.list()) {
      if (listed.size === 0)
        await Promise.all(stored.filter((one) => one !== hash).map((one) => store.remove(one)))
      listed.add(hash)
    }
    expect(listed.size).toBeGreaterThan(0)
  })
})

test('a bucket tells every file that it has, also beyond the thousand that one answer tells', async () => {
  const store = openObjectStore(buckets.of('many'))
  const names = Array.from({ length: 1003 }, (_, n) => `media/${String(n).padStart(4, '0')}`)
  await Promise.all(names.map((name) => store.putBytes(name, new Uint8Array(1))))
  await store.putBytes('other/file', new Uint8Array(1))
  const listed = await Array.fromAsync(store.list('media/'))
  expect(listed.map(({ name }) => name)).toEqual(names)
})
