import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A change begins only where the database accepts one: otherwise a change that first calls an outside service, or
 * stores a file, would stop in the middle. A read that writes checks by itself, when it comes to that.
 */
export const writable = createMiddleware<AppEnv>(async (c, next) => {
  if (!READS.has(c.req.method)) await c.get('mustBeWritable')()
  await next()
})
