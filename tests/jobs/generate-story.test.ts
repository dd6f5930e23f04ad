import { beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { storyOf, storyVersion } from '../../db/queries/story.ts'
import { jobs, media, stories, storyImages } from '../../db/schema/index.ts'
import { type Queue, startQueue } from '../../jobs/queue.ts'
import { recoverJobs } from '../../jobs/recover.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { retryStory } from '../../src/domain/stories/retry-story.ts'
import { failStory } from '../../src/domain/stories/save-pieces.ts'
import { createLogger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish, creditsOf } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let db: Db
let store: MediaStore
let studio: SmallEngines
let family: { userId: number; miaId: number }
let logLines: string[]
/** The light copies that were wished for. */
let wishes: { hash: string; width: number }[]

beforeEach(() => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  family = aFamily(db)
  logLines = []
  wishes = []
})

const newQueue = (): Queue =>
  startQueue(
    {
      db,
      media: store,
      now: () => new Date('2026-11-21T20:00:00Z'),
      pause: async () => {},
      lightCopies: { wish: (hash, width) => wishes.push({ hash, width }) },
      ...studio,
    },
    createLogger((line) => logLines.push(line)),
  )

async function makeEverything(queue = newQueue()) {
  queue.wake()
  await queue.idle()
}

function wish(length = 'test'): number {
  const story = requestStory(db, admitted(family.userId), aWish([family.miaId], { length }), {
    seed: 7,
    now: NOW,
  })
  if (!story.ok) throw new Error(story.failure.reason)
  return story.value.id
}

const story = () => db.select().from(stories).get()

describe('making a story', () => {
  test('wishes for light copies of its cover, for the lists that show it', async () => {
    wish()
    await makeEverything()
    const hash = story()?.coverHash ?? ''
    expect(wishes).toEqual([448, 672].map((width) => ({ hash, width })))
  })

  test('goes through every status in order and ends complete with all its pieces', async () => {
    db.run(sql`CREATE TABLE seen (status text)`)
    db.run(sql`CREATE TRIGGER see AFTER UPDATE OF generation_status ON stories WHEN NEW.generation_status <> OLD.generation_status
      BEGIN INSERT INTO seen VALUES (NEW.generation_status); END`)
    const id = wish()
    await makeEverything()
    expect(db.all<{ status: string }>(sql`SELECT status FROM seen`).map((row) => row.status)).toEqual([
      'images_generating',
      'images_complete',
      'audio_generating',
      'complete',
    ])
    const answer = storyOf(db, family.userId, id)
    expect(answer).toMatchObject({
      title: 'Mia and the Lamp 7',
      generationStatus: 'complete',
      retryable: false,
    })
    expect(JSON.parse(answer?.content ?? '').paragraphs).toHaveLength(3)
    const images = JSON.parse(answer?.images ?? '')
    expect(images.map((image: { paragraphIndex: number }) => image.paragraphIndex)).toEqual([0, 1, 2])
    expect(images[0].sources.map((source: { cut: string }) => source.cut)).toEqual(['wide', 'tall'])
    expect(JSON.parse(answer?.audio ?? '').alignment.words).toHaveLength(18)
    expect(JSON.parse(answer?.ambientAudio ?? '')).toMatchObject({
      environment: 'Enchanted Forest',
      loop: { start: 0, end: 30 },
    })
    expect(db.select().from(jobs).get()?.state).toBe('done')
  })

  test('paints the first picture before anything else and the others after the sounds have begun', async () => {
    wish()
    await makeEverything()
    expect(studio.made).toEqual(['text', 'picture 0', 'narration', 'ambience', 'picture 1', 'picture 2'])
  })

  test('keeps what is finished when one piece cannot be made, and a retry makes only what is missing', async () => {
    const id = wish()
    studio.broken.add('picture 1')
    await makeEverything()
    expect(story()).toMatchObject({
      retryable: true,
      failure: 'images',
      generationStatus: 'images_generating',
    })
    expect(studio.made.filter((piece) => piece === 'picture 1')).toHaveLength(3)

    studio.broken.clear()
    studio.made.length = 0
    expect(retryStory(db, admitted(family.userId), id)).toEqual({ ok: true, value: undefined })
    await makeEverything()
    expect(studio.made).toEqual(['picture 1'])
    expect(story()).toMatchObject({ retryable: false, failure: null, generationStatus: 'complete' })
    expect(creditsOf(db, family.userId)).toBe(2)
  })

  test('a story without its voice waits for the retry with all its pictures painted', async () => {
    wish()
    studio.broken.add('narration')
    await makeEverything()
    expect(story()).toMatchObject({
      retryable: true,
      failure: 'narration',
      generationStatus: 'audio_generating',
    })
    expect(db.select().from(storyImages).all()).toHaveLength(3)
  })

  test('nothing can be retried that has not failed, nor by somebody else', async () => {
    const id = wish()
    expect(retryStory(db, admitted(family.userId), id)).toEqual({ ok: false, failure: 'not-failed' })
    expect(retryStory(db, admitted(family.userId + 1), id)).toEqual({ ok: false, failure: 'not-found' })
  })

  test('goes on after a crash without making anything twice', async () => {
    wish()
    studio.broken.add('picture 2')
    await makeEverything()
    db.update(stories).set({ retryable: false, failure: null }).run()
    db.update(jobs).set({ state: 'running' }).run()
    studio.broken.clear()
    studio.made.length = 0

    expect(recoverJobs(db)).toBe(1)
    await makeEverything()
    expect(studio.made).toEqual(['picture 2'])
    expect(story()).toMatchObject({ generationStatus: 'complete' })
  })

  test('a crash after the last piece does not begin the story again', async () => {
    wish()
    await makeEverything()
    db.update(jobs).set({ state: 'running' }).run()
    studio.made.length = 0
    recoverJobs(db)
    await makeEverything()
    expect(studio.made).toEqual([])
    expect(story()).toMatchObject({ generationStatus: 'complete' })
    expect(db.select().from(jobs).get()?.state).toBe('done')
  })

  test('a story that ends the process again and again is given up and can be retried', async () => {
    wish()
    db.update(jobs).set({ starts: 25 }).run()
    await makeEverything()
    expect(story()).toMatchObject({ retryable: true, failure: 'stopped too often' })
    expect(studio.made).toEqual([])
  })

  test('a stop abandons the work and the next start finishes it', async () => {
    const queue = newQueue()
    wish('medium')
    const painting = Promise.withResolvers<void>()
    const { paint } = studio.painter
    studio.painter.paint = async (brief, call) => {
      if (brief.scene.place !== 'place 1') return paint(brief, call)
      painting.resolve()
      const signal = call?.signal
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }
    queue.wake()
    await painting.promise
    await queue.stop()
    expect(story()).toMatchObject({ retryable: false })
    expect(db.select().from(jobs).get()).toMatchObject({ state: 'queued', starts: 0 })

    studio.painter.paint = paint
    await makeEverything()
    expect(story()).toMatchObject({ generationStatus: 'complete' })
  })

  test('a story deleted while it is made ends quietly and leaves no file behind', async () => {
    const id = wish()
    const { narrate } = studio.narrator
    studio.narrator.narrate = async (brief) => {
      await deleteStory(db, store, family.userId, id)
      return narrate(brief)
    }
    await makeEverything()
    expect(logLines.filter((line) => line.includes('story.failed'))).toEqual([])
    expect(db.select().from(media).all()).toEqual([])
    expect(await Array.fromAsync(store.list())).toEqual([])
  })

  test('deleting one of two stories keeps the files that the other shows', async () => {
    const first = wish()
    const second = wish()
    await makeEverything()
    await deleteStory(db, store, family.userId, first)
    const kept = storyOf(db, family.userId, second)
    const hash = /\/media\/([0-9a-f]+)/.exec(kept?.ambientAudio ?? '')?.[1] ?? ''
    expect(await store.get(hash)).toBeDefined()
    await deleteStory(db, store, family.userId, second)
    expect(await Array.fromAsync(store.list())).toEqual([])
  })

  test('a finished story cannot be failed any more', async () => {
    const id = wish()
    await makeEverything()
    failStory(db, id, 'unexpected')
    expect(story()).toMatchObject({ generationStatus: 'complete', retryable: false, failure: null })
  })

  test('a queue that cannot read the database continues when it can', async () => {
    wish()
    const queue = newQueue()
    db.run(sql`ALTER TABLE jobs RENAME TO jobs_away`)
    expect(() => queue.wake()).not.toThrow()
    db.run(sql`ALTER TABLE jobs_away RENAME TO jobs`)
    await makeEverything(queue)
    expect(story()).toMatchObject({ generationStatus: 'complete' })
  })

  test('the version grows with every finished piece', async () => {
    const id = wish()
    const before = storyVersion(db, family.userId, id) ?? 0
    await makeEverything()
    expect((storyVersion(db, family.userId, id) ?? 0) - before).toBeGreaterThanOrEqual(6)
  })
})
