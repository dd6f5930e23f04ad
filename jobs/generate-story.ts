import type { Db } from '../db/client.ts'
import { holdingMedia } from '../src/domain/media/holding-media.ts'
import { recordPurchase } from '../src/domain/spending/record-purchase.ts'
import { narrationBrief } from '../src/domain/stories/narration-brief.ts'
import {
  completeStory,
  StoryGone,
  saveAmbience,
  saveNarration,
  savePicture,
  saveText,
  startAudioPhase,
} from '../src/domain/stories/save-pieces.ts'
import { storyBrief } from '../src/domain/stories/story-brief.ts'
import { type UnfinishedStory, unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Ambience } from '../src/providers/ambience/index.ts'
import type { Call } from '../src/providers/calls-out/index.ts'
import type { Painter } from '../src/providers/image/index.ts'
import type { MediaStore } from '../src/providers/media/index.ts'
import type { Writer } from '../src/providers/text/index.ts'
import type { Narrator } from '../src/providers/voice/index.ts'
import { mediaUrl } from '../src/shared/media-url.ts'
import { tryAgain } from './try-again.ts'

export interface Studio {
  db: Db
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  media: MediaStore
  now: () => Date
  /** How the time between two tries passes. */
  pause?: (ms: number) => Promise<unknown>
}

/** One is painted while the next is made ready. */
const PICTURES_AT_ONCE = 2

/** A stage could not be finished within its tries; what the others made is kept. */
export class StageFailed extends Error {
  constructor(
    readonly stage: 'text' | 'images' | 'narration' | 'ambience',
    cause: unknown,
  ) {
    super(`The ${stage} of a story could not be made`, { cause })
  }
}

/**
 * Makes what a story still lacks: its text, then pictures, narration and ambience side by side, each saved as it is finished.
 * Can be run again at any time; throws StageFailed after the bounded tries, StoryGone when the story was deleted.
 */
export async function perform(studio: Studio, storyId: number, signal: AbortSignal): Promise<void> {
  const begun = unfinishedStory(studio.db, storyId)
  if (!begun || begun.status === 'complete') return
  if (!begun.content) await stage('text', () => writeText(studio, begun, signal))
  const story = unfinishedStory(studio.db, storyId)
  if (!story) return
  if (!story.content || !story.scenes) throw new StageFailed('text', new Error('The text has no scene notes'))
  await allSettled(piecesOf(studio, story, signal))
  completeStory(studio.db, storyId, studio.now())
}

/** Everything side by side, begun in the order in which a parent wants it: the first picture, the voice, the ambience, the other pictures. */
function piecesOf(studio: Studio, story: UnfinishedStory, signal: AbortSignal): Promise<void>[] {
  const missing = (story.content?.paragraphs ?? [])
    .map((_, index) => index)
    .filter((index) => !story.pictures.has(index))
  const waiting = missing.values()
  const paintWaiting = () => stage('images', () => paintAll(studio, story, waiting, signal))
  const pictures = [paintWaiting()]
  const sounds = [
    ...(story.hasNarration ? [] : [stage('narration', () => narrate(studio, story, signal))]),
    ...(story.hasAmbience ? [] : [stage('ambience', () => addAmbience(studio, story, signal))]),
  ]
  for (let painter = 1; painter < PICTURES_AT_ONCE; painter += 1) pictures.push(paintWaiting())
  const allPictures = allSettled(pictures).then(() => startAudioPhase(studio.db, story.id))
  return [allPictures, ...sounds]
}

/** Paints what is waiting, one after the other; a picture that fails does not keep the others from being made. */
async function paintAll(
  studio: Studio,
  story: UnfinishedStory,
  waiting: Iterable<number>,
  signal: AbortSignal,
): Promise<void> {
  let failure: unknown
  for (const index of waiting) {
    if (!unfinishedStory(studio.db, story.id)) throw new StoryGone()
    try {
      await paintPicture(studio, story, index, signal)
    } catch (error) {
      failure ??= error
    }
  }
  if (failure) throw failure
}

async function writeText(studio: Studio, story: UnfinishedStory, signal: AbortSignal): Promise<void> {
  const written = await tryAgain(
    () => studio.writer.write(storyBrief(story), callFor(studio, story, signal)),
    again(studio, signal),
  )
  const { title, paragraphs, scenes, helpers, grade } = written
  const content = { paragraphs, content: paragraphs.join('\n\n') }
  saveText(studio.db, story.id, title, content, { scenes, helpers }, { grade, engine: studio.writer.engine })
}

async function paintPicture(
  studio: Studio,
  story: UnfinishedStory,
  paragraphIndex: number,
  signal: AbortSignal,
): Promise<void> {
  const scene = story.scenes?.scenes[paragraphIndex]
  if (!scene) throw new Error('A paragraph has no scene note')
  const brief = {
    seed: story.seed,
    scene,
    tone: story.request.selections.tone,
    cast: story.request.characters.map((character) => character.castSheet),
    helpers: story.scenes?.helpers ?? [],
  }
  const picture = await tryAgain(
    () => studio.painter.paint(brief, callFor(studio, story, signal)),
    again(studio, signal),
  )
  const { userId } = story
  await holdingMedia(studio.db, studio.media, async ({ keep }) => {
    const files = []
    for (const { bytes, ...file } of picture.files) {
      const kept = await keep({ userId, kind: 'picture', contentType: file.contentType, bytes })
      files.push({ ...file, hash: kept.hash, mediaId: kept.id })
    }
    const saved = { paragraphIndex, focus: picture.focus, files }
    savePicture(studio.db, story.id, saved, story.content?.paragraphs.length ?? 0, studio.painter.engine)
  })
}

async function narrate(studio: Studio, story: UnfinishedStory, signal: AbortSignal): Promise<void> {
  const brief = narrationBrief(story)
  const narration = await tryAgain(
    () => studio.narrator.narrate(brief, callFor(studio, story, signal)),
    again(studio, signal),
  )
  const { bytes, contentType, durationSeconds, words } = narration
  await holdingMedia(studio.db, studio.media, async ({ keep }) => {
    const kept = await keep({ userId: story.userId, kind: 'narration', contentType, bytes })
    const audio = { audioUrl: mediaUrl(kept.hash, contentType), durationSeconds, alignment: { words } }
    saveNarration(studio.db, story.id, audio, kept.id, studio.narrator.engine)
  })
}

async function addAmbience(studio: Studio, story: UnfinishedStory, signal: AbortSignal): Promise<void> {
  const setting = mainSetting(story)
  const brief = { setting, tone: story.request.selections.tone, seed: story.seed }
  const { bytes, contentType, loop } = await tryAgain(
    () => studio.ambience.bed(brief, callFor(studio, story, signal)),
    again(studio, signal),
  )
  await holdingMedia(studio.db, studio.media, async ({ keep }) => {
    const kept = await keep({ userId: story.userId, kind: 'ambience', contentType, bytes })
    const ambientAudio = { audioUrl: mediaUrl(kept.hash, contentType), environment: setting, loop }
    saveAmbience(studio.db, story.id, ambientAudio, kept.id, studio.ambience.engine)
  })
}

/** What is bought for a story is entered at once, whether it can be used or not. */
const callFor = ({ db, now }: Studio, { id, userId }: UnfinishedStory, signal: AbortSignal): Call => ({
  signal,
  onPurchase: (purchase) => recordPurchase(db, { userId, storyId: id }, purchase, now()),
})

const again = ({ pause }: Studio, signal: AbortSignal) => (pause ? { signal, pause } : { signal })

/** Where most paragraphs play. */
function mainSetting(story: UnfinishedStory) {
  const settings = (story.scenes?.scenes ?? []).map((scene) => scene.setting)
  const times = (setting: string) => settings.filter((other) => other === setting).length
  return [...settings].sort((a, b) => times(b) - times(a))[0] ?? story.request.selections.environment
}

async function stage(name: StageFailed['stage'], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof StoryGone ? error : new StageFailed(name, error)
  }
}

/** Waits for all, so that what succeeds is kept, then throws the first error. */
async function allSettled(work: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
