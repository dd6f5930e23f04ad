import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { byteRange } from '../../shared/media/byte-range.ts'

interface FoundFile {
  hash: string
  contentType: string
  size: number
}

/** A stored file, whole or in the requested range; undefined when its bytes are missing. */
export async function answerFile(
  c: Context<AppEnv>,
  { hash, contentType, size }: FoundFile,
  cacheControl: string,
): Promise<Response | undefined> {
  c.header('Accept-Ranges', 'bytes')
  c.header('Cache-Control', cacheControl)
  c.header('Content-Type', contentType)
  c.header('ETag', `"${hash}"`)
  if (c.req.header('if-none-match') === `"${hash}"`) return c.body(null, 304)
  const range = byteRange(c.req.header('range'), size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const bytes = await c.get('services').media.get(hash, range)
  if (!bytes) return undefined
  c.header('Content-Length', String(bytes.size))
  if (!range) return c.body(bytes.stream())
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  return c.body(bytes.stream(), 206)
}
