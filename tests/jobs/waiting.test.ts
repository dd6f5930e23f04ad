import { beforeEach, expect, test } from 'bun:test'
import type { Db } from '../../db/client.ts'
import { jobs, stories, storyImages } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import { ProviderDown } from '../../src/shared/kit/provider-down.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

let db: Db
let store: MediaStore
let studio: SmallEngines
let time: number

beforeEach(() => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  time = Date.parse('2026-11-21T19:30:00Z')
  const { userId, miaId } = aFamily(db)
  requestStory(db, admitted(userId), aWish([miaId]), { seed: 7, now: new Date(time) })
})

async function makeWhatCanBe() {
  const queue = startQueue(
    {
      db,
      media: store,
      now: () => new Date(time),
      pause: async () => {},
      ...studio,
    },
    createLogger(() => {}),
  )
  queue.wake()
  await queue.idle()
  await queue.stop()
}

const failWith = (error: Error) => {
  studio.narrator = { ...studio.narrator, narrate: () => Promise.reject(error) }
}

test('a story whose vendor is down keeps its finished parts, waits, and continues later', async () => {
  const { narrator } = studio
  failWith(new ProviderDown('elevenlabs rests'))
  await makeWhatCanBe()
  expect(db.select().from(stories).get()).toMatchObject({
    retryable: false,
    generationStatus: 'audio_generating',
  })
  expect(db.select().from(storyImages).all()).toHaveLength(3)
  expect(db.select().from(jobs).get()).toMatchObject({
    state: 'queued',
    waits: 1,
    waitUntil: '2026-11-21T19:30:30.000Z',
  })

  studio.narrator = narrator
  studio.made.length = 0
  time += 29_000
  await makeWhatCanBe()
  expect(studio.made).toEqual([])
  time += 2000
  await makeWhatCanBe()
  expect(studio.made).toEqual(['narration'])
  expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
})

test('it waits longer each time, and after half a day the parent can retry', async () => {
  failWith(new ProviderDown('elevenlabs rests'))
  const pauses: number[] = []
  while (db.select().from(jobs).get()?.state === 'queued') {
    await makeWhatCanBe()
    const waitUntil = db.select().from(jobs).get()?.waitUntil
    if (!waitUntil) break
    pauses.push((Date.parse(waitUntil) - time) / 1000)
    time = Date.parse(waitUntil)
  }
  expect(pauses.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 900, 900])
  expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(10 * 3600)
  expect(db.select().from(stories).get()).toMatchObject({ retryable: true, failure: 'a vendor was down' })
})

test('a piece that cannot be used is not asked for again, and the story can be retried at once', async () => {
  let asked = 0
  studio.narrator = {
    ...studio.narrator,
    narrate: async () => {
      asked += 1
      throw new Unusable('refused')
    },
  }
  await makeWhatCanBe()
  expect(asked).toBe(1)
  expect(db.select().from(stories).get()).toMatchObject({ retryable: true, failure: 'narration' })
})

test('a failure for good goes before a vendor that is down', async () => {
  failWith(new ProviderDown('elevenlabs rests'))
  studio.broken.add('picture 1')
  await makeWhatCanBe()
  expect(db.select().from(stories).get()).toMatchObject({ retryable: true, failure: 'images' })
})
