import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { childNamesOf } from '../../../db/queries/profiles.ts'
import { hasUnfinished, timelineVersion } from '../../../db/queries/story-list.ts'
import { type TimelinePart, timelineOf } from '../../../db/queries/timeline.ts'
import { LoadError } from '../../components/stories/empty-timeline.tsx'
import { LabelDialog } from '../../components/stories/label-form.tsx'
import { SavedStories } from '../../components/stories/saved-stories.tsx'
import { LabelTemplate, Timeline } from '../../components/stories/timeline.tsx'
import type { AppEnv } from '../../context.ts'
import { deleteStory } from '../../domain/stories/delete-story.ts'
import { keepAsFavorite } from '../../domain/stories/keep-as-favorite.ts'
import { PAGE_SIZE } from '../../shared/constants.ts'
import { pressureOf } from '../../shared/kit/pressure.ts'
import { dayOf } from '../../shared/kit/time-labels.ts'
import { FavoriteForm } from '../../shared/payloads.ts'
import {
  filtersFrom,
  SAVED_STORIES,
  type StoryFilters,
  savedStoriesHref,
} from '../../shared/stories/story-filters.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { moodOfRequest } from '../kit/layout.tsx'
import { isUnchanged } from '../kit/not-modified.ts'
import { renderedOnce } from '../kit/rendered-once.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { retryFor } from './retry.ts'
import { StoryFiltersIsland } from './story-filters-island.ts'
import { idParam, readerOf, timelineHref, userOf } from './timeline-request.ts'

const MINUTE_MS = 60_000
/** Labels that one page shows between its stories, twice as many as those; the others are a press away. */
const LABELS_AMONG = 40
/** Labels from other times than the shown stories' that one page lists after them; the others are a press away. */
const LABELS_AFTER = 10

/** My Stories; its forms work without script, and with it just the timeline is swapped. */
export const savedStoriesPage = new Hono<AppEnv>()
  .get('/saved-stories', (c) => c.redirect(SAVED_STORIES + new URL(c.req.url).search))

  .get('/app/saved-stories', requirePage, async (c): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const filters = filtersFrom(query)
    if (isFormOfNothing(query)) return c.redirect(savedStoriesHref(filters, Number(query.get('page')) || 1))
    const wanted = query.get('page')
    const asked = wanted === null ? undefined : load(c, filters, wanted)
    const isPage = c.req.header('x-fragment') === undefined
    if (asked && isPage && wanted !== String(asked.page))
      return c.redirect(savedStoriesHref(filters, asked.page))
    const lengths = allStoryDefinitions(c.var.services.db)
    const version = versionOf(c, query, lengths)
    if (isUnchanged(c, version)) return c.body(null, 304)
    return renderedOnce(c, version, () =>
      renderTimeline(c, filters, lengths, asked ?? load(c, filters, wanted)),
    )
  })

  .post('/app/saved-stories/:id/retry', requirePage, async (c): Promise<Response> => {
    const retry = await retryFor(c, userOf(c), idParam(c))
    if (!retry.ok && retry.failure === 'not-found') return c.notFound()
    if (!retry.ok)
      throw new HTTPException(409, { message: 'Failed to restart story generation. Please try again.' })
    return c.redirect(timelineHref(c), 303)
  })

  .post('/app/saved-stories/:id/favorite', requirePage, async (c): Promise<Response> => {
    const { favorite } = FavoriteForm.parse(await c.req.parseBody())
    const kept = keepAsFavorite(c.var.services.db, userOf(c), idParam(c), favorite)
    return kept ? c.redirect(timelineHref(c), 303) : c.notFound()
  })

  .post('/app/saved-stories/:id/delete', requirePage, async (c): Promise<Response> => {
    const { db, media } = c.var.services
    await deleteStory(db, media, userOf(c), idParam(c))
    return c.redirect(timelineHref(c), 303)
  })

/** A form without script sends what was not set as well; the address leaves it out (specification, section 2). */
const isFormOfNothing = (query: URLSearchParams) =>
  [...query].some(([name, value]) => value === '' || (value === 'all' && name !== 'search'))

/**
 * Everything that the page shows: the stories and labels, the time (each minute while a card counts them, else each day),
 * and for whom and how it is shown.
 */
function versionOf(c: Context<SignedInEnv>, query: URLSearchParams, lengths: StoryDefinition[]): string {
  const { db } = c.var.services
  const userId = userOf(c)
  const { now, timeZone } = readerOf(c)
  const time = hasUnfinished(db, userId) ? Math.floor(now.getTime() / MINUTE_MS) : dayOf(now, timeZone)
  const { email, firebaseUid } = c.var.signedIn
  const reader = [time, timeZone, getCookie(c, 'tz'), moodOfRequest(c), email, firebaseUid]
  const shown = [c.req.header('x-fragment'), query.toString(), lengths, childNamesOf(db, userId), reader]
  return `${userId}-${timelineVersion(db, userId)}-${Bun.hash(JSON.stringify(shown)).toString(36)}`
}

/** Undefined when the stories could not be read; the reason is logged. */
function load(c: Context<SignedInEnv>, filters: StoryFilters, page: string | null): TimelinePart | undefined {
  const { db, log } = c.var.services
  const userId = userOf(c)
  try {
    return timelineOf(db, userId, filters, {
      page: page ?? undefined,
      pageSize: PAGE_SIZE,
      labelsAmong: LABELS_AMONG,
      labelsAfter: LABELS_AFTER,
    })
  } catch (error) {
    log.error('stories.list_failed', error, { requestId: c.var.requestId })
    c.status(pressureOf(error) ? 503 : 500)
    return undefined
  }
}

function renderTimeline(
  c: Context<SignedInEnv>,
  filters: StoryFilters,
  lengths: StoryDefinition[],
  part: TimelinePart | undefined,
) {
  if (!part) c.header('ETag', undefined)
  const timeline = part ? (
    <Timeline {...part} filters={filters} reader={readerOf(c)} toldZone={getCookie(c, 'tz') ?? ''} />
  ) : (
    <LoadError />
  )
  return c.render(
    <SavedStories mood={moodOfRequest(c)}>
      {part && part.all > 0 && (
        <StoryFiltersIsland
          filters={filters}
          lengths={lengths}
          profiles={childNamesOf(c.var.services.db, userOf(c))}
          total={part.total}
          all={part.all}
        />
      )}
      {timeline}
      <LabelTemplate />
      <LabelDialog firebaseUid={c.var.signedIn.firebaseUid} />
    </SavedStories>,
    {
      title: 'My Stories',
      scripts: ['islands/fragments.ts', 'islands/saved-stories.ts'],
      fragment: timeline,
    },
  )
}
