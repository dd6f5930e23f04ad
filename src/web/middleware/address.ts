import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'

/** Refuses a request whose Host makes no valid address: everything after this may read the request's address. */
export const readableAddress = createMiddleware(async (c, next) => {
  if (!URL.canParse(c.req.url))
    throw new HTTPException(400, { message: 'This address cannot be understood.' })
  await next()
})
