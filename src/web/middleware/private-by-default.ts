import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

/**
 * An answer that says nothing of caching may be a family's own: it is never served again without asking. What
 * somebody who is signed in gets is not even stored, or the browser's Back would show it after they have signed out.
 */
export const privateByDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
  if (c.var.session && (isPage || !headers.has('Cache-Control')))
    headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
})
