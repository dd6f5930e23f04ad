import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A change begins only where the database takes one: a change that asks an outside service first, or stores a file, would
 * else stop in the middle. A read that does so asks by itself, when it comes to that.
 */
export const writable = createMiddleware<AppEnv>(async (c, next) => {
  if (!READS.has(c.req.method)) await c.var.mustBeWritable()
  await next()
})
