import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { seriesOfStory } from '../../db/queries/series.ts'
import { findStories, storyPageOf } from '../../db/queries/story-list.ts'
import { series, stories, storyBodies } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { PictureBrief } from '../../src/ports/painter.ts'
import type { StoryBrief, StoryNotes } from '../../src/ports/writer.ts'
import type { Helper } from '../../src/shared/stories/scene.ts'
import { NO_FILTERS } from '../../src/shared/stories/story-filters.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish, creditsOf } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

const NOW = new Date('2026-11-22T19:30:00Z')
const AMOS: Helper = { id: 'helper-1', name: 'Amos', figure: 'hedgehog', kind: 'elderly badger' }
const MEMORY = { trouble: 'No prints go away.', turn: 'Walk backward.', lastImage: 'a waving hand' }

let db: Db
let store: MediaStore
let studio: SmallEngines
let userId: number
let miaId: number
let briefs: StoryBrief[]
let pictures: PictureBrief[]
/** The helpers of the next story. */
let helpers: Helper[]

beforeEach(() => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  briefs = []
  pictures = []
  helpers = [AMOS]
  const { tell } = studio.writer
  studio.writer.tell = async (brief, making) => {
    briefs.push(brief)
    const told = await tell(brief, making)
    const notes = told.notes as StoryNotes
    const scenes = notes.scenes.map((scene, at) => ({
      ...scene,
      present:
        at === 1
          ? [...scene.present, { who: 'helper-1', action: 'waving', feeling: 'happy' } as const]
          : scene.present,
    }))
    return { ...told, notes: { ...notes, scenes, helpers, memory: MEMORY } }
  }
  const { paint } = studio.painter
  studio.painter = {
    ...studio.painter,
    likeness: async () => new Uint8Array([1]),
    paint: (brief, making) => {
      pictures.push(brief)
      return paint(brief, making)
    },
  }
  const family = aFamily(db, { credits: 9 })
  userId = family.userId
  miaId = family.miaId
})

const ask = (after?: number, seed = 7) =>
  requestStory(db, admitted(userId), aWish([miaId], after === undefined ? {} : { after }), { seed, now: NOW })

async function make(after?: number, seed?: number): Promise<number> {
  const story = ask(after, seed)
  if (!story.ok) throw new Error(story.failure.reason)
  const queue = startQueue(
    { db, media: store, now: () => NOW, pause: async () => {}, ...studio },
    createLogger(() => {}),
  )
  queue.wake()
  await queue.idle()
  return story.value.id
}

const helpersIn = (storyId: number): Helper[] =>
  JSON.parse(db.select().from(storyBodies).where(eq(storyBodies.storyId, storyId)).get()?.scenes ?? '{}')
    .helpers

describe('the next story of Mia’s world', () => {
  test('is told what happened, who was in it and where', async () => {
    const first = await make()
    expect(briefs[0]?.before).toBeUndefined()
    await make(first)
    expect(briefs[1]?.before).toEqual({
      stories: [{ title: 'Mia and the Lamp 7', ...MEMORY }],
      helpers: [{ ...AMOS, look: 8, seenIn: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      places: ['place 0', 'place 1', 'place 2'],
    })
  })

  test('keeps the look of a returning helper, by name, and shows the painter an earlier picture', async () => {
    const first = await make()
    helpers = [{ id: 'helper-1', name: 'old Amos', figure: 'bear', kind: 'brown bear' }]
    const second = await make(first, 99)
    expect(helpersIn(second)).toEqual([
      { ...AMOS, name: 'old Amos', look: 8, seenIn: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    const shown = pictures.slice(3).map(({ page }) => [...(page?.helpers?.keys() ?? [])])
    expect(shown).toEqual([[], ['helper-1'], []])
    helpers = [{ ...AMOS, figure: 'fox' }]
    const third = await make(second, 100)
    expect(helpersIn(third)).toMatchObject([{ figure: 'hedgehog', look: 8 }])
    expect(briefs[2]?.before?.stories).toHaveLength(2)
  })

  test('keeps that look also in a first picture that is begun while the notes still come', async () => {
    const first = await make()
    const { tell } = studio.writer
    studio.writer.tell = async (brief, making) => {
      const { notes, ...words } = await tell(brief, making)
      studio.writer.annotate = async (_brief, _told, _making, onFirst) => {
        if (!notes) throw new Error('There are no notes')
        onFirst?.({ helpers: notes.helpers, scenes: notes.scenes.slice(0, 1) })
        return notes
      }
      return words
    }
    helpers = [{ ...AMOS, figure: 'bear' }]
    pictures.length = 0
    await make(first, 99)
    expect(pictures.filter(({ isFirst }) => isFirst).map((brief) => brief.helpers)).toEqual([
      [{ ...AMOS, look: 8, seenIn: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    ])
  })

  test('somebody new looks as the writer says', async () => {
    const first = await make()
    helpers = [{ id: 'helper-1', name: 'Ned', figure: 'fox' }]
    expect(helpersIn(await make(first))).toEqual(helpers)
  })

  test('comes after the others in a series that the shelf numbers and the search finds, with its characters', async () => {
    const first = await make()
    const second = await make(first, 8)
    const third = await make(first, 9)
    expect(seriesOfStory(db, userId, first)).toMatchObject({
      title: 'Mia and the Lamp 7',
      stories: [
        { id: first, number: 1 },
        { id: second, number: 2 },
        { id: third, number: 3 },
      ],
    })
    const found = (search: string) =>
      storyPageOf(findStories(db, userId, { ...NO_FILTERS, search }), { page: 1, limit: 20 })
        .data.map(({ id }) => id)
        .sort((a, b) => a - b)
    expect(found('Lamp 7')).toEqual([first, second, third])
    expect(found('amos')).toEqual([first, second, third])
    helpers = []
    const alone = await make(undefined, 10)
    expect(found('amos')).not.toContain(alone)
    const places = storyPageOf(findStories(db, userId, NO_FILTERS), { page: 1, limit: 20 }).data.map(
      (story) => story.series?.number,
    )
    expect(places).toEqual([undefined, 3, 2, 1])
  })

  test('costs what every story costs', async () => {
    const first = await make()
    const credits = creditsOf(db, userId)
    await make(first)
    expect(creditsOf(db, userId)).toBe(credits - 1)
  })
})

describe('a sequel', () => {
  test('of a story that was deleted, is still being made or is another family’s is not begun, and costs nothing', async () => {
    const unfinished = ask()
    if (!unfinished.ok) throw new Error('not asked')
    const credits = creditsOf(db, userId)
    expect(ask(unfinished.value.id)).toEqual({ ok: false, failure: { reason: 'before-not-complete' } })
    expect(ask(999)).toEqual({ ok: false, failure: { reason: 'before-not-found' } })
    const leo = aFamily(db, { email: 'leo@example.com' })
    const theirs = requestStory(db, admitted(leo.userId), aWish([leo.miaId]), { seed: 1, now: NOW })
    if (!theirs.ok) throw new Error('not asked')
    db.update(stories).set({ generationStatus: 'complete' }).run()
    expect(ask(theirs.value.id)).toEqual({ ok: false, failure: { reason: 'before-not-found' } })
    expect(creditsOf(db, userId)).toBe(credits)
    expect(db.select().from(series).all()).toEqual([])
  })

  test('is made although the story before it is deleted meanwhile, and the series ends with its last story', async () => {
    const first = await make()
    const second = ask(first)
    if (!second.ok) throw new Error('not asked')
    await deleteStory(db, store, userId, first)
    const third = await make(undefined, 11)
    expect(briefs.find(({ before }) => before)?.before?.helpers).toHaveLength(1)
    expect(seriesOfStory(db, userId, second.value.id)?.stories).toMatchObject([{ number: 2 }])
    await deleteStory(db, store, userId, second.value.id)
    expect(db.select().from(series).all()).toEqual([])
    expect(seriesOfStory(db, userId, third)).toBeUndefined()
  })
})
