import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { Island } from './island.tsx'

/** What the service worker shows where there is no network; nothing in it belongs to a family. */
export const offlinePage = new Hono<AppEnv>().get('/offline', (c) =>
  c.render(<Island name="offline" on="load" props={{}} />, { title: 'My Stories', shell: 'bare' }),
)
