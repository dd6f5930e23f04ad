import { byteRange } from '../../src/shared/media/byte-range.ts'
import { dropStory, familyOf, forgetOthers, keepAnew, keepStory, kept, seeFamily } from './kept-stories.ts'

/** The parts of ServiceWorkerGlobalScope that are used here; the browser's own types do not go together with a page's. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetch extends LifeEvent {
  request: Request
  clientId: string
  respondWith(answer: Response | Promise<Response>): void
}
interface Scope {
  addEventListener(type: 'install' | 'activate', react: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', react: (event: Fetch) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> }
}

/** Written in by the build: a name for these very sources, and the files that every page and a story's page need. */
declare const RELEASE: string
declare const APP_FILES: string[]

const worker = self as unknown as Scope
const APP_CACHE = 'app-'
const HERE = APP_CACHE + RELEASE
const OFFLINE_PAGE = '/offline'

/** What ends a session; nothing that was kept for the family stays, whether the server could be told or not. */
const ENDS_SESSION = [
  'DELETE /api/auth/token',
  'POST /logout',
  'POST /app/settings/sign-out-everywhere',
  'POST /app/settings/delete-account',
]
const DELETES_STORY = /^(?:DELETE \/api\/stories|POST \/app\/saved-stories)\/(\d+)(?:\/delete)?$/

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', onFetch)

async function install() {
  const cache = await caches.open(HERE)
  // Nobody's own: asked for without the cookie, so that nothing in it is a family's.
  await cache.addAll([...APP_FILES, new Request(OFFLINE_PAGE, { credentials: 'omit' })])
  await worker.skipWaiting()
}

/** Pages always come from the network first, so that the new release may take over at once. */
const activate = () => worker.clients.claim()

function onFetch(event: Fetch) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') return forget(event, `${request.method} ${pathname}`)
  if (request.mode === 'navigate') return event.respondWith(page(event, pathname))
  const asked = /^\/api\/stories\/(\d+)$/.exec(pathname)?.[1]
  if (asked) lastAsked.set(event.clientId, asked)
  if (pathname.startsWith('/media/')) return event.respondWith(file(event, pathname))
  if (APP_FILES.includes(pathname)) event.respondWith(appFile(request))
}

function forget(event: Fetch, call: string) {
  const [, story] = DELETES_STORY.exec(call) ?? []
  if (ENDS_SESSION.includes(call)) event.waitUntil(forgetOthers(null))
  else if (story) event.waitUntil(dropStory(`/story/${story}`))
}

/** The story that each open page last asked for: a new one plays where it was made, at an address without its number. */
const lastAsked = new Map<string, string>()

/** From the network; without one a story that is kept, or else the page that says so. */
async function page(event: Fetch, path: string): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    const isPage = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html') === true
    if (isPage) event.waitUntil(meet(familyOf(answer)))
    if (answer.status === 404) event.waitUntil(dropStory(path))
    return answer
  } catch (error) {
    const known = (await kept(path)) ?? (await caches.match(OFFLINE_PAGE, { ignoreVary: true }))
    if (known) return known
    throw error
  }
}

async function meet(family: string | null): Promise<void> {
  await forgetOthers(family)
  await seeFamily(family)
  await replaceOlderRelease()
}

/** Kept pages name the files of the release that made them: those go when every page was kept anew. */
async function replaceOlderRelease() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(APP_CACHE) && name !== HERE)
  if (older.length === 0) return
  await keepAnew()
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** A story's picture or sound: as it is kept, or from the network; a sound that is asked for is a story that is played. */
async function file(event: Fetch, path: string): Promise<Response> {
  const known = await kept(path)
  if (known) return partOf(known, event.request.headers.get('Range'))
  if (path.endsWith('.mp3')) event.waitUntil(keepPlayed(event.clientId))
  return fetch(event.request)
}

async function keepPlayed(clientId: string): Promise<void> {
  const client = await worker.clients.get(clientId)
  const { pathname } = new URL(client?.url ?? location.href)
  const id = /^\/story\/(\d+)$/.exec(pathname)?.[1] ?? lastAsked.get(clientId)
  if (id) await keepStory(`/story/${id}`).catch((error) => console.warn('A story could not be kept.', error))
}

/** The part that an audio element asks for: it takes a whole file for none of its ranges. */
async function partOf(whole: Response, header: string | null): Promise<Response> {
  if (header === null) return whole
  const bytes = await whole.arrayBuffer()
  const range = byteRange(header, bytes.byteLength)
  const headers = new Headers(whole.headers)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  if (!range) return new Response(bytes, { headers })
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  headers.set('Content-Length', String(range.end + 1 - range.start))
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers })
}

async function appFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}
