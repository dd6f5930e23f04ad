import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FamilyFile } from './family-data.ts'

/**
 * A ZIP of the files, as a stream that holds one file at a time; pictures and sounds are stored uncompressed, because
 * they are compressed already.
 */
export function zipOf(files: AsyncGenerator<FamilyFile>): ReadableStream<Uint8Array> {
  let zip: Zip
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error)
        if (chunk.length > 0) controller.enqueue(chunk)
        if (final) controller.close()
      })
    },
    async pull() {
      const { value: file, done } = await files.next()
      if (done) return zip.end()
      await add(zip, file)
    },
    async cancel() {
      await files.return(undefined)
    },
  })
}

async function add(zip: Zip, { name, bytes }: FamilyFile): Promise<void> {
  if (typeof bytes === 'string') {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    entry.push(strToU8(bytes), true)
    return
  }
  const entry = new ZipPassThrough(name)
  zip.add(entry)
  for await (const chunk of bytes.stream()) entry.push(new Uint8Array(chunk))
  entry.push(new Uint8Array(), true)
}
