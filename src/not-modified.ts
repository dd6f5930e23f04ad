import type { Context } from 'hono'

/** Marks the answer with its version; true when the caller has it already and gets a 304 without a body. */
export function isUnchanged(c: Context, version: string): boolean {
  const etag = `W/"${version}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-cache')
  return (c.req.header('if-none-match') ?? '').split(',').some((given) => given.trim() === etag)
}
