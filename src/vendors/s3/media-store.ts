import type { MediaStore } from '../../ports/media-store.ts'
import { openBucket, type S3Options } from './bucket.ts'

/** Everything lies under this, so that the bucket can hold something else as well. */
const FOLDER = 'media/'
const LISTED_AT_ONCE = 1000

/** A media store in a bucket of an S3-compatible service, by Bun's own client. */
export function openS3Store(options: S3Options): MediaStore {
  const bucket = openBucket(options)
  const keyOf = (hash: string) => `${FOLDER}${hash}`

  return {
    async put(bytes) {
      const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
      if (!(await bucket.exists(keyOf(hash)))) await bucket.write(keyOf(hash), bytes)
      return hash
    },
    async get(hash, range) {
      if (!(await bucket.exists(keyOf(hash)))) return undefined
      const file = bucket.file(keyOf(hash))
      return new Blob([await (range ? file.slice(range.start, range.end + 1) : file).arrayBuffer()])
    },
    async remove(hash) {
      await bucket.delete(keyOf(hash))
    },
    async *list() {
      let after: string | undefined
      for (;;) {
        const page = await bucket.list({
          prefix: FOLDER,
          maxKeys: LISTED_AT_ONCE,
          ...(after ? { startAfter: after } : {}),
        })
        const entries = page.contents ?? []
        for (const { key, lastModified } of entries)
          yield { hash: key.slice(FOLDER.length), storedAt: lastModified ? Date.parse(lastModified) : 0 }
        after = entries.at(-1)?.key
        if (!page.isTruncated || !after) return
      }
    },
    /** An upload is there whole or not at all. */
    async sweepDrafts() {},
  }
}
