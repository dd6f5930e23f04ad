import { Hono } from 'hono'
import { mediaOf } from '../../../db/queries/media.ts'
import type { AppEnv } from '../../context.ts'
import { mediaHashOf, mediaUrl } from '../../shared/media/media-url.ts'
import { databaseUserOf } from '../kit/caller.ts'
import { answerFile } from './answer-file.ts'
import { answerLight, lightWidthAsked } from './answer-light.ts'

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
  const light = await answerLight(c, { hash, ...file }, FOR_GOOD)
  if (light) return light
  const cacheControl = lightWidthAsked(c, file.contentType) ? FOR_NOW : FOR_GOOD
  return (await answerFile(c, { hash, ...file }, cacheControl)) ?? c.json(NOT_FOUND, 404)
})
