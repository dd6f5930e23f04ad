import { Hono } from 'hono'
import { mediaOf } from '../../../db/queries/media.ts'
import type { AppEnv } from '../../context.ts'
import { byteRange } from '../../shared/media/byte-range.ts'
import { mediaHashOf, mediaUrl } from '../../shared/media/media-url.ts'
import { databaseUserOf } from '../kit/caller.ts'

const NOT_FOUND = { error: 'There is no such file.' }

/** Pictures and sounds, private to their owner, immutable, in ranges for the audio element. */
export const mediaApi = new Hono<AppEnv>().get('/media/:file', async (c) => {
  const { db, media } = c.var.services
  const { userId } = databaseUserOf(c)
  const hash = mediaHashOf(c.req.path)
  const file = hash && mediaOf(db, userId, hash)
  if (!hash || !file || mediaUrl(hash, file.contentType) !== c.req.path) return c.json(NOT_FOUND, 404)
  c.header('Accept-Ranges', 'bytes')
  c.header('Cache-Control', 'private, max-age=31536000, immutable')
  c.header('Content-Type', file.contentType)
  c.header('ETag', `"${hash}"`)
  if (c.req.header('if-none-match') === `"${hash}"`) return c.body(null, 304)
  const range = byteRange(c.req.header('range'), file.size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  const bytes = await media.get(hash, range)
  if (!bytes) return c.json(NOT_FOUND, 404)
  c.header('Content-Length', String(bytes.size))
  if (!range) return c.body(bytes.stream())
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  return c.body(bytes.stream(), 206)
})
