import { cacheNames } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import {
  forgetOthers,
  forgetStory,
  isInKidMode,
  keepAsPlayedOnly,
  keepShelf,
  keepStory,
  kept,
  noteFamily,
  noteKidMode,
  setFavorite,
  standIn,
} from './kept-cache.ts'
import type { WorkerRequest } from './story-record.ts'
import { dropWaitingCalls, isAway, mayWait, sendNowOrLater, sendWaitingCalls } from './waiting-calls.ts'

/** The parts of ServiceWorkerGlobalScope that are used here; the browser's own types conflict with a page's. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Scope {
  /** Inserted by the build: the hashed files that every page and a stored story need, and the offline page. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  registration: { active: object | null }
  addEventListener(type: 'install' | 'activate', react: (event: LifeEvent) => void): void
  addEventListener(type: 'message', react: (event: LifeEvent & { data: WorkerRequest }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
declare const self: Scope

const OFFLINE_PAGE = '/offline'
const builtFiles = self.__WB_MANIFEST

/** A link's pages belong to nobody: they do not say who is signed in here. */
const GUESTS = /^\/(?:shared|record)\//
/** When a form signs out, the next page says that nobody is signed in. */
const SIGNS_OUT = 'DELETE /api/auth/token'
const DELETES_STORY = /^(?:DELETE \/api\/stories|POST \/app\/saved-stories)\/(\d+)(?:\/delete)?$/

enableNavigationPreload()
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(({ event, request }) => page(event as Navigation, request), { denylist: [GUESTS] }),
)
for (const method of ['POST', 'DELETE'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && takesAway(method, url.pathname), takeAway, method)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !GUESTS.test(url.pathname),
  ({ request }) => form(request),
  'POST',
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), file)
precacheAndRoute(builtFiles, { cleanURLs: false, ignoreURLParametersMatching: [] })
// The fonts that a family chose for its stories, which nobody else needs.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'letters',
    plugins: [new ExpirationPlugin({ maxEntries: 6, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
)
for (const method of ['POST', 'PUT'] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mayWait(method, url.pathname),
    ({ event, request }) => say(event as LifeEvent, request),
    method,
  )

self.addEventListener('install', () => {
  // The first one serves the page that registered it; a later one waits until the family accepts it.
  if (!self.registration.active) void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(fulfill(event.data)))

async function fulfill(request: WorkerRequest): Promise<void> {
  switch (request?.wish) {
    case 'keep':
      return keepStory(request.manifest, request.reason)
    case 'let-go':
      return keepAsPlayedOnly(request.id)
    case 'forget':
      return forgetStory(request.id)
    case 'shelf':
      return keepShelf(request.family, request.stories)
    case 'send-later':
      return sendWaitingCalls().catch(() => undefined)
    case 'take-over':
      return self.skipWaiting()
  }
}

/** A change that a family makes to a story. */
async function say(event: LifeEvent, request: Request): Promise<Response> {
  const [, story] = /^\/api\/stories\/(\d+)\/favorite$/.exec(new URL(request.url).pathname) ?? []
  const said = story ? ((await request.clone().json()) as { favorite?: unknown }) : {}
  const answer = await sendNowOrLater(request)
  if (answer.ok && typeof said.favorite === 'boolean')
    event.waitUntil(setFavorite(Number(story), said.favorite))
  return answer
}

function takesAway(method: string, path: string): boolean {
  const call = `${method} ${path}`
  return call === SIGNS_OUT || DELETES_STORY.test(call)
}

/** What the server has ended or deleted is removed from this device; what it refused, or could not be told, stays. */
async function takeAway({ event, request }: { event: Event; request: Request }): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`
  const [, story] = DELETES_STORY.exec(call) ?? []
  const isForm = request.mode === 'navigate'
  const answer = await (isForm ? form(request) : fetch(request))
  const isDone = isForm ? answer.type === 'opaqueredirect' && !(await isInKidMode()) : answer.ok
  // A device that fails to delete must not undo what the server did.
  if (call === SIGNS_OUT && isDone)
    await Promise.all([forgetOthers(null), dropWaitingCalls(null)]).catch(() => undefined)
  if (story && (isDone || answer.status === 404))
    (event as LifeEvent).waitUntil(forgetStory(Number(story)).catch(() => undefined))
  return answer
}

/**
 * A form that was sent without a network redirects to another address: at the form's own, the automatic reload when
 * the network is back would send it again.
 */
async function form(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (await matchPrecache(OFFLINE_PAGE)) return Response.redirect(`${OFFLINE_PAGE}?unsent`, 303)
    throw error
  }
}

interface Navigation extends LifeEvent {
  preloadResponse?: Promise<Response | undefined>
}

/** From the network; without one, the page that shows what is stored. */
async function page(event: Navigation, request: Request): Promise<Response> {
  const story = /^\/story\/(\d+)\/?$/.exec(new URL(request.url).pathname)?.[1]
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request))
    if (isAway(answer)) throw new Error('The server is away')
    const isPage = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html') === true
    if (isPage) event.waitUntil(meet(answer.headers))
    if (answer.status === 404 && story) event.waitUntil(forgetStory(Number(story)))
    return answer
  } catch (error) {
    const offline = await matchPrecache(OFFLINE_PAGE)
    if (offline) return offline
    throw error
  }
}

/**
 * Reads who is signed in, and whether the device is in kid mode, from a page's headers, which pages for signed-out
 * visitors do not have.
 */
async function meet(headers: Headers): Promise<void> {
  const family = headers.get('X-Family')
  await forgetOthers(family)
  await dropWaitingCalls(family)
  await noteKidMode(family, headers.has('X-Kid-Mode'))
  await noteFamily(family)
  await refill().catch(() => undefined)
  await sendWaitingCalls().catch(() => undefined)
}

/** A browser short of storage may have cleared its caches and left this script: without a network there would be nothing. */
async function refill(): Promise<void> {
  if (await matchPrecache(OFFLINE_PAGE)) return
  const cache = await caches.open(cacheNames.precache)
  for (const { url } of builtFiles) {
    const key = getCacheKeyForURL(url)
    if (!key || (await cache.match(key))) continue
    const answer = await fetch(url, { cache: 'reload' })
    if (answer.ok) await cache.put(key, answer)
  }
}

/** A story's picture or sound: as stored, or from the network, or another cut of it. */
async function file({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const known = await kept(url.pathname)
  if (known) return partOf(known, request)
  try {
    return await fetch(request)
  } catch (error) {
    const other = await standIn(url.pathname)
    if (other) return partOf(other, request)
    throw error
  }
}

/** An audio element requests ranges, and accepts no whole file for them. */
const partOf = (whole: Response, request: Request): Response | Promise<Response> =>
  request.headers.has('Range') ? createPartialResponse(request, whole) : whole
