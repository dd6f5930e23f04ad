import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { withoutToken } from '../../shared/links/shared-address.ts'

/** One line for each request; never the query string, which can carry a child's data (design, section 7), nor tokens. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
  const begun = performance.now()
  await next()
  const services = c.get('services')
  const milliseconds = performance.now() - begun
  services.countRequest?.(c.req.method, c.res.status, milliseconds / 1000)
  services.log.info('request', {
    requestId: c.get('requestId'),
    method: c.req.method,
    path: withoutToken(c.req.path),
    status: c.res.status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    userId: c.get('session')?.userId,
  })
})
