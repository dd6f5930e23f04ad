import { afterAll, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { characters, media, spending, stories } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { voiceSample } from '../../src/domain/voices/voice-sample.ts'
import { createLogger } from '../../src/logger.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'
import { elevenlabsAmbience } from '../../src/vendors/elevenlabs/ambience.ts'
import { elevenlabsNarrator } from '../../src/vendors/elevenlabs/voice.ts'
import { callClock } from '../support/call-clock.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { smallEngines } from '../support/small-engines.ts'
import { elevenlabsServer } from '../support/vendors/elevenlabs.ts'
import { geminiServer } from '../support/vendors/gemini.ts'
import { atGoogle, SIDE } from '../support/vendors/painters.ts'
import { aPicture } from '../support/vendors/pictures.ts'

const google = geminiServer({ side: SIDE })
const eleven = elevenlabsServer({ soundSeconds: 3, secondsPerCharacter: 0.02 })
afterAll(async () => {
  await Promise.all([google.stop(), eleven.stop()])
})

let db: Db
let store: MediaStore
let family: { userId: number; miaId: number }

beforeEach(() => {
  for (const server of [google, eleven]) server.requests.length = 0
  ;({ db, store } = freshStorage())
  family = aFamily(db, { credits: 9 })
})

const NOW = new Date('2026-11-21T19:30:00Z')
const MP3 = { contentType: 'audio/mpeg' as const, bytes: new Uint8Array([1]) }
const access = () => ({
  apiKey: 'elevenlabs-key',
  baseUrl: eleven.url,
  line: openCallsOut(callClock([90_000, 120_000])).lineTo('elevenlabs', { concurrency: 3 }),
})

/** Two stories of the same new character, begun at the same time. */
async function twoStories() {
  for (const seed of [7, 8]) {
    const story = requestStory(db, admitted(family.userId), aWish([family.miaId]), { seed, now: NOW })
    if (!story.ok) throw new Error(story.failure.reason)
  }
  const ambience = elevenlabsAmbience({
    ...access(),
    loop: async () => ({ ...MP3, loop: { start: 0, end: 3 } }),
  })
  const studio = { ...smallEngines(), painter: atGoogle(google).painter, ambience }
  const queue = startQueue(
    { db, media: store, now: () => NOW, pause: async () => {}, ...studio },
    createLogger(() => {}),
  )
  queue.wake()
  await queue.idle()
  const all = db.select({ status: stories.generationStatus }).from(stories).all()
  expect(all).toEqual([{ status: 'complete' }, { status: 'complete' }])
}

const portraits = () => google.orders().filter(({ text }) => text.includes('square portrait')).length
const sounds = () => eleven.requests.filter(({ path }) => path === '/v1/sound-generation').length
const entered = (kind: string) =>
  db
    .select()
    .from(spending)
    .all()
    .filter((row) => row.kind === kind).length

test('two stories of a new character in the same moment buy its portrait once, and the sound of their place once', async () => {
  await twoStories()
  expect([portraits(), sounds()]).toEqual([1, 1])
  expect([entered('portrait'), entered('sound'), entered('picture')]).toEqual([1, 1, 6])
})

test('a story that is slow to read the photo does not buy the portrait that another one has just kept', async () => {
  const photo = await store.put(await aPicture({ side: 64, hue: 105 }))
  const row = {
    userId: family.userId,
    hash: photo,
    kind: 'photo',
    contentType: 'image/png',
    size: 1,
  } as const
  const photoId = db.insert(media).values(row).returning().get().id
  const shared = { photoConsent: 'shared', photoSharedWith: atGoogle(google).painter.engine } as const
  db.update(characters)
    .set({ photoId, ...shared })
    .where(eq(characters.id, family.miaId))
    .run()
  const isKept = () => db.select().from(characters).get()?.portraitId != null
  const { get } = store
  let reads = 0
  store.get = async (hash) => {
    if (hash === photo) reads += 1
    if (hash === photo && reads > 1) while (!isKept()) await new Promise((resolve) => setImmediate(resolve))
    return get(hash)
  }
  await twoStories()
  expect(portraits()).toBe(1)
})

test('a voice is heard by two families at once and bought once', async () => {
  const narrator = elevenlabsNarrator({
    ...access(),
    model: 'eleven_multilingual_v2',
    voices: [{ id: 'george', name: 'George', description: 'warm' }],
    mix: async () => ({ ...MP3, durationSeconds: 3, words: [] }),
  })
  const hear = () => voiceSample({ db, media: store, narrator }, admitted(1), narrator.voices[0], () => {})
  expect(await Promise.all([hear(), hear()])).toEqual([MP3.bytes, MP3.bytes])
  await hear()
  expect(eleven.requests).toHaveLength(1)
})
