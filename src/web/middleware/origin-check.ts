import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes sent by another site's page. A browser always tells the origin of a change, by Origin, by
 * Sec-Fetch-Site or by both; other callers, e.g. webhooks, send neither and carry no cookie.
 */
export const originCheck = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOurs =
    READS.has(c.req.method) ||
    ((site === undefined || site === 'same-origin' || site === 'none') &&
      (origin === undefined || isOwnOrigin(origin, c.get('services').env.PUBLIC_URL, c.req.url)))
  if (!isOurs) return c.json({ error: 'This change was asked for by another site.' }, 403)
  await next()
})

/** Without PUBLIC_URL the request's host decides; its scheme may have been changed by a proxy. */
function isOwnOrigin(origin: string, publicUrl: string | undefined, requestUrl: string): boolean {
  if (publicUrl) return origin === new URL(publicUrl).origin
  return URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host
}
