import { createMiddleware } from 'hono/factory'
import { takesRecording } from '../../shared/links/shared-address.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** The formats that browsers record. */
const SOUND_TYPE = /^(?:audio|video)\/(?:webm|mp4|ogg|x-m4a)\s*(?:;|$)/i
/** The Identity Toolkit's refresh call is a form. */
const FORM_CALLS = new Set(['/api/identity/v1/token'])

const NO_SOUND =
  'This is no recording that we can open. Please record the page here, in a browser such as Chrome, Edge, Firefox or Safari.'

/** A body under /api must be JSON, or a recording; elsewhere a form; anything else is refused with 415. */
export const contentType = createMiddleware(async (c, next) => {
  if (hasBody(c.req.raw)) {
    const given = c.req.header('content-type') ?? ''
    if (takesRecording(c.req.method, c.req.path)) {
      if (!SOUND_TYPE.test(given)) return c.json({ error: NO_SOUND }, 415)
      return next()
    }
    const isCall = c.req.path.startsWith('/api/')
    const fits =
      (isCall && JSON_TYPE.test(given)) || ((!isCall || FORM_CALLS.has(c.req.path)) && FORM_TYPE.test(given))
    const wanted = isCall ? 'application/json' : 'a form'
    if (!fits) return c.json({ error: `The request body must be ${wanted} (Content-Type).` }, 415)
  }
  await next()
})

const hasBody = (request: Request) => request.body !== null && request.headers.get('content-length') !== '0'
