import { createMiddleware } from 'hono/factory'

const WORTH_IT_BYTES = 1024
/** A little smaller than zlib's, in the same time. */
const GZIP = { library: 'libdeflate', level: 6 } as const
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/

/** Gzips text answers above 1 KB; pictures and sounds are compressed already. */
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (status !== 200 || !TEXT.test(headers.get('Content-Type') ?? '')) return
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
  if (
    headers.has('Content-Encoding') ||
    c.req.method === 'HEAD' ||
    !takesGzip(c.req.header('accept-encoding'))
  )
    return
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const isWorthIt = plain.length > WORTH_IT_BYTES
  const compressed = new Response(isWorthIt ? Bun.gzipSync(plain, GZIP) : plain, c.res)
  // With an answer set, Hono would put the next one's body into a stream.
  c.res = undefined
  c.res = compressed
  c.res.headers.delete('Content-Length')
  if (isWorthIt) c.res.headers.set('Content-Encoding', 'gzip')
})

function takesGzip(accepted = ''): boolean {
  return accepted.split(',').some((part) => {
    const [coding = '', weight = 'q=1'] = part.split(';').map((text) => text.trim().toLowerCase())
    return (coding === 'gzip' || coding === '*') && Number(weight.replace('q=', '')) > 0
  })
}
