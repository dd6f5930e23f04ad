/** My Stories of families of 100 to 100,000 stories, by processor time per response. */
import { type Db, openDb } from '../../db/client.ts'
import { bringSearchUpToDate } from '../../db/search-index.ts'
import { signUp } from '../support/person.ts'
import { seedLabels, seedNeighbors, seedStories } from '../support/seed-families.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ask } from './anew/pinned-server.ts'
import { asDeployed } from './as-deployed.ts'

export interface TimelineFigures {
  what: string
  /** Responses per second of one core's time, by the family's number of stories. */
  perSecond: Record<number, number>
  /** The rate at 100,000 stories as a share of that at 100. */
  flat: number
}

interface Family {
  stories: number
  userId: number
  uid: string
  cookie: string
  /** A child's profile, whose shelf has every second story. */
  shelf: number
  /** Its first story; the others have consecutive ids. */
  first: number
  /** The most recent story. */
  newest: number
  changes: number
}

interface Asked {
  what: string
  path(family: Family): string
  headers?(server: RunningServer, family: Family): Promise<Record<string, string>>
  /**
   * Changes something of the family before each response: in turn adds a story, favorites one, and deletes the first.
   */
  afterChange?: boolean
}

const SIZES = [100, 1000, 10_000, 100_000] as const
const [FEWEST, , , MOST] = SIZES
const NEIGHBORS = 1000
const LABELS = 200
const ROUNDS = 3
const ANSWERS = 80
const ANSWERS_AFTER_CHANGES = 18
const PAGE = 20

/**
 * My Stories and its list call for families of 100 to 100,000 stories among 1,000 others, and the cost of a change; of
 * this checkout or another.
 */
export async function measureTimeline(root?: string): Promise<TimelineFigures[]> {
  const server = await startServer({ env: asDeployed(), ...(root ? { root } : {}) })
  const families = await settle(server)
  const db = openDb(server.dataDir)
  db.$client.pragma('synchronous = OFF')
  const figures: TimelineFigures[] = []
  for (const asked of everythingAsked()) {
    const best = new Map<number, number>()
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const family of families) {
        const rate = await rateOf(server, db, asked, family)
        if (round > 0) best.set(family.stories, Math.max(rate, best.get(family.stories) ?? 0))
      }
    }
    figures.push(figuresOf(asked.what, best))
  }
  figures.push(figuresOf('a story begun, told and taken into the search', writtenBy(db, families)))
  db.$client.close()
  await server.stop()
  return figures
}

/** Queries of My Stories: all of it, parts of it, and typical searches. */
function everythingAsked(): Asked[] {
  const page = '/app/saved-stories'
  const first = () => 1
  const last = (stories: number) => stories / PAGE
  const searched = (words: string) => `&search=${encodeURIComponent(words)}`
  const lists = [
    list('list', first, ''),
    list('list, middle page', (stories) => Math.ceil(stories / PAGE / 2), ''),
    list('list, last page', last, ''),
    list('list of a mood', first, '&tone=funny'),
    list('list of a kind', first, '&tone=mysterious&environment=Coral+Reef'),
    list('list of favorites', first, '&favorites=only'),
    list('list of a child', first, ({ shelf }) => `&child=${shelf}`),
    list('search for a common word', first, searched('the')),
    list('search for a common word, last page', last, searched('the')),
    list('search for a common word among favorites', first, `${searched('the')}&favorites=only`),
    list('search for a rare word', first, searched('number 1234')),
    list('search for two letters', first, searched('bo')),
    list('search for a name', first, searched('josé')),
    list('search for a series', first, searched('zanzibar')),
    list('search for what is in no story', first, searched('zebra')),
  ]
  return [
    { what: 'the page', path: () => page },
    { what: 'a poll of the page, unchanged', path: () => page, headers: pollHeaders },
    ...lists,
    ...lists.map(({ what, path }) => ({ what: `${what}, after a change`, path, afterChange: true })),
  ]
}

const list = (
  what: string,
  page: (stories: number) => number,
  query: string | ((family: Family) => string),
): Asked => ({
  what,
  path(family) {
    const parts = typeof query === 'string' ? query : query(family)
    return `/api/stories/lightweight?limit=${PAGE}&firebaseUid=${family.uid}&page=${page(family.stories)}${parts}`
  },
})

async function pollHeaders(server: RunningServer, { cookie }: Family): Promise<Record<string, string>> {
  const headers = { 'x-fragment': '#timeline' }
  const answer = await fetch(`${server.url}/app/saved-stories`, { headers: { cookie, ...headers } })
  await answer.text()
  return { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
}

async function rateOf(server: RunningServer, db: Db, asked: Asked, family: Family): Promise<number> {
  const more = (await asked.headers?.(server, family)) ?? {}
  const headers = { cookie: family.cookie, 'accept-encoding': 'identity', ...more }
  const next = () => {
    if (asked.afterChange) changeNext(db, family)
    return server.url + asked.path(family)
  }
  const { perSecond } = asked.afterChange
    ? await ask(server.pid, next, headers, { times: ANSWERS_AFTER_CHANGES, connections: 1 })
    : await ask(server.pid, next, headers, { times: ANSWERS, status: asked.headers ? 304 : 200 })
  return perSecond
}

/**
 * The next change; every third one restores the number of stories. Avoids queries, which would evict the server's data
 * from the processor's caches.
 */
function changeNext(db: Db, family: Family): void {
  const { userId, stories, first } = family
  const change = (sql: string, id: number) => db.$client.prepare(sql).run(id)
  family.changes += 1
  if (family.changes % 3 === 1) {
    seedStories(db, userId, 1, new Date())
    family.newest = db.$client.prepare('SELECT last_insert_rowid()').pluck().get() as number
  } else if (family.changes % 3 === 2)
    change(
      'UPDATE stories SET favorite = NOT favorite WHERE id = ?',
      first + ((family.changes * 31) % stories),
    )
  else change('DELETE FROM stories WHERE id = ?', family.newest)
}

/** Rows written for a story, from its first row to the search: by triggers, stored counts and the index. */
function writtenBy(db: Db, families: Family[]): Map<number, number> {
  const best = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { stories, userId } of families) {
      const before = process.threadCpuUsage()
      for (let at = 0; at < PAGE; at += 1) {
        seedStories(db, userId, 1, new Date())
        db.$client.exec(
          `UPDATE stories SET generation_status = 'complete', cover_hash = 'c' WHERE id = last_insert_rowid()`,
        )
        bringSearchUpToDate(db, userId)
      }
      const { user, system } = process.threadCpuUsage(before)
      best.set(stories, Math.max(best.get(stories) ?? 0, PAGE / ((user + system) / 1e6)))
    }
  }
  return best
}

function figuresOf(what: string, rates: Map<number, number>): TimelineFigures {
  const perSecond = Object.fromEntries([...rates].map(([stories, rate]) => [stories, Math.round(rate)]))
  return {
    what,
    perSecond,
    flat: Math.round((100 * (rates.get(MOST) ?? 0)) / (rates.get(FEWEST) ?? 1)) / 100,
  }
}

async function settle(server: RunningServer): Promise<Family[]> {
  const db = openDb(server.dataDir)
  db.$client.pragma('synchronous = OFF')
  const newest = new Date()
  seedNeighbors(db, NEIGHBORS, newest)
  const families = []
  for (const stories of SIZES) {
    const { uid, cookie, email } = await signUp(server.url, `timeline-${stories}@example.com`)
    const { id } = db.$client.prepare('SELECT id FROM users WHERE email = ?').get(email) as { id: number }
    db.$client.transaction(() => seedLabels(db, id, LABELS, seedStories(db, id, stories, newest)))()
    const shelf = db.$client.transaction(() => sortInto(db, id))()
    bringSearchUpToDate(db, id)
    const first = db.$client
      .prepare('SELECT min(id) FROM stories WHERE user_id = ?')
      .pluck()
      .get(id) as number
    families.push({ stories, userId: id, uid, cookie, shelf, first, newest: 0, changes: 0 })
  }
  db.$client.close()
  return families
}

/** Favorites every seventh story, puts every second one on a child's shelf, and makes the last six a series. */
function sortInto(db: Db, userId: number): number {
  const run = (sql: string) => Number(db.$client.prepare(sql).run().lastInsertRowid)
  run(`UPDATE stories SET favorite = 1 WHERE user_id = ${userId} AND id % 7 = 0`)
  const shelf = run(`INSERT INTO profiles (user_id, kind, name) VALUES (${userId}, 'child', 'Mia')`)
  run(`INSERT INTO profile_stories (user_id, profile_id, story_id)
    SELECT user_id, ${shelf}, id FROM stories WHERE user_id = ${userId} AND id % 2 = 0`)
  const series = run(`INSERT INTO series (user_id, title) VALUES (${userId}, 'The Voyage to Zanzibar')`)
  run(`INSERT INTO series_stories (user_id, series_id, story_id, number)
    SELECT user_id, ${series}, id, row_number() OVER (ORDER BY id)
    FROM (SELECT user_id, id FROM stories WHERE user_id = ${userId} ORDER BY id DESC LIMIT 6)`)
  return shelf
}
