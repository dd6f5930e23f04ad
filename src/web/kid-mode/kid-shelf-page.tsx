import { Hono } from 'hono'
import { KidShelfScreen, shelfTitle } from '../../components/kid-mode/shelf.tsx'
import { KID_SHELF } from '../../shared/kid-mode/addresses.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { openKidShelf } from '../kit/kid-shelf.ts'
import { type KidModeEnv, requireKidMode } from './require-kid-mode.ts'

const PAGE_SIZE = 24

/** Everything a child has of the app: the shelf, page by page. */
export const kidShelfPage = new Hono<KidModeEnv>()
  .get(KID_SHELF, requireKidMode, (c) => {
    const shelf = openKidShelf(c)
    const counts = shelf?.counts() ?? { all: 0, favorites: 0 }
    const favoritesOnly = c.req.query('show') === 'favorites' && counts.favorites > 0
    const pages = Math.max(1, Math.ceil((favoritesOnly ? counts.favorites : counts.all) / PAGE_SIZE))
    const page = Math.min(pages, Math.max(1, Math.floor(Number(c.req.query('page'))) || 1))
    const part = { favoritesOnly, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    return c.render(
      <KidShelfScreen
        name={shelf?.name}
        stories={shelf?.stories(part) ?? []}
        hasFavorites={counts.favorites > 0}
        {...{ favoritesOnly, page, pages }}
      />,
      { title: shelfTitle(shelf?.name), scripts: ['islands/kid-shelf.ts'] },
    )
  })

  /** What the service worker may show of this device's stories while it is offline in kid mode. */
  .get(`${KID_SHELF}/stories`, requireKidMode, (c) => {
    const shelf = openKidShelf(c)
    return c.json({ title: shelfTitle(shelf?.name), ids: shelf?.ids(ROW_CAPS.story.most) ?? [] })
  })
