import { type Context, Hono } from 'hono'
import { mediaOf } from '../../../db/queries/media.ts'
import type { AppEnv } from '../../context.ts'
import { LIGHT_TYPE, type LightWidth, lightWidthOf } from '../../shared/media/light-copy.ts'
import { mediaHashOf, mediaUrl } from '../../shared/media/media-url.ts'
import { databaseUserOf } from '../kit/caller.ts'
import { answerFile } from './answer-file.ts'

const NOT_FOUND = { error: 'There is no such file.' }
const FOR_GOOD = 'private, max-age=31536000, immutable'
/** A light copy may take its place. */
const FOR_NOW = 'private, no-cache'

/** Pictures and sounds, private to their owner, immutable, in ranges for the audio element. */
export const mediaApi = new Hono<AppEnv>().get('/media/:file', async (c) => {
  const { userId } = databaseUserOf(c)
  const hash = mediaHashOf(c.req.path)
  const file = hash && mediaOf(c.get('services').db, userId, hash)
  if (!hash || !file || mediaUrl(hash, file.contentType) !== c.req.path) return c.json(NOT_FOUND, 404)
  const width = file.contentType === 'image/webp' ? lightWidthOf(c.req.query('w')) : undefined
  const light = width && (await answerLight(c, hash, width))
  if (light) return light
  return (await answerFile(c, { hash, ...file }, width ? FOR_NOW : FOR_GOOD)) ?? c.json(NOT_FOUND, 404)
})

/** The picture's light copy, where there is one and the browser shows such pictures. */
async function answerLight(
  c: Context<AppEnv>,
  hash: string,
  width: LightWidth,
): Promise<Response | undefined> {
  c.header('Vary', 'Accept')
  if (!c.req.header('accept')?.includes(LIGHT_TYPE)) return undefined
  const copy = await c.var.services.lightCopies?.find(hash, width)
  if (!copy) return undefined
  c.header('Content-Type', LIGHT_TYPE)
  c.header('Content-Length', String(copy.size))
  c.header('Cache-Control', FOR_GOOD)
  return c.body(copy.stream())
}
