import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { type Db, openDb } from '../../../db/client.ts'
import { jobs, stories, users } from '../../../db/schema/index.ts'
import { startQueue } from '../../../jobs/queue.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { createLogger } from '../../../src/logger.ts'
import { routes } from '../../../src/routes.ts'
import { assets } from '../../../src/web/kit/assets.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { freshDatabase } from '../../support/database.ts'
import { admitted, aFamily, aWish } from '../../support/families.ts'
import { rowsOf } from '../../support/rows.ts'
import { smallEngines } from '../../support/small-engines.ts'

const isEnding = (route: string) => /DELETE|delete|logout|sign-out/.test(route)
const FILES = new Set(assets.routes.map(({ path }) => path))
const ROUTES = [
  ...new Set(
    routes.routes
      .filter(({ method, path }) => method !== 'ALL' && !FILES.has(path))
      .map(({ method, path }) => `${method} ${path}`),
  ),
].sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
const CHANGES = ROUTES.filter((route) => !route.startsWith('GET'))
const READS = ROUTES.filter((route) => route.startsWith('GET'))

interface Pressed {
  /** Ends the pressure. */
  end(): void
}

/** Kinds of pressure, each on the database of a street. */
const PRESSURES: [string, (street: Street) => Pressed][] = [
  [
    'somebody else holds its lock',
    ({ home }) => {
      const other = openDb(home.dataDir)
      other.$client.exec('BEGIN IMMEDIATE')
      return { end: () => other.$client.close() }
    },
  ],
  [
    'the disk is read-only',
    ({ home }) => {
      const { $client } = home.services.db
      $client.pragma('query_only = ON')
      return { end: () => $client.pragma('query_only = OFF') }
    },
  ],
  [
    'the disk is full',
    ({ home }) => {
      const { $client } = home.services.db
      const pages = Number($client.pragma('page_count', { simple: true }))
      $client.exec('CREATE TABLE filler (bytes BLOB)')
      const fill = $client.prepare('INSERT INTO filler VALUES (zeroblob(200))')
      $client.pragma(`max_page_count = ${pages + 3}`)
      try {
        for (;;) fill.run()
      } catch {
        // The disk is full.
      }
      return {
        end: () => {
          $client.pragma('max_page_count = 1073741823')
          $client.exec('DROP TABLE filler')
        },
      }
    },
  ],
]

describe.each(PRESSURES)('while %s', (what, press) => {
  let street: Street
  let pressed: Pressed
  beforeEach(async () => {
    street = await aStreet()
    pressed = press(street)
  })
  afterEach(() => street.home.close())

  test('no change is half-written, and each that could not be kept says when to come again', async () => {
    const before = rowsOf(street.home.services.db)
    const isFull = what.includes('full')
    let refused = 0
    for (const route of CHANGES) {
      const answer = await send(street, route, { person: street.mia })
      if (answer.status < 500) continue
      refused += 1
      expect([route, answer.status]).toEqual([route, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).toMatch(/Please try again in a moment|nothing was changed|SERVER_BUSY/)
    }
    expect(refused).toBeGreaterThan(isFull ? 0 : 20)
    // A full disk has room for the smallest changes, and for deletions.
    if (!isFull) expect(rowsOf(street.home.services.db)).toEqual(before)
    pressed.end()
    const { integrity_check } = street.home.services.db.$client.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string
    }
    expect(integrity_check).toBe('ok')
    const stories_ = street.home.services.db.select().from(stories).all()
    expect(street.home.services.db.select().from(jobs).all().length).toBeGreaterThanOrEqual(stories_.length)
  })

  test('every page can be read as before, and changes go through as soon as it is over', async () => {
    for (const route of READS) {
      const answer = await send(street, route, { person: street.mia })
      // A sample is made when first heard; the test mode's card provider stores everything in this database.
      const mayBeMade = /sample$|stripe.products$/.test(route)
      expect([route, answer.status < 500 || (mayBeMade && answer.status === 503)]).toEqual([route, true])
      await answer.arrayBuffer()
    }
    pressed.end()
    const answer = await send(street, 'POST /api/timeline-labels', { person: street.mia })
    expect(answer.status).toBe(200)
  })
})

describe('somebody else’s lock', () => {
  let street: Street
  let other: Db
  beforeEach(async () => {
    street = await aStreet()
    other = openDb(street.home.dataDir)
    other.$client.exec('BEGIN IMMEDIATE')
  })
  afterEach(() => {
    other.$client.close()
    street.home.close()
  })
  const add = () => send(street, 'POST /api/timeline-labels', { person: street.mia })

  test('that is gone in a moment is waited for by what is in the middle of a change', () => {
    const patience = street.home.services.db.$client.pragma('busy_timeout', { simple: true })
    expect(patience).toBe(100)
  })

  test('that stays makes no statement nap while the others know of it', async () => {
    expect((await add()).status).toBe(503)
    const patience = street.home.services.db.$client.pragma('busy_timeout', { simple: true })
    expect(patience).toBe(0)
  })

  test('that is gone in a moment is waited for, and meanwhile everybody else has their turn', async () => {
    // However long the others take on a busy machine.
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now())
    const answers = Promise.all([add(), add(), add()])
    for (let turn = 0; turn < 3; turn += 1) expect((await send(street, 'GET /offline', {})).status).toBe(200)
    other.$client.exec('ROLLBACK')
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
    clock.mockRestore()
  })

  test('that stays lets no read buy what could not be kept', async () => {
    let bought = 0
    const { narrator } = street.home.services
    street.home.services.narrator = {
      ...narrator,
      narrate: (...asked) => {
        bought += 1
        return narrator.narrate(...asked)
      },
    }
    const answer = await send(street, 'GET /api/voices/:id/sample', { person: street.mia })
    expect([answer.status, bought]).toEqual([503, 0])
    other.$client.exec('ROLLBACK')
    expect((await send(street, 'GET /api/voices/:id/sample', { person: street.mia })).status).toBe(200)
    expect(bought).toBe(1)
  })

  test('that stays is waited for once; the next changes are refused at once, until it is gone', async () => {
    const { $client } = street.home.services.db
    let time = performance.now()
    const clock = spyOn(performance, 'now').mockImplementation(() => (time += 100))
    expect((await Promise.all([add(), add(), add()])).map(({ status }) => status)).toEqual([503, 503, 503])
    clock.mockReturnValue(time)
    const looks = spyOn($client, 'transaction')
    expect((await add()).status).toBe(503)
    expect(looks).toHaveBeenCalledTimes(1)
    looks.mockRestore()
    clock.mockRestore()
    other.$client.exec('ROLLBACK')
    expect((await add()).status).toBe(200)
  })
})

test('who signs in while nothing can be kept is told so in the toolkit’s way', async () => {
  const street = await aStreet()
  const other = openDb(street.home.dataDir)
  other.$client.exec('BEGIN IMMEDIATE')
  const answer = await send(street, 'POST /api/identity/v1/accounts:signUp', {})
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ error: { code: 503, message: 'SERVER_BUSY' } })
  other.$client.close()
  street.home.close()
})

describe('a story that is being made', () => {
  let db: Db
  let dataDir: string
  let family: { userId: number; miaId: number }
  beforeAll(() => {
    ;({ db, dataDir } = freshDatabase())
    family = aFamily(db)
  })
  afterAll(() => void db.$client.close())

  test('is no failed one for a lock: it goes on when that is gone, and no piece is charged twice', async () => {
    const { userId, miaId } = family
    const asked = requestStory(db, admitted(userId), aWish([miaId]), { seed: 7, now: new Date() })
    if (!asked.ok) throw new Error(asked.failure.reason)
    const other = openDb(dataDir)
    const studio = smallEngines()
    const { paint } = studio.painter
    let isLocked = false
    studio.painter = {
      ...studio.painter,
      async paint(...brief) {
        if (!isLocked) {
          isLocked = true
          db.$client.pragma('busy_timeout = 0')
          other.$client.exec('BEGIN IMMEDIATE')
        }
        return paint(...brief)
      },
    }
    const media = openFileStore(`${dataDir}/media`)
    const log: string[] = []
    const logger = createLogger((line) => {
      log.push(line)
      if (line.includes('queue.pressed') && other.$client.inTransaction) other.$client.exec('ROLLBACK')
    })
    const now = () => new Date()
    const queue = startQueue({ db, media, now, pause: async () => {}, ...studio }, logger)
    queue.wake()
    await queue.idle()
    await queue.stop()
    expect(log.some((line) => line.includes('queue.pressed'))).toBe(true)
    const story = db.select().from(stories).where(eq(stories.id, asked.value.id)).get()
    expect(story).toMatchObject({ generationStatus: 'complete', retryable: false, failure: null })
    expect(db.select().from(jobs).get()).toMatchObject({ state: 'done' })
    expect(db.select().from(users).get()?.availableCredits).toBe(2)
    other.$client.close()
  })
})
