import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { OfflineIsland } from './offline-island.ts'

/** What the service worker shows without a network; nothing in it belongs to a family. */
export const offlinePage = new Hono<AppEnv>().get('/offline', (c) =>
  c.render(<OfflineIsland />, {
    title: 'My Stories',
    tells: true,
    shell: 'bare',
  }),
)
