import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { renderToStaticMarkup } from 'react-dom/server'
import { makingVersion } from '../../../db/queries/making.ts'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { childNamesOf } from '../../../db/queries/profiles.ts'
import {
  type FoundStories,
  findStories,
  hasUnfinished,
  storyTitleOf,
} from '../../../db/queries/story-list.ts'
import { type TimelinePart, timelineOf } from '../../../db/queries/timeline.ts'
import { LoadError } from '../../components/stories/empty-timeline.tsx'
import { LabelDialog } from '../../components/stories/label-form.tsx'
import { SavedStories } from '../../components/stories/saved-stories.tsx'
import { SurePage } from '../../components/stories/sure-dialog.tsx'
import { LabelTemplate, type ShownTimeline } from '../../components/stories/timeline.tsx'
import type { AppEnv } from '../../context.ts'
import { deleteStory } from '../../domain/stories/delete-story.ts'
import { keepAsFavorite } from '../../domain/stories/keep-as-favorite.ts'
import { PAGE_SIZE } from '../../shared/constants.ts'
import type { Mood } from '../../shared/kit/moods.ts'
import { acceptedPage } from '../../shared/kit/pager.ts'
import { pressureOf } from '../../shared/kit/pressure.ts'
import { dayOf } from '../../shared/kit/time-labels.ts'
import { lightUrl } from '../../shared/media/light-copy.ts'
import { FavoriteForm } from '../../shared/payloads.ts'
import { countsInWords } from '../../shared/stories/counts-in-words.ts'
import {
  filtersFrom,
  isUnfiltered,
  SAVED_STORIES,
  type StoryFilters,
  savedStoriesHref,
} from '../../shared/stories/story-filters.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { TIME_LEFT_EVERY_MS } from '../../shared/stories/time-left.ts'
import { type Drawn, drawnFor } from '../kit/drawn.tsx'
import { drawnPage, moodOfRequest, type PageProps } from '../kit/layout.tsx'
import { etagOf, isUnchanged } from '../kit/not-modified.ts'
import { Html, pattern, shortened } from '../kit/pattern.ts'
import { renderedOnce } from '../kit/rendered-once.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { retryFor } from './retry.ts'
import { StoryFiltersIsland, storyFiltersPattern } from './story-filters-island.ts'
import { timelineHtml } from './timeline-list.tsx'
import { idParam, readerOf, timelineHref, userOf } from './timeline-request.ts'

/** Labels that one page shows between its stories, twice as many as those; the others are a press away. */
const LABELS_AMONG = 40
/** Labels from outside the shown stories' range that one page lists after them; the others are a press away. */
const LABELS_AFTER = 10

const PAGE: PageProps = {
  title: 'My Stories',
  scripts: ['islands/saved-stories.ts'],
  lists: true,
  picksMood: true,
}

/** My Stories; its forms work without script, and with script only the timeline is replaced. */
export const savedStoriesPage = new Hono<AppEnv>()
  .get('/saved-stories', (c) => c.redirect(SAVED_STORIES + new URL(c.req.url).search))

  .get('/app/saved-stories', requirePage, async (c): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const filters = filtersFrom(query)
    if (isFormOfNothing(query)) return c.redirect(savedStoriesHref(filters, Number(query.get('page')) || 1))
    const wanted = query.get('page')
    const found = read(c, (userId) => findStories(c.get('services').db, userId, filters))
    const page = acceptedPage(wanted ?? undefined, Math.ceil((found?.total ?? 0) / PAGE_SIZE))
    const isPage = c.req.header('x-fragment') === undefined
    if (found && isPage && wanted !== null && wanted !== String(page))
      return c.redirect(savedStoriesHref(filters, page))
    const choices = choicesFor(c)
    const versionOf = versionsOf(c, query, choices, found)
    const version = versionOf(c.req.header('x-fragment'))
    if (isUnchanged(c, version)) return c.body(null, 304)
    return renderedOnce(c, version, () => {
      const etag = etagOf(versionOf('#timeline'))
      return renderTimeline(c, { filters, choices, etag, part: found && load(c, found, page) })
    })
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
    const { db, now } = c.get('services')
    const kept = keepAsFavorite(db, userOf(c), idParam(c), favorite, now())
    return kept ? c.redirect(timelineHref(c), 303) : c.notFound()
  })

  .get('/app/saved-stories/:id/delete', requirePage, (c) => {
    const title = storyTitleOf(c.get('services').db, userOf(c), idParam(c))
    if (title === undefined) return c.notFound()
    return c.render(<SurePage of="story" what={title} back={timelineHref(c)} />, { title: 'Delete a story' })
  })

  .post('/app/saved-stories/:id/delete', requirePage, async (c): Promise<Response> => {
    const { db, media } = c.get('services')
    await deleteStory(db, media, userOf(c), idParam(c))
    return c.redirect(timelineHref(c), 303)
  })

/** A form without script also sends empty fields; the address leaves them out (specification, section 2). */
const isFormOfNothing = (query: URLSearchParams) =>
  [...query].some(([name, value]) => value === '' || (value === 'all' && name !== 'search'))

/** What the filters offer besides what is the same for everybody. */
interface Choices {
  lengths: StoryDefinition[]
  profiles: { id: number; name: string }[]
}

function choicesFor(c: Context<SignedInEnv>): Choices {
  const { db } = c.get('services')
  return { lengths: allStoryDefinitions(db), profiles: childNamesOf(db, userOf(c)) }
}

/**
 * A version of the page, or of a fragment of it, for everything that it shows: the stories and labels, the time (in
 * steps of 20 seconds while a card shows a remaining time, else of a day), and for whom and how it is shown.
 */
function versionsOf(
  c: Context<SignedInEnv>,
  query: URLSearchParams,
  { lengths, profiles }: Choices,
  found: FoundStories | undefined,
): (fragment: string | undefined) => string {
  const { db } = c.get('services')
  const userId = userOf(c)
  const { now, timeZone } = readerOf(c)
  const making = makingVersion(db, userId)
  const time = hasUnfinished(db, userId)
    ? Math.floor(now.getTime() / TIME_LEFT_EVERY_MS)
    : dayOf(now, timeZone)
  const { email, firebaseUid } = c.get('signedIn')
  const reader = [time, making, timeZone, getCookie(c, 'tz'), moodOfRequest(c), email, firebaseUid]
  const shown = JSON.stringify([query.toString(), lengths, profiles, reader])
  return (fragment) => `${userId}-${found?.version}-${Bun.hash(`${fragment} ${shown}`).toString(36)}`
}

const load = (c: Context<SignedInEnv>, found: FoundStories, page: number): TimelinePart | undefined =>
  read(c, (userId) =>
    timelineOf(c.get('services').db, userId, found, {
      page,
      pageSize: PAGE_SIZE,
      labelsAmong: LABELS_AMONG,
      labelsAfter: LABELS_AFTER,
    }),
  )

/** Undefined when the stories could not be read; the reason is logged. */
function read<T>(c: Context<SignedInEnv>, work: (userId: number) => T): T | undefined {
  const userId = userOf(c)
  try {
    return work(userId)
  } catch (error) {
    c.get('services').log.error('stories.list_failed', error, { requestId: c.get('requestId') })
    c.status(pressureOf(error) ? 503 : 500)
    return undefined
  }
}

interface Found {
  filters: StoryFilters
  choices: Choices
  /** What the timeline is known by when it is asked for alone. */
  etag: string
  /** Undefined when the stories could not be read. */
  part: TimelinePart | undefined
}

function renderTimeline(c: Context<SignedInEnv>, found: Found): string | Response {
  const html = drawnPage(c, contentOf(c, found), PAGE)
  if (found.part) return html
  c.header('ETag', undefined)
  return c.html(html)
}

/** Only the timeline for a script that replaces it, else the whole page. */
function contentOf(c: Context<SignedInEnv>, { filters, choices, etag, part }: Found): Drawn {
  const timeline = part
    ? timelineOn(c, { ...part, filters, etag })
    : new Html(renderToStaticMarkup(<LoadError />))
  if (c.req.header('x-fragment') !== undefined) return { links: new Html(''), html: timeline }
  const [first] = part?.stories ?? []
  const cover = first?.generationStatus === 'complete' && !first.retryable ? first.coverUrl : undefined
  const bar = part && part.all > 0 ? filterBar(c, filters, choices, part) : undefined
  const uid = c.get('signedIn').firebaseUid
  return {
    links: cover ? pictureFirst(lightUrl(cover, 672)) : new Html(''),
    html: savedStories({ mood: moodOfRequest(c) }, { uid, filters: bar ?? new Html(''), timeline }),
  }
}

const timelineOn = (c: Context<SignedInEnv>, shown: ShownTimeline): Html =>
  timelineHtml({ shown, reader: readerOf(c), toldZone: getCookie(c, 'tz') ?? '' })

/** Before the styles, which would otherwise come first. */
const pictureFirst = (url: string) =>
  new Html(`<link rel="preload" as="image" href="${Bun.escapeHTML(url)}" fetchpriority="high"/>`)

/** Names and searches are private to a family; without them the bar is a pattern. */
function filterBar(
  c: Context<SignedInEnv>,
  filters: StoryFilters,
  { lengths, profiles }: Choices,
  { total, all }: TimelinePart,
): Html {
  const counts = countsInWords(total, all)
  const shownLengths = lengths.map(({ lengthKey, displayName }) => ({ lengthKey, displayName }))
  if (isUnfiltered(filters) && profiles.length === 0) {
    const shape = { filters, lengths: shownLengths }
    return storyFiltersPattern(c as unknown as Context<AppEnv>, shape, { ...counts })
  }
  const { html } = drawnFor(
    c,
    <StoryFiltersIsland filters={filters} lengths={lengths} profiles={profiles} counts={counts} />,
  )
  return new Html(shortened(html.text))
}

const savedStories = pattern(
  ({ mood }: { mood: Mood }, { uid, filters, timeline }) => (
    <SavedStories mood={mood}>
      {filters}
      {timeline}
      <LabelTemplate />
      <LabelDialog firebaseUid={uid} />
    </SavedStories>
  ),
  ['uid', 'filters', 'timeline'],
)
