import { readdirSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { serveStatic } from 'hono/bun'
import type { AppEnv } from '../../context.ts'
import { projectFile } from '../../shared/kit/project-file.ts'
import { byteRange } from '../../shared/media/byte-range.ts'

const PUBLIC = projectFile('public')
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
/**
 * The painter's pictures and the landing page's story keep their names when they are regenerated, which is rare, and
 * an older one does no harm.
 */
const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Built files under /assets, whose hashed names allow caching forever, the painter's pictures and the plain files of public/. */
export const assets = new Hono<AppEnv>()

assets.get(
  '/assets/:file{[\\w.-]{1,120}}',
  serveStatic({
    root: PUBLIC,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', YEAR),
  }),
)

assets.get(
  '/pictures/:file{[\\w.-]{1,120}}',
  serveStatic({ root: PUBLIC, onFound: (_path, c) => c.header('Cache-Control', WEEK) }),
)

assets.get('/sample/:file{[\\w-]{1,60}\\.mp3}', (c) => sound(c, `${PUBLIC}/sample/${c.req.param('file')}`))

assets.get(
  '/sample/:file{[\\w.-]{1,120}}',
  serveStatic({ root: PUBLIC, onFound: (_path, c) => c.header('Cache-Control', WEEK) }),
)

/** At the top level, so that its scope is every page; revalidated each time, so that a release takes effect at once. */
export const SERVICE_WORKER = '/service-worker.js'

assets.get(SERVICE_WORKER, (c) => {
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Type', 'text/javascript; charset=utf-8')
  return c.body(Bun.file(`${PUBLIC}${c.get('services').assets.url('service-worker.js')}`).stream())
})

const PLAIN_FILES = plainFiles()

/** Whether a path is a file that is the same for everybody. */
export const isAsset = (path: string): boolean =>
  path === SERVICE_WORKER || /^\/(?:assets|pictures)\//.test(path) || PLAIN_FILES.includes(path.slice(1))

for (const file of PLAIN_FILES) {
  assets.get(
    `/${file}`,
    serveStatic({ root: PUBLIC, path: file, onFound: (_path, c) => c.header('Cache-Control', HOUR) }),
  )
}

function plainFiles(): string[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.length + 1))
    .filter((path) => !/^(?:assets\/|pictures\/|sample\/|\.)/.test(path))
}

/** With ranges: Safari plays no sound without them. */
async function sound(c: Context<AppEnv>, path: string): Promise<Response> {
  const file = Bun.file(path)
  if (!(await file.exists())) return c.notFound()
  c.header('Accept-Ranges', 'bytes')
  c.header('Cache-Control', WEEK)
  c.header('Content-Type', 'audio/mpeg')
  const range = byteRange(c.req.header('range'), file.size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  if (!range) return c.body(await file.arrayBuffer())
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  return c.body(await file.slice(range.start, range.end + 1).arrayBuffer(), 206)
}
