import type { MediaStore } from '../../ports/media-store.ts'
import { LIGHT_WIDTHS, type LightWidth } from '../../shared/media/light-copy.ts'
import { openBucket, type S3Options } from './bucket.ts'
import { objectsUnder } from './object-store.ts'

/** The prefix of everything, so that the bucket can have other content too. */
const FOLDER = 'media/'
const LIGHT_FOLDER = 'light/'

/** A media store in a bucket of an S3-compatible service, with Bun's own client. */
export function openS3Store(options: S3Options): MediaStore {
  const bucket = openBucket(options)
  const keyOf = (hash: string) => `${FOLDER}${hash}`
  const lightKeyOf = (hash: string, width: LightWidth) => `${LIGHT_FOLDER}${hash}-${width}`

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
      await Promise.all(LIGHT_WIDTHS.map((width) => bucket.delete(lightKeyOf(hash, width))))
      await bucket.delete(keyOf(hash))
    },
    async putLight(hash, width, bytes) {
      await bucket.write(lightKeyOf(hash, width), bytes)
    },
    async getLight(hash, width) {
      const key = lightKeyOf(hash, width)
      return (await bucket.exists(key)) ? new Blob([await bucket.file(key).arrayBuffer()]) : undefined
    },
    async *list() {
      for await (const { name, storedAt } of objectsUnder(bucket, FOLDER))
        yield { hash: name.slice(FOLDER.length), storedAt }
    },
    /** An upload is either complete or absent. */
    async sweepDrafts() {},
  }
}
