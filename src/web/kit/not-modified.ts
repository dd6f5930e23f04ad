import type { Context } from 'hono'

/** Another release may show the same data in another way, and comes with a start of its own. */
const START = crypto.randomUUID().slice(0, 8)

/** Marks the answer with its version, which our own scripts remember, and no cache; true when the caller has it already and gets a 304 without a body. */
export function isUnchanged(c: Context, version: string): boolean {
  const etag = `W/"${START}-${version}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-store')
  return (c.req.header('if-none-match') ?? '').split(',').some((given) => given.trim() === etag)
}
