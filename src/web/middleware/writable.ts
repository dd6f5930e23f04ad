import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A change begins only where the database takes one, or `mustBeWritable` throws: a change that asks an outside service
 * first, or stores a file, would else stop in the middle.
 */
export const writable = (mustBeWritable: () => void) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!READS.has(c.req.method)) mustBeWritable()
    await next()
  })
