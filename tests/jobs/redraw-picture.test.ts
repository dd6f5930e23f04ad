import { beforeEach, describe, expect, test } from 'bun:test'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { storyOf } from '../../db/queries/story.ts'
import { boughtPieces, jobs, media, stories } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { recoverJobs } from '../../jobs/recover.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { redrawPicture } from '../../src/domain/stories/redraw-picture.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import type { StoryImage } from '../../src/shared/stories/story-answer.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish, creditsOf } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let db: Db
let store: MediaStore
let studio: SmallEngines
let userId: number
let storyId: number

beforeEach(async () => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  const { paint } = studio.painter
  studio.painter = {
    ...studio.painter,
    paint: ({ take = 0, ...brief }, making) => paint({ ...brief, seed: brief.seed + take }, making),
  }
  const family = aFamily(db)
  userId = family.userId
  const story = requestStory(db, admitted(userId), aWish([family.miaId]), { seed: 7, now: NOW })
  if (!story.ok) throw new Error(story.failure.reason)
  storyId = story.value.id
  await makeEverything()
})

async function makeEverything(onLine: (line: string) => void = () => {}) {
  const queue = startQueue(
    { db, media: store, now: () => NOW, pause: async () => {}, ...studio },
    createLogger(onLine),
  )
  queue.wake()
  await queue.idle()
}

const ask = (paragraphIndex: number, asker = userId) =>
  redrawPicture(db, admitted(asker), { storyId, paragraphIndex })
const images = () => JSON.parse(storyOf(db, userId, storyId)?.images ?? '[]') as StoryImage[]
const files = async () => (await Array.fromAsync(store.list())).map(({ hash }) => hash).sort()

describe('a picture that is drawn again', () => {
  test('takes the place of the old one, whose files go, free of charge', async () => {
    const before = images()
    const credits = creditsOf(db, userId)
    expect(ask(1)).toEqual({ ok: true, value: undefined })
    expect(images()[1]).toEqual({ ...before[1], redraw: 'drawing' } as StoryImage)
    await makeEverything()
    const after = images()
    expect(after[1]?.redraw).toBe('drawn')
    expect(after[1]?.imageUrl).not.toBe(before[1]?.imageUrl)
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(creditsOf(db, userId)).toBe(credits)
    expect(await files()).toEqual(
      db
        .select({ hash: media.hash })
        .from(media)
        .all()
        .map(({ hash }) => hash)
        .sort(),
    )
    expect(await store.get(hashIn(before[1]?.imageUrl))).toBeUndefined()
    expect(db.select().from(stories).get()).toMatchObject({ generationStatus: 'complete', retryable: false })
  })

  test('of the first page is the new cover', async () => {
    const before = db.select().from(stories).get()?.coverHash
    ask(0)
    await makeEverything()
    const after = db.select().from(stories).get()?.coverHash ?? ''
    expect(after).not.toBe(before)
    expect(images()[0]?.sources.map(({ url }) => hashIn(url))).toContain(after)
  })

  test('is available once for each picture', async () => {
    ask(1)
    expect(ask(1)).toEqual({ ok: false, failure: 'drawing' })
    await makeEverything()
    expect(ask(1)).toEqual({ ok: false, failure: 'redrawn' })
    expect(ask(2).ok).toBe(true)
  })

  test('is only for the family itself, a finished story and a picture that is there', () => {
    expect(ask(1, userId + 1)).toEqual({ ok: false, failure: 'not-found' })
    expect(ask(17)).toEqual({ ok: false, failure: 'not-found' })
    db.update(stories).set({ generationStatus: 'audio_generating' }).run()
    expect(ask(1)).toEqual({ ok: false, failure: 'not-complete' })
  })

  test('survives a restart', async () => {
    ask(1)
    db.update(jobs).set({ state: 'running' }).where(eq(jobs.kind, 'redraw_picture')).run()
    recoverJobs(db)
    await makeEverything()
    expect(images()[1]?.redraw).toBe('drawn')
  })

  test('does not take away what was bought for another one that is being drawn', async () => {
    const { paint } = studio.painter
    const mayGoOn = Promise.withResolvers<void>()
    const sold: string[] = []
    studio.painter = {
      ...studio.painter,
      paint: async (brief, making) => {
        const { place } = brief.scene
        const buy = async () => {
          sold.push(place)
          return { bytes: new TextEncoder().encode(place) }
        }
        await making?.purchases?.once(place, buy)
        if (place === 'place 2') await mayGoOn.promise
        await making?.purchases?.once(place, buy)
        return paint(brief, making)
      },
    }
    ask(1)
    ask(2)
    await makeEverything((line) => line.includes('"story.complete"') && mayGoOn.resolve())
    expect(images()[2]?.redraw).toBe('drawn')
    expect(sold.sort()).toEqual(['place 1', 'place 2'])
    expect(db.select().from(boughtPieces).all()).toEqual([])
  })

  test('that cannot be made leaves the old one and the story as they are, and may be asked for again', async () => {
    const before = images()
    const { painter } = studio
    studio.painter = {
      ...painter,
      paint: async (_brief, making) => {
        await making?.purchases?.once('a look', async () => ({ bytes: new Uint8Array([1]) }))
        throw new Unusable('refused')
      },
    }
    ask(1)
    await makeEverything()
    expect(images()).toEqual(before)
    expect(db.select().from(boughtPieces).all()).toEqual([])
    expect(db.select().from(stories).get()).toMatchObject({ generationStatus: 'complete', retryable: false })
    studio.painter = painter
    expect(ask(1).ok).toBe(true)
    await makeEverything()
    expect(images()[1]?.redraw).toBe('drawn')
  })

  test('of a story that is deleted meanwhile leaves nothing', async () => {
    const { paint } = studio.painter
    studio.painter = {
      ...studio.painter,
      paint: async (brief, making) => {
        await deleteStory(db, store, userId, storyId)
        return paint(brief, making)
      },
    }
    ask(1)
    await makeEverything()
    expect(await files()).toEqual([])
    expect(
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.storyId, storyId)))
        .all(),
    ).toEqual([])
  })
})

const hashIn = (url = '') => /[0-9a-f]{64}/.exec(url)?.[0] ?? ''
