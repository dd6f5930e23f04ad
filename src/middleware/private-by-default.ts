import { createMiddleware } from 'hono/factory'

/** An answer that says nothing of caching may be a family's own: it is never served again without asking. */
export const privateByDefault = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-cache')
})
