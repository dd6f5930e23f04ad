import { bodyLimit as honoBodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'

const MEGABYTE = 1024 * 1024
const UPLOADS = /^\/api\/characters(?:\/|$)/

const limitOf = (megabytes: number) =>
  honoBodyLimit({
    maxSize: megabytes * MEGABYTE,
    onError: (c) => c.json({ error: `The request body is larger than ${megabytes} MB.` }, 413),
  })

const upload = limitOf(20)
const other = limitOf(1)

/** Bodies are at most 1 MB, and 20 MB where a photo comes with a character. */
export const bodyLimit = createMiddleware((c, next) =>
  UPLOADS.test(c.req.path) ? upload(c, next) : other(c, next),
)
