import { createMiddleware } from 'hono/factory'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** The Identity Toolkit's refresh call is a form. */
const FORM_CALLS = new Set(['/api/identity/v1/token'])

/** A body under /api is JSON, a body elsewhere comes from a form; anything else is refused with 415. */
export const contentType = createMiddleware(async (c, next) => {
  if (hasBody(c.req.raw)) {
    const given = c.req.header('content-type') ?? ''
    const isCall = c.req.path.startsWith('/api/')
    const fits =
      (isCall && JSON_TYPE.test(given)) || ((!isCall || FORM_CALLS.has(c.req.path)) && FORM_TYPE.test(given))
    const wanted = isCall ? 'application/json' : 'a form'
    if (!fits) return c.json({ error: `The request body must be ${wanted} (Content-Type).` }, 415)
  }
  await next()
})

const hasBody = (request: Request) => request.body !== null && request.headers.get('content-length') !== '0'
