/** `bun tests/bench/timeline.ts`: My Stories under load, one server on one core. */
import { openDb } from '../../db/client.ts'
import { bringSearchUpToDate } from '../../db/search-index.ts'
import { signUp } from '../support/person.ts'
import { seedLabels, seedNeighbors, seedStories } from '../support/seed-families.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { asDeployed } from './as-deployed.ts'

export interface TimelineFigures {
  /** Stories of the family that asks. */
  stories: number
  what: string
  /** Answers a second at 16 connections. */
  perSecond: number
  /** Milliseconds at 16 connections. */
  p50: number
  p99: number
}

const SIZES = [100, 1000, 10_000, 100_000]
const NEIGHBORS = 1000
const CONNECTIONS = 16
const WARM_UP_MS = 500
const MEASURED_MS = 2500

/** Searches as parents type them: names, things and evenings, most of them in few stories. */
const SEARCHES = [
  'josé',
  'silver key',
  'number 123',
  'bo',
  'lighthouse whale',
  'zebra',
  'pirate',
  'amara owl',
  '美玲',
]
const FILTERS = [
  '&environment=Pirate+Ship',
  '&tone=funny',
  '&ageGroup=3-5',
  '&tone=mysterious&environment=Coral+Reef',
  '&length=short&ageGroup=9-12&tone=magical',
]

/** My Stories and its list call for families of 100 to 100,000 stories among 1,000 others. */
export async function measureTimeline(): Promise<TimelineFigures[]> {
  const server = await startServer({ env: asDeployed() })
  const families = await settle(server)
  const figures: TimelineFigures[] = []
  for (const { stories, uid, cookie } of families) {
    const list = `/api/stories/lightweight?limit=20&firebaseUid=${uid}`
    const each = (query: string[]) => query.map((text) => `${list}&page=1${text}`)
    const asked: [string, string[], Record<string, string>][] = [
      ['page', ['/app/saved-stories'], { 'accept-encoding': 'identity' }],
      ['page, gzipped', ['/app/saved-stories'], { 'accept-encoding': 'gzip' }],
      ['poll, unchanged', ['/app/saved-stories'], await pollHeaders(server.url, cookie)],
      ['list', each(['']), {}],
      ['list, last page', [`${list}&page=${stories / 20}`], {}],
      ['list, filtered', each(FILTERS), {}],
      ['list, searched', each(SEARCHES.map((words) => `&search=${encodeURIComponent(words)}`)), {}],
      ['list, searched for what every story says', each(['&search=the']), {}],
    ]
    for (const [what, paths, headers] of asked) {
      const times = await load(server.url, paths, { cookie, ...headers })
      figures.push({ stories, what, ...summaryOf(times) })
    }
  }
  await server.stop()
  return figures
}

async function settle(server: RunningServer) {
  const db = openDb(server.dataDir)
  db.$client.pragma('synchronous = OFF')
  const newest = new Date()
  seedNeighbors(db, NEIGHBORS, newest)
  const families = []
  for (const stories of SIZES) {
    const { uid, cookie, email } = await signUp(server.url, `timeline-${stories}@example.com`)
    const { id } = db.$client.prepare('SELECT id FROM users WHERE email = ?').get(email) as { id: number }
    db.$client.transaction(() => seedLabels(db, id, 200, seedStories(db, id, stories, newest)))()
    bringSearchUpToDate(db, id)
    families.push({ stories, uid, cookie })
  }
  db.$client.close()
  return families
}

async function pollHeaders(url: string, cookie: string): Promise<Record<string, string>> {
  const headers = { 'x-fragment': '#timeline' }
  const answer = await fetch(`${url}/app/saved-stories`, { headers: { cookie, ...headers } })
  await answer.text()
  return { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
}

/** Asks for the paths in turn over 16 connections; answers how many milliseconds each answer took. */
async function load(url: string, paths: string[], headers: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  const measuredFrom = begun + WARM_UP_MS
  const end = measuredFrom + MEASURED_MS
  let next = 0
  const connection = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? ''
      const asked = performance.now()
      const answer = await fetch(url + path, { headers })
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
      if (asked >= measuredFrom) times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return times
}

function summaryOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
  return { perSecond: Math.round((times.length / MEASURED_MS) * 1000), p50: at(0.5), p99: at(0.99) }
}

if (import.meta.main) console.table(await measureTimeline())
