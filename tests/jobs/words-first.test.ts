import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { earlierStories } from '../../db/queries/earlier-stories.ts'
import { stories, storyBodies } from '../../db/schema/index.ts'
import { runGenerateStory } from '../../jobs/generate-story.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { storyBrief } from '../../src/domain/stories/story-brief.ts'
import { unfinishedStory } from '../../src/domain/stories/unfinished-story.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { type Writer, writeWhole } from '../../src/ports/writer.ts'
import { ProviderDown } from '../../src/shared/kit/provider-down.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

let db: Db
let store: MediaStore
let studio: SmallEngines
let family: { userId: number; miaId: number }

beforeEach(() => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  family = aFamily(db, { credits: 40 })
})

function wish(): number {
  const story = requestStory(db, admitted(family.userId), aWish([family.miaId], { length: 'test' }), {
    seed: 7,
    now: new Date(0),
  })
  if (!story.ok) throw new Error(story.failure.reason)
  return story.value.id
}

const make = (storyId: number, writer: Writer) =>
  runGenerateStory(
    { db, media: store, now: () => new Date(0), pause: async () => {}, ...studio, writer },
    storyId,
    new AbortController().signal,
  )

/** A writer that returns only text first, and then notes from `annotate`. */
function wordsFirst(annotate?: Writer['annotate']): Writer & { calls: string[] } {
  const calls: string[] = []
  return {
    engine: 'Slow words',
    calls,
    async tell(brief) {
      calls.push('tell')
      const { notes: _, ...told } = await studio.writer.tell(brief)
      return told
    },
    async annotate(brief, told, making, onFirst) {
      calls.push('annotate')
      if (annotate) return annotate(brief, told, making, onFirst)
      const { scenes, helpers } = await writeWhole(studio.writer, brief)
      const nth = calls.filter((call) => call === 'annotate').length
      return { scenes, helpers, memory: { trouble: `trouble ${nth}`, turn: 'a turn', lastImage: 'a lamp' } }
    },
  }
}

describe('a story whose words come first', () => {
  test('is spoken while its pictures are still thought of', async () => {
    const spoken = Promise.withResolvers<void>()
    const { narrate } = studio.narrator
    studio.narrator.narrate = (...asked) => {
      spoken.resolve()
      return narrate(...asked)
    }
    const writer = wordsFirst(async (brief) => {
      await spoken.promise
      return writeWhole(studio.writer, brief)
    })
    const id = wish()
    await make(id, writer)
    expect(db.select().from(stories).where(eq(stories.id, id)).get()?.generationStatus).toBe('complete')
  })

  test('keeps its words and its voice when the notes fail, and continues there', async () => {
    const id = wish()
    const down = wordsFirst(() => Promise.reject(new ProviderDown('nobody answers')))
    await expect(make(id, down)).rejects.toBeInstanceOf(ProviderDown)
    const half = unfinishedStory(db, id)
    expect([half?.content?.paragraphs.length, half?.scenes, half?.hasNarration]).toEqual([3, undefined, true])
    const writer = wordsFirst()
    await make(id, writer)
    expect(writer.calls).toEqual(['annotate'])
    expect(studio.made.filter((piece) => piece === 'narration')).toHaveLength(1)
    expect(unfinishedStory(db, id)?.status).toBe('complete')
  })

  test('begins its first picture once, however often its note is heard of', async () => {
    const writer = wordsFirst(async (brief, _told, _making, onFirst) => {
      const notes = await writeWhole(studio.writer, brief)
      for (const _ of [1, 2]) onFirst?.({ ...notes, scenes: notes.scenes.slice(0, 1) })
      return notes
    })
    await make(wish(), writer)
    expect(studio.made.filter((piece) => piece === 'picture 0')).toHaveLength(1)
  })

  test('fails with the name of the stage when its notes cannot be made', async () => {
    const failing = wordsFirst(() => Promise.reject(new Error('no notes today')))
    await expect(make(wish(), failing)).rejects.toMatchObject({ stage: 'notes' })
  })
})

describe('what a family was told before', () => {
  test('is told to the writer of the next story: the last ten, newest first, of this family alone', async () => {
    const neighbor = aFamily(db, { email: 'noor@example.com', credits: 3 })
    const writer = wordsFirst()
    for (let told = 1; told <= 12; told += 1) await make(wish(), writer)
    const id = wish()
    const story = unfinishedStory(db, id)
    if (!story) throw new Error('There is no story')
    const { earlier = [] } = storyBrief(db, story)
    expect(earlier.map(({ trouble }) => trouble)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((nth) => `trouble ${nth}`),
    )
    expect(earlier[0]).toEqual({
      title: 'Mia and the Lamp 7',
      trouble: 'trouble 12',
      turn: 'a turn',
      lastImage: 'a lamp',
    })
    expect(earlierStories(db, { userId: neighbor.userId, before: id, atMost: 10 })).toEqual([])
  })

  test('is gone with a deleted story, and does not hold what came later', async () => {
    const writer = wordsFirst()
    const [first, second, third] = [wish(), wish(), wish()]
    for (const id of [first, second, third]) await make(id, writer)
    await deleteStory(db, store, family.userId, first)
    const troubles = (before: number) =>
      earlierStories(db, { userId: family.userId, before, atMost: 10 }).map(({ trouble }) => trouble)
    expect([troubles(second), troubles(third)]).toEqual([[], ['trouble 2']])
    expect(db.select().from(storyBodies).all()).toHaveLength(2)
  })
})
