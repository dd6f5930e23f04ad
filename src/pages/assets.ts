import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serveStatic } from 'hono/bun'
import type { AppEnv } from '../context.ts'

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
/** The painter's pictures keep their names when they are painted anew, which is rare, and an older one does no harm. */
const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Built files under /assets, whose hashed names may be kept for ever, the painter's pictures and the plain files of public/. */
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

for (const file of plainFiles()) {
  assets.get(
    `/${file}`,
    serveStatic({ root: PUBLIC, path: file, onFound: (_path, c) => c.header('Cache-Control', HOUR) }),
  )
}

function plainFiles(): string[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.length + 1))
    .filter((path) => !/^(?:assets\/|pictures\/|\.)/.test(path))
}
