import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

/**
 * A response without caching headers may contain a family's data: it is never served again without revalidation. For
 * signed-in visitors it is not even stored, because Back would show it after they have signed out.
 */
export const privateByDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
  if (c.get('session') && (isPage || !headers.has('Cache-Control')))
    headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
})
