import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { storyCountOf, storyPageOf, timelineVersion } from '../../db/queries/story-list.ts'
import { SavedStories } from '../components/stories/saved-stories.tsx'
import { savedStoriesHref, Timeline } from '../components/stories/timeline.tsx'
import type { AppEnv, Session } from '../context.ts'
import { deleteStory } from '../domain/stories/delete-story.ts'
import { retryStory } from '../domain/stories/retry-story.ts'
import { isUnchanged } from '../not-modified.ts'
import { PAGE_SIZE } from '../shared/constants.ts'
import { acceptedPage } from '../shared/pager.ts'
import { timeZoneOf } from '../shared/time-labels.ts'
import { requirePage } from './require-session.ts'

const MINUTE_MS = 60_000

/** My Stories; its forms work without script, and with it just the timeline is swapped. */
export const savedStoriesPage = new Hono<AppEnv>()
  .get('/saved-stories', (c) => c.redirect(`/app/saved-stories${new URL(c.req.url).search}`))

  .get('/app/saved-stories', requirePage, (c) => {
    const { db, now } = c.var.services
    const userId = userOf(c.var.signedIn)
    const page = acceptedPage(c.req.query('page'), totalPages(storyCountOf(db, userId)))
    const reader = { now: now(), timeZone: timeZoneOf(getCookie(c, 'tz')) }
    const minute = Math.floor(reader.now.getTime() / MINUTE_MS)
    const part = c.req.header('x-fragment') === undefined ? 'page' : 'part'
    if (isUnchanged(c, `${userId}-${timelineVersion(db, userId)}-${page}-${minute}-${part}`))
      return c.body(null, 304)
    const stories = storyPageOf(db, userId, { page, limit: PAGE_SIZE })
    const timeline = <Timeline stories={stories} page={page} reader={reader} />
    return c.render(<SavedStories total={stories.total}>{timeline}</SavedStories>, {
      title: 'My Stories',
      scripts: ['islands/fragments.ts'],
      fragment: timeline,
    })
  })

  .post('/app/saved-stories/:id/retry', requirePage, (c) => {
    const { db, wakeQueue } = c.var.services
    const retry = retryStory(db, userOf(c.var.signedIn), storyIdOf(c))
    if (!retry.ok)
      throw new HTTPException(409, { message: 'Failed to restart story generation. Please try again.' })
    wakeQueue()
    return back(c)
  })

  .post('/app/saved-stories/:id/delete', requirePage, async (c) => {
    const { db, media } = c.var.services
    await deleteStory(db, media, userOf(c.var.signedIn), storyIdOf(c))
    return back(c)
  })

const totalPages = (total: number) => Math.ceil(total / PAGE_SIZE)

/** A story that another tab has deleted already is as gone as this one wants it. */
const storyIdOf = (c: Context) => Number(c.req.param('id')) || 0

function userOf({ userId }: Session): number {
  if (!userId) throw new HTTPException(401, { message: 'User authentication required' })
  return userId
}

const back = (c: Context) => c.redirect(savedStoriesHref(Number(c.req.query('page')) || 1), 303)
