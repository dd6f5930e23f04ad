/**
 * `bun tests/bench/anew/reference.tsx DATA_DIR USER_ID STYLES`: the reference for rendering from scratch. Bare Hono and
 * @hono/react-renderer with the queries and rows of My Stories, without session, middleware, versions or caches.
 */
import { reactRenderer } from '@hono/react-renderer'
import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { openDb } from '../../../db/client.ts'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { findStories } from '../../../db/queries/story-list.ts'
import { timelineOf } from '../../../db/queries/timeline.ts'
import { filtersFrom } from '../../../src/shared/stories/story-filters.ts'
import { PlainPage } from './plain-page.tsx'
import { SamePage } from './same-page.tsx'

declare module '@hono/react-renderer' {
  interface Props {
    title: string
  }
}

const [dataDir = '', userId = '', styles = ''] = process.argv.slice(2)
const db = openDb(dataDir)

const layout = (({ children, title }: { children: ReactElement; title: string }) => (
  <html lang="en" data-mood="magical">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <link rel="stylesheet" href={styles} />
    </head>
    <body>{children}</body>
  </html>
)) as Parameters<typeof reactRenderer>[0]

const rowsFor = (c: Context) => {
  const filters = filtersFrom(new URL(c.req.url).searchParams)
  const part = timelineOf(db, Number(userId), findStories(db, Number(userId), filters), {
    page: 1,
    pageSize: 20,
    labelsAmong: 40,
    labelsAfter: 10,
  })
  return { part, filters }
}

const app = new Hono()
  .use(reactRenderer(layout))
  .get('/plain', (c) => c.render(<PlainPage {...rowsFor(c).part} />, { title: 'My Stories' }))
  .get('/same', (c) => {
    const { part, filters } = rowsFor(c)
    const reader = { now: new Date(), timeZone: 'UTC' }
    return c.render(
      <SamePage part={part} filters={filters} lengths={allStoryDefinitions(db)} reader={reader} />,
      { title: 'My Stories' },
    )
  })

const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
console.log(`listening ${server.port}`)
