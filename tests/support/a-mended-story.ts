import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { storyOf } from '../../db/queries/story.ts'
import { media, storyMedia } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { drawWish } from '../../src/domain/mending/draw-wish.ts'
import { mendWords } from '../../src/domain/mending/mend-words.ts'
import { storyPages } from '../../src/domain/mending/story-pages.ts'
import { takeBackPicture, takeBackWords } from '../../src/domain/mending/take-back.ts'
import { forgetRecording } from '../../src/domain/recordings/forget-recordings.ts'
import { keepRecording } from '../../src/domain/recordings/keep-recording.ts'
import { recordedStory } from '../../src/domain/recordings/recorded-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import { mediaHashOf } from '../../src/shared/media/media-url.ts'
import { wordsMark } from '../../src/shared/recordings/words-mark.ts'
import type { StoryAudio, StoryContent, StoryImage } from '../../src/shared/stories/story-answer.ts'
import { freshStorage } from './database.ts'
import { admitted, aFamily, aWish } from './families.ts'
import { type SmallEngines, smallEngines } from './small-engines.ts'

interface Read {
  voice?: string
  seen?: string
  linkId?: number
}

const NOW = new Date('2026-11-22T19:30:00Z')

/** A finished story of Mia's family, with everything that mending does to it. */
export async function aMendedStory({ credits = 3, own = true } = {}) {
  const { db, store } = freshStorage()
  const studio: SmallEngines = smallEngines()
  if (own) {
    studio.narrator = { ...studio.narrator, engine: 'Storylamp' }
    studio.painter = { ...studio.painter, engine: 'Storylamp' }
  }
  const { paint } = studio.painter
  studio.painter = {
    ...studio.painter,
    paint: ({ take = 0, ...brief }, making) => paint({ ...brief, seed: brief.seed + take }, making),
  }
  const { userId, miaId } = aFamily(db, { credits })
  const asked = requestStory(db, admitted(userId), aWish([miaId]), { seed: 7, now: NOW })
  if (!asked.ok) throw new Error(asked.failure.reason)
  const storyId = asked.value.id
  const log: string[] = []
  /** The same after some seconds. */
  const makeEverything = async (later = 0) => {
    const now = () => new Date(NOW.getTime() + later * 1000)
    const queue = startQueue(
      { db, media: store, now, pause: async () => {}, ...studio },
      createLogger((line) => log.push(line)),
    )
    queue.wake()
    await queue.idle()
    // For what a job left to the next one.
    queue.wake()
    await queue.idle()
    await queue.stop()
  }
  await makeEverything()
  studio.made.length = 0

  const pages = () => {
    const found = storyPages(db, userId, storyId, studio)
    if (!found.ok) throw new Error(found.failure.reason)
    return found.value.pages
  }
  const answer = () => {
    const story = storyOf(db, userId, storyId)
    return {
      words: (JSON.parse(story?.content ?? '') as StoryContent).paragraphs,
      audio: JSON.parse(story?.audio ?? '') as StoryAudio,
      images: JSON.parse(story?.images ?? '') as StoryImage[],
    }
  }
  return {
    db,
    store,
    studio,
    userId,
    storyId,
    now: NOW,
    /** The log lines of the making. */
    log,
    makeEverything,
    /** As the mending page gets it. */
    pages,
    /** As the player gets it. */
    answer,
    mend: (
      paragraphIndex: number,
      words: string,
      { seen = pages()[paragraphIndex]?.words ?? '', price = 9 } = {},
    ) => mendWords(db, admitted(userId), { storyId, paragraphIndex, words, seen, price }, studio.narrator),
    takeBackWords: (paragraphIndex: number) =>
      takeBackWords(db, admitted(userId), { storyId, paragraphIndex }),
    wish: (paragraphIndex: number, wish: string, { price = 9 } = {}) =>
      drawWish(db, admitted(userId), { storyId, paragraphIndex, wish, price }, studio.painter),
    takeBackPicture: (paragraphIndex: number) =>
      takeBackPicture(db, store, userId, { storyId, paragraphIndex }),
    /** Reads a page aloud; `said` is all that can be heard. */
    record: (
      paragraphIndex: number,
      said: string,
      { voice = 'Grandma', seen = pages()[paragraphIndex]?.words ?? '', ...link }: Read = {},
    ) => {
      const bytes = new TextEncoder().encode(said)
      const recording = { storyId, paragraphIndex, voice, bytes, seconds: 4, seen: wordsMark(seen), ...link }
      return keepRecording(
        { db, media: store, takeRecording: studio.takeRecording, now: () => NOW },
        admitted(userId),
        recording,
      )
    },
    forgetRecording: (voice: string, paragraphIndex?: number) =>
      forgetRecording(db, store, admitted(userId), { storyId, voice, paragraphIndex }),
    /** Who has read which pages. */
    recorded: () => {
      const found = recordedStory(db, userId, storyId)
      if (!found.ok) throw new Error(found.failure.reason)
      return found.value.voices
    },
    /** The story as told by a voice. */
    toldBy: (voice: string) => {
      const told = storyOf(db, userId, storyId)?.voices?.find(({ name }) => name === voice)
      return told && (JSON.parse(told.audio) as StoryAudio)
    },
    /** The content of a media file, as text. */
    heard: async (url = '') => (await store.get(mediaHashOf(url) ?? ''))?.text(),
    /** The files that the story uses, by kind. */
    filesOf: (kind: 'narration' | 'picture') => filesOf(db, storyId, kind),
  }
}

export type MendedStory = Awaited<ReturnType<typeof aMendedStory>>

const filesOf = (db: Db, storyId: number, kind: string) =>
  db
    .select({ hash: media.hash, kind: media.kind })
    .from(storyMedia)
    .innerJoin(media, eq(media.id, storyMedia.mediaId))
    .where(eq(storyMedia.storyId, storyId))
    .all()
    .filter((file) => file.kind === kind)
    .map(({ hash }) => hash)
    .sort()
