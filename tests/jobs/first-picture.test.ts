import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { asc, eq } from 'drizzle-orm'
import { type Db, openDb } from '../../db/client.ts'
import { boughtPieces, spending, stories, storyImages } from '../../db/schema/index.ts'
import { runGenerateStory } from '../../jobs/generate-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'
import { createOpenaiWriter } from '../../src/vendors/openai/text/writer.ts'
import { callClock } from '../support/call-clock.ts'
import { freshStorage } from '../support/database.ts'
import { aCharacter, admitted, aFamily, aWish } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'
import { type GeminiServer, geminiServer } from '../support/vendors/gemini.ts'
import { openaiTextServer } from '../support/vendors/openai-text.ts'
import { atGoogle, SIDE } from '../support/vendors/painters.ts'
import { changed, GOOD } from '../vendors/openai/at-openai.ts'

const openai = openaiTextServer({ story: GOOD })
/** Runs before each of Gemini's page pictures. */
let beforePicture: (nth: number) => Promise<unknown>
const google: GeminiServer = geminiServer({
  side: SIDE,
  before: async ({ request }) => {
    if (JSON.stringify(request.body).includes(A_PAGE)) await beforePicture(pagesAsked().length)
  },
})
const A_PAGE = 'square illustration'
afterAll(async () => {
  await Promise.all([openai.stop(), google.stop()])
})

let dataDir: string
let db: Db
let store: MediaStore
let studio: SmallEngines
let storyId: number
/** The places of the pictures begun, in order. */
let begun: string[]

beforeEach(() => {
  for (const list of [openai.requests, openai.faults, openai.notes, openai.noteEnds, google.requests])
    list.length = 0
  google.faults.length = 0
  beforePicture = async () => {}
  ;({ db, dataDir, store } = freshStorage())
  studio = smallEngines()
  begun = []
  const { userId, miaId } = aFamily(db)
  const wish = aWish([miaId, aCharacter(db, userId, 'Leo')], { length: 'test' })
  const story = requestStory(db, admitted(userId), wish, { seed: 7, now: new Date(0) })
  if (!story.ok) throw new Error(story.failure.reason)
  storyId = story.value.id
})

/** Makes the story with OpenAI's text and the studio's pictures. */
function make(signal = new AbortController().signal): Promise<void> {
  const { painter } = studio
  const writer = createOpenaiWriter(
    { model: 'gpt-5.4-mini', apiKey: 'openai-key', server: `${openai.url}/v1`, api: 'responses' },
    { callsOut: openCallsOut(callClock()), moderator: embeddedModerator },
  )
  const watched: typeof painter = {
    ...painter,
    paint(brief, making) {
      begun.push(brief.scene.place)
      return painter.paint(brief, making)
    },
  }
  const now = () => new Date(0)
  const context = { ...studio, db, media: store, now, pause: async () => {}, writer, painter: watched }
  return runGenerateStory(context, storyId, signal)
}

const status = () => db.select().from(stories).where(eq(stories.id, storyId)).get()?.generationStatus
const pagesAsked = () => google.orders().filter(({ text }) => text.includes(A_PAGE))
const picturesBought = () => db.select().from(spending).where(eq(spending.kind, 'picture')).all().length
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** The content of each page's picture. */
const shown = () =>
  Promise.all(
    db
      .select()
      .from(storyImages)
      .orderBy(asc(storyImages.paragraphIndex))
      .all()
      .map(async ({ files }) => {
        const [{ hash }] = JSON.parse(files) as [{ hash: string }]
        const words = await (await store.get(hash))?.text()
        return /picture of (.*) 7$/.exec(words ?? '')?.[1]
      }),
  )

const PLACES = ['the lamp room', 'the shelf', 'the kitchen']
const notesWith = (change: (notes: typeof GOOD.notes) => void) => changed(({ notes }) => change(notes)).notes
/** The notes with the first page at another place. */
const ELSEWHERE = notesWith(({ pictures: [first] }) => first && Object.assign(first, { place: 'the stairs' }))
/** The next response's notes end when the first picture has begun. */
const untilBegun = () => openai.noteEnds.push(until(() => begun.length > 0))

describe('the first picture', () => {
  beforeEach(() => {
    studio.painter = atGoogle(google).painter
  })

  test('is asked for before the notes have ended, and bought once', async () => {
    const asked = Promise.withResolvers<void>()
    beforePicture = async () => asked.resolve()
    openai.noteEnds.push(asked.promise)
    await make()
    expect(status()).toBe('complete')
    expect(begun).toEqual(PLACES)
    expect([pagesAsked().length, picturesBought()]).toEqual([3, 3])
    expect(db.select().from(boughtPieces).all()).toEqual([])
  })

  test('is kept when it was finished before the notes', async () => {
    openai.noteEnds.push(until(() => picturesBought() === 1))
    await make()
    expect([begun, pagesAsked().length, picturesBought()]).toEqual([PLACES, 3, 3])
  })

  test('is not bought again after a crash between its note and the others', async () => {
    const crashed = Promise.withResolvers<void>()
    openai.noteEnds.push(crashed.promise)
    const first = make()
    await until(() =>
      db
        .select()
        .from(boughtPieces)
        .all()
        .some(({ key }) => key.includes(' picture ')),
    )
    db.$client.close()
    crashed.resolve()
    await expect(first).rejects.toThrow()
    db = openDb(dataDir)
    await make()
    expect(status()).toBe('complete')
    expect([pagesAsked().length, picturesBought()]).toEqual([3, 3])
    db.$client.close()
  })

  test('that differs from the final notes is recorded as bought before the story is complete', async () => {
    const images = () => db.select().from(storyImages).all().length
    beforePicture = async (nth) => nth > 1 || until(() => images() === 3)
    openai.notes.push(
      notesWith(({ pictures }) => pictures.pop()),
      ELSEWHERE,
    )
    untilBegun()
    await make()
    expect(picturesBought()).toBe(4)
    expect(db.select().from(boughtPieces).all()).toEqual([])
  })

  test('is not painted by a note that a child may not see', async () => {
    openai.notes.push(
      notesWith(({ pictures: [first] }) => first && Object.assign(first, { props: ['pistol'] })),
    )
    openai.noteEnds.push(new Promise((resolve) => setImmediate(resolve)))
    await make()
    expect(pagesAsked()).toHaveLength(3)
    expect(pagesAsked().filter(({ text }) => text.includes('pistol'))).toEqual([])
  })

  test('ends with a story that is given up', async () => {
    google.faults.push(undefined, undefined, 'hangs')
    openai.noteEnds.push(new Promise(() => {}))
    const stop = new AbortController()
    const making = make(stop.signal)
    await until(() => google.hung() === 1)
    stop.abort(new Error('The server is stopping'))
    await expect(making).rejects.toMatchObject({ cause: { message: 'The server is stopping' } })
    expect(begun).toHaveLength(1)
  })
})

describe('a first picture that was begun early', () => {
  test('is shown where the notes say the same of it, whatever they say of the others', async () => {
    openai.notes.push(GOOD.notes)
    untilBegun()
    await make()
    expect([begun, await shown()]).toEqual([PLACES, PLACES])
  })

  test.each([
    ['had too few pages', notesWith(({ pictures }) => pictures.pop())],
    [
      'were unfit',
      notesWith(({ pictures }) => {
        if (pictures[2]) pictures[2].props = ['pistol']
      }),
    ],
  ])('is not shown when the notes %s and others came', async (_, unusable) => {
    openai.notes.push(unusable, ELSEWHERE)
    untilBegun()
    await make()
    expect(begun[0]).toBe('the lamp room')
    expect(await shown()).toEqual(['the stairs', 'the shelf', 'the kitchen'])
  })

  test('is not shown when the notes come to have another helper', async () => {
    const others = notesWith(({ helpers: [teapot] }) => teapot && Object.assign(teapot, { figure: 'cat' }))
    openai.notes.push(
      notesWith(({ pictures }) => pictures.pop()),
      others,
    )
    untilBegun()
    await make()
    expect(begun).toEqual(['the lamp room', ...PLACES])
  })

  test('is not shown where there are only plain notes', async () => {
    openai.notes.push(...Array.from({ length: 2 }, () => notesWith(({ pictures }) => pictures.pop())))
    untilBegun()
    await make()
    expect(begun[0]).toBe('the lamp room')
    expect(await shown()).toEqual(Array<string>(3).fill('enchanted forest'))
  })

  test('is painted as ever when that came to nothing', async () => {
    const { paint } = studio.painter
    studio.painter.paint = async (brief, making) => {
      if (begun.length === 1) throw new Unusable('The picture is blank')
      return paint(brief, making)
    }
    untilBegun()
    await make()
    expect(begun.toSorted()).toEqual(['the lamp room', ...PLACES].toSorted())
    expect(await shown()).toEqual(PLACES)
  })

  test('fails nothing when the portraits that it needs are unavailable', async () => {
    const likeness = Promise.withResolvers<Uint8Array>()
    studio.painter.likeness = () => likeness.promise
    openai.noteEnds.push(new Promise((resolve) => setImmediate(resolve)))
    const making = make()
    likeness.reject(new Unusable('No portrait'))
    await expect(making).rejects.toMatchObject({ stage: 'images' })
    expect(begun).toEqual([])
  })
})
