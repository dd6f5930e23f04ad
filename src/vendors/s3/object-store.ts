import type { S3Client } from 'bun'
import type { ObjectStore } from '../../ports/object-store.ts'
import { openBucket, type S3Options } from './bucket.ts'

const LISTED_AT_ONCE = 1000

/** Files in a bucket of an S3-compatible service; large ones are transferred in parts. */
export function openObjectStore(options: S3Options): ObjectStore {
  const bucket = openBucket(options)
  return {
    async put(name, path) {
      await bucket.write(name, Bun.file(path))
    },
    async putBytes(name, bytes) {
      await bucket.write(name, bytes)
    },
    async get(name) {
      if (!(await bucket.exists(name))) return undefined
      try {
        return new Blob([await bucket.file(name).arrayBuffer()])
      } catch (error) {
        // Somebody else may have removed it in between.
        if (error instanceof Error && 'code' in error && error.code === 'NoSuchKey') return undefined
        throw error
      }
    },
    async fetch(name, path) {
      await Bun.write(path, new Response(bucket.file(name).stream()))
    },
    remove: (name) => bucket.delete(name),
    list: (prefix) => objectsUnder(bucket, prefix),
  }
}

/** Every object with this prefix, page by page. */
export async function* objectsUnder(
  bucket: S3Client,
  prefix: string,
): AsyncGenerator<{ name: string; storedAt: number }> {
  let after: string | undefined
  for (;;) {
    const page = await bucket.list({
      prefix,
      maxKeys: LISTED_AT_ONCE,
      ...(after ? { startAfter: after } : {}),
    })
    const entries = page.contents ?? []
    for (const { key, lastModified } of entries)
      yield { name: key, storedAt: lastModified ? Date.parse(lastModified) : 0 }
    after = entries.at(-1)?.key
    if (!page.isTruncated || !after) return
  }
}
