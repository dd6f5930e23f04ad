import type { Context } from 'hono'

/** Another release may show the same data differently, and starts a new process. */
const START = crypto.randomUUID().slice(0, 8)

/** The ETag of a version. */
export const etagOf = (version: string): string => `W/"${START}-${version}"`

/**
 * Sets the response's version, which our own scripts remember, and forbids caching; true when the caller has that
 * version and gets a 304 without a body.
 */
export function isUnchanged(c: Context, version: string): boolean {
  const etag = etagOf(version)
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-store')
  return (c.req.header('if-none-match') ?? '').split(',').some((given) => given.trim() === etag)
}
