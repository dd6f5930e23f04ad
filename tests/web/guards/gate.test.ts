import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq, inArray, ne, notInArray } from 'drizzle-orm'
import {
  boughtPieces,
  characters,
  jobs,
  media,
  recordings,
  spending,
  stories,
  storyBodies,
  storyChanges,
  storyLinks,
  storyVoices,
} from '../../../db/schema/index.ts'
import { WORK } from '../../../src/domain/gate/work.ts'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { routes } from '../../../src/routes.ts'
import { WORK_OF_ROUTES } from '../../../src/web/kit/work-of-routes.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { aFolder } from '../../support/folders.ts'
import { ungatedWork } from '../../support/ungated.ts'

/** The routes that begin work, and those of them that may call a vendor. */
const BEGINS = Object.keys(WORK_OF_ROUTES).sort()
const BUYS = BEGINS.filter((route) => WORK[WORK_OF_ROUTES[route] ?? 'story'].mayBuy)

/** Routes that end something come last, since the same parent continues. */
const isEnding = (route: string) => /DELETE(?!.*(?:pages|voice))|delete|remove|logout|sign-out/.test(route)
const ROUTES = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => !route.startsWith('ALL'))
  .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)))

let street: Street
let made: string[]

async function begin(options: Parameters<typeof aStreet>[0] = {}) {
  street = { ...(await aStreet(options)), recordsByLink: true }
  const { narrator, painter } = street.home.services
  made = []
  street.home.services.painter = {
    ...painter,
    portrait: (...asked) => {
      made.push('portrait')
      return painter.portrait(...asked)
    },
  }
  street.home.services.narrator = {
    ...narrator,
    narrate: (...asked) => {
      made.push('narration')
      return narrator.narrate(...asked)
    },
  }
}

/** Resets Mia's data: nothing queued, a page read aloud, a page mended, a failed story, an unheard sample. */
function settle() {
  const { db } = street.home.services
  db.delete(jobs).where(ne(jobs.kind, 'generate_story')).run()
  db.delete(storyChanges).run()
  const page = { storyId: street.story, paragraphIndex: 0, kind: 'words', state: 'made' } as const
  const change = { ...page, userId: street.mia.userId, asked: 'Mia sang.', before: 'Mia looked up.' }
  db.insert(storyChanges).values(change).run()
  db.update(jobs).set({ state: 'done' }).run()
  db.update(stories).set({ retryable: true }).where(eq(stories.id, street.failed)).run()
  db.delete(boughtPieces).run()
  db.delete(storyLinks)
    .where(notInArray(storyLinks.id, [street.link, street.recordLink]))
    .run()
  db.update(storyLinks).set({ usedAt: null }).run()
  db.delete(storyVoices).run()
  const read = { userId: street.mia.userId, storyId: street.story, name: 'Grandma' }
  const voice = db.insert(storyVoices).values(read).returning().get()
  const file = db.select({ id: media.id }).from(media).get()
  db.insert(recordings)
    .values({
      voiceId: voice.id,
      userId: voice.userId,
      paragraphIndex: 0,
      words: '',
      mediaId: file?.id ?? 0,
      durationSeconds: 1,
    })
    .run()
  made.length = 0
}

const begun = () => {
  const open = inArray(jobs.state, ['queued', 'running'])
  return street.home.services.db.select().from(jobs).where(open).all().length + made.length
}

async function walk(over: string[] = ROUTES) {
  const found: string[] = []
  const answers: Record<string, Response> = {}
  for (const route of over) {
    settle()
    const answer = await send(street, route, { person: street.mia })
    const isTaken = answer.headers.get('content-disposition')?.startsWith('attachment') === true
    const isShared = street.home.services.db.select().from(storyLinks).all().length > 2
    if (begun() > 0 || isTaken || isShared) found.push(route)
    answers[route] = answer
  }
  return { found: found.sort(), answers }
}

const spend = (userId: number | null, dollars: number) =>
  street.home.services.db
    .insert(spending)
    .values({
      userId,
      vendor: 'openai',
      kind: 'text',
      model: 'm',
      microDollars: dollars * 1e6,
      createdAt: street.home.services.now().toISOString(),
    })
    .run()

/** What closes the gate, and the response of every route that begins work. */
const CLOSED: [string, number, () => void][] = [
  ['a vendor rests', 503, () => Object.assign(street.home.services.callsOut, { down: () => 'openai' })],
  ['the family has spent its day', 429, () => spend(street.mia.userId, 5)],
  ['the whole app has spent its day', 503, () => spend(null, 50)],
]

describe('with the gate open', () => {
  beforeAll(() => begin())
  afterAll(() => street.home.close())

  test('work begins by these routes and by no other', async () => {
    const { found, answers } = await walk()
    expect(found).toEqual(BEGINS)
    // A route that asks for permission without a line in the table fails.
    expect(Object.entries(answers).filter(([, { status }]) => status === 500)).toEqual([])
  })
})

describe.each(CLOSED)('while %s', (_why, status, close) => {
  beforeAll(async () => {
    await begin()
    close()
  })
  afterAll(() => street.home.close())

  test('no route begins what may have to be bought, and each says when to come back', async () => {
    const { found, answers } = await walk()
    expect(found).toEqual(BEGINS.filter((route) => !BUYS.includes(route)))
    for (const route of BUYS) {
      const answer = answers[route]
      expect([route, answer?.status]).toEqual([route, status])
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('past the rate of an hour', () => {
  beforeAll(async () => {
    const once = { max: 1, windowSeconds: 3600 }
    await begin({
      options: {
        limits: {
          ...RATE_LIMITS,
          generate: { ...once, max: 3 },
          mend: once,
          voice: once,
          upload: once,
          export: once,
          edition: once,
          share: once,
          record: once,
        },
      },
    })
    await send(street, 'GET /api/voices/:id/sample', { person: street.mia })
    await send(street, 'POST /api/stories/:id/retry', { person: street.mia })
    await send(street, 'GET /app/settings/family-data', { person: street.mia })
    await send(street, 'GET /story/:id/take-home/:edition', { person: street.mia })
    await send(street, 'PUT /api/stories/:id/pages/:paragraphIndex/words', { person: street.mia })
    await send(street, 'PUT /record/:token/pages/:paragraphIndex', {})
  })
  afterAll(() => street.home.close())

  test('no route begins work, whichever of them used the rate up', async () => {
    const { found, answers } = await walk(BEGINS)
    expect(found).toEqual([])
    expect(Object.values(answers).map(({ status }) => status)).toEqual(BEGINS.map(() => 429))
  })

  test('another parent is not kept waiting', async () => {
    const { leo } = street
    expect((await send(street, 'GET /api/voices/:id/sample', { person: leo })).status).toBe(200)
  })
})

describe('with words that are older than the check', () => {
  beforeAll(async () => {
    await begin({ moderator: embeddedModerator })
    const { db } = street.home.services
    const body = db.select().from(storyBodies).where(eq(storyBodies.storyId, street.story)).get()
    const storyRequest = body?.storyRequest.replaceAll('loves foxes', 'wants to kill everybody') ?? ''
    db.update(storyBodies).set({ storyRequest }).run()
    db.update(characters).set({ description: 'wants to kill everybody' }).run()
  })
  afterAll(() => street.home.close())

  test('no route makes anything of them', async () => {
    const fromWords = BUYS.filter((route) => !route.includes('voices'))
    const { found, answers } = await walk(fromWords)
    expect(found).toEqual([])
    expect(Object.values(answers).map(({ status }) => status)).toEqual(fromWords.map(() => 422))
  })
})

describe('the retry of My Stories, past a spent limit', () => {
  beforeAll(async () => {
    await begin()
    spend(street.mia.userId, 5)
  })
  afterAll(() => street.home.close())

  const press = (headers: Record<string, string> = {}) =>
    send(street, 'POST /app/saved-stories/:id/retry', { person: street.mia, headers })
  const TOMORROW = 'That was a lot of stories for one day. There will be new ones for you tomorrow.'

  test('is a page that says why, without script', async () => {
    const html = await (await press()).text()
    expect(html).toContain('Not just now')
    expect(html).toContain(TOMORROW)
    expect(html).not.toContain('Something went wrong')
  })

  test('is a sentence for the toast, with script', async () => {
    const answer = await press({ 'x-fragment': '#timeline' })
    expect([answer.status, await answer.json()]).toEqual([429, { error: TOMORROW }])
  })
})

describe('a story whose request names no characters', () => {
  beforeAll(() => begin())
  afterAll(() => street.home.close())

  test('is retried as any other', async () => {
    settle()
    const { db } = street.home.services
    db.update(storyBodies).set({ storyRequest: '{}' }).where(eq(storyBodies.storyId, street.failed)).run()
    const answer = await send(street, 'POST /api/stories/:id/retry', { person: street.mia })
    expect(answer.status).toBe(200)
  })
})

describe('a voice that was heard before', () => {
  beforeAll(() => begin())
  afterAll(() => street.home.close())

  test('is still heard while a vendor rests: it costs nothing', async () => {
    const hear = () => send(street, 'GET /api/voices/:id/sample', { person: street.mia })
    expect((await hear()).status).toBe(200)
    Object.assign(street.home.services.callsOut, { down: () => 'elevenlabs' })
    expect((await hear()).status).toBe(200)
    expect(made).toEqual(['narration'])
  })
})

describe('the source', () => {
  const ROOT = join(import.meta.dir, '../../..')

  test('begins no work without an Admission', () => {
    const files = [...new Bun.Glob('src/{domain,web}/**/*.{ts,tsx}').scanSync(ROOT)]
    expect(ungatedWork(ROOT, files)).toEqual([])
  })

  test('that does is named', () => {
    const root = aFolder('ungated')
    const write = (path: string, source: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), source)
      return path
    }
    const files = [
      write('src/domain/songs.ts', "tx.insert(jobs).values({ kind: 'generate_story' })"),
      write('src/web/sing.ts', 'await c.var.services.narrator.narrate(brief)'),
      write(
        'src/domain/gated.ts',
        "import type { Admission } from '../gate/may-begin-work.ts'\ntx.insert(jobs).values({})",
      ),
    ]
    expect(ungatedWork(root, files)).toEqual([
      'src/domain/songs.ts enqueues a job without an Admission',
      'src/web/sing.ts buys without an Admission',
    ])
  })
})
