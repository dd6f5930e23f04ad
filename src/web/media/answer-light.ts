import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { LIGHT_TYPE, lightWidthOf } from '../../shared/media/light-copy.ts'

interface FoundPicture {
  hash: string
  contentType: string
}

/**
 * A picture's light copy of the width that the address asks for; undefined where it asks for none, there is none yet or
 * the browser does not show such pictures.
 */
export async function answerLight(
  c: Context<AppEnv>,
  { hash, contentType }: FoundPicture,
  cacheControl: string,
): Promise<Response | undefined> {
  const width = lightWidthAsked(c, contentType)
  if (!width) return undefined
  c.header('Vary', 'Accept')
  if (!c.req.header('accept')?.includes(LIGHT_TYPE)) return undefined
  const copy = await c.var.services.lightCopies?.find(hash, width)
  if (!copy) return undefined
  const tag = `"${hash}-${width}"`
  c.header('ETag', tag)
  c.header('Cache-Control', cacheControl)
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('Content-Type', LIGHT_TYPE)
  c.header('Content-Length', String(copy.size))
  return c.body(copy.stream())
}

/** The width of the light copy that the address asks for; undefined for a file that has none. */
export const lightWidthAsked = (c: Context<AppEnv>, contentType: string) =>
  contentType === 'image/webp' ? lightWidthOf(c.req.query('w')) : undefined
