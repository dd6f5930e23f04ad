import { holdingMedia } from '../src/domain/media/holding-media.ts'
import { clearPurchases } from '../src/domain/media/purchases.ts'
import { narrationBrief } from '../src/domain/stories/narration-brief.ts'
import {
  completeStory,
  StoryGone,
  saveAmbience,
  saveNarration,
  saveNotes,
  savePicture,
  saveText,
  startAudioPhase,
} from '../src/domain/stories/save-pieces.ts'
import { storyBrief } from '../src/domain/stories/story-brief.ts'
import { type UnfinishedStory, unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Picture } from '../src/ports/painter.ts'
import type { OnFirst, StoryNotes } from '../src/ports/writer.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { mediaUrl } from '../src/shared/media/media-url.ts'
import { asKnown } from '../src/shared/stories/known-helpers.ts'
import { earlyPicture } from './early-picture.ts'
import { type GenerationContext, makingFor } from './generation-context.ts'
import { type Likenesses, likenessesFor } from './likenesses.ts'
import { paintPage } from './paint-page.ts'
import { withRetries } from './with-retries.ts'

/** One is painted while the next is prepared. */
const PICTURES_AT_ONCE = 2

/** A stage failed in all its tries; the results of other stages are kept. */
export class StageFailed extends Error {
  constructor(
    readonly stage: 'text' | 'notes' | 'images' | 'narration' | 'ambience',
    cause: unknown,
  ) {
    super(`The ${stage} of a story could not be made`, { cause })
  }
}

/**
 * Makes what a story still lacks: its words and the children's portraits; then the narration in parallel with the
 * notes for the pictures, and the first picture as soon as its note exists; then the other pictures and the ambience;
 * each is stored as it is finished. Idempotent. Throws StageFailed after the bounded tries, ProviderDown when
 * everything missing waits for a vendor, StoryGone when the story was deleted.
 */
export async function runGenerateStory(
  studio: GenerationContext,
  storyId: number,
  signal: AbortSignal,
): Promise<void> {
  const begun = unfinishedStory(studio.db, storyId)
  if (!begun || begun.status === 'complete') return
  const likenesses = likenessesOf(studio, begun, signal)
  const text = begun.content
    ? Promise.resolve()
    : stage(studio, 'text', () => writeText(studio, begun, signal))
  await allSettled([text, text.then(() => makePieces(studio, storyId, likenesses, signal)), likenesses])
  completeStory(studio.db, storyId, studio.now())
  await clearPurchases(studio.db, studio.media, { userId: begun.userId, storyId })
}

/** Portraits do not depend on the text, so they start with it. */
function likenessesOf(studio: GenerationContext, story: UnfinishedStory, signal: AbortSignal): Likenesses {
  const { paragraphCount } = story.request.storyDefinition
  if (!studio.painter.likeness || story.pictures.size >= paragraphCount) return []
  return stage(studio, 'images', () => likenessesFor(studio, story, signal))
}

async function makePieces(
  studio: GenerationContext,
  storyId: number,
  likenesses: Likenesses,
  signal: AbortSignal,
): Promise<void> {
  const told = storyAtHand(studio, storyId)
  const narration = () =>
    told.hasNarration ? [] : [stage(studio, 'narration', () => narrate(studio, told, signal))]
  if (told.scenes) return allSettled(piecesOf(studio, told, { likenesses, narration }, signal))
  const early = earlyPicture(studio, told, likenesses, signal)
  const noted = stage(studio, 'notes', () => annotate(studio, told, early.begin, signal))
  const shown = noted.then(() => {
    const story = storyAtHand(studio, storyId)
    const made = { likenesses, narration: () => [], first: early.of(story) }
    return allSettled(piecesOf(studio, story, made, signal))
  })
  await allSettled([shown.finally(early.ended), ...narration()])
}

function storyAtHand({ db }: GenerationContext, storyId: number): UnfinishedStory {
  const story = unfinishedStory(db, storyId)
  if (!story) throw new StoryGone()
  return story
}

/** What already exists for the pictures. */
interface AtHand {
  likenesses: Likenesses
  /** The first page's, where it was started early. */
  first?: Promise<Picture | undefined> | undefined
}

/**
 * All in parallel, started in the order in which a parent needs them: the first picture, the voice, the ambience, the
 * other pictures.
 */
function piecesOf(
  studio: GenerationContext,
  story: UnfinishedStory,
  { likenesses, narration, first }: AtHand & { narration: () => Promise<void>[] },
  signal: AbortSignal,
): Promise<void>[] {
  const missing = (story.content?.paragraphs ?? [])
    .map((_, index) => index)
    .filter((index) => !story.pictures.has(index))
  const waiting = missing.values()
  const paintWaiting = () =>
    stage(studio, 'images', () => paintAll(studio, story, { waiting, likenesses, first }, signal))
  const pictures = [paintWaiting()]
  const sounds = [
    ...narration(),
    ...(story.hasAmbience ? [] : [stage(studio, 'ambience', () => addAmbience(studio, story, signal))]),
  ]
  const atOnce = studio.painter.atOnce ?? PICTURES_AT_ONCE
  for (let painter = 1; painter < atOnce; painter += 1) pictures.push(paintWaiting())
  const allPictures = allSettled(pictures).then(() => startAudioPhase(studio.db, story.id))
  return [allPictures, ...sounds]
}

/** Paints the missing pictures one after the other; a failed one does not stop the others. */
async function paintAll(
  studio: GenerationContext,
  story: UnfinishedStory,
  { waiting, likenesses, first }: AtHand & { waiting: Iterable<number> },
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  const count = story.content?.paragraphs.length ?? 0
  const known = Array.isArray(likenesses) ? likenesses : await likenesses
  for (const paragraphIndex of waiting) {
    if (!unfinishedStory(studio.db, story.id)) throw new StoryGone()
    try {
      const begun = paragraphIndex === 0 ? first : undefined
      await paintPage(studio, story, { paragraphIndex, likenesses: known, begun }, signal, (picture) =>
        savePicture(studio.db, story.id, picture, count, studio.painter.engine),
      )
    } catch (error) {
      failures.push(error)
    }
  }
  throwWorst(failures)
}

async function writeText(
  studio: GenerationContext,
  story: UnfinishedStory,
  signal: AbortSignal,
): Promise<void> {
  const { writer, db } = studio
  const told = await withRetries(
    () => writer.tell(storyBrief(db, story), makingFor(studio, story, signal)),
    again(studio, signal),
  )
  const notes = told.notes && knownIn(story, told.notes)
  saveText(db, story.id, { ...told, ...(notes ? { notes } : {}) }, writer.engine)
}

/** Writes the scene notes for the story's words, and what is remembered of the story. */
async function annotate(
  studio: GenerationContext,
  story: UnfinishedStory,
  onFirst: OnFirst,
  signal: AbortSignal,
): Promise<void> {
  const { writer, db } = studio
  const told = { title: story.title, paragraphs: story.content?.paragraphs ?? [], grade: story.grade }
  const notes = await withRetries(
    () =>
      writer.annotate(storyBrief(db, story), told, makingFor(studio, story, signal), (first) =>
        onFirst(knownIn(story, first)),
      ),
    again(studio, signal),
  )
  saveNotes(db, story.id, knownIn(story, notes))
}

/** In a sequel, helpers who return look as before. */
const knownIn = ({ request }: UnfinishedStory, notes: StoryNotes): StoryNotes =>
  request.before ? { ...notes, helpers: asKnown(notes.helpers, request.before.helpers) } : notes

async function narrate(
  studio: GenerationContext,
  story: UnfinishedStory,
  signal: AbortSignal,
): Promise<void> {
  const { narrator } = studio
  const narration = await withRetries(
    () => narrator.narrate(narrationBrief(story), makingFor(studio, story, signal)),
    again(studio, signal),
  )
  const { bytes, contentType, durationSeconds, words } = narration
  await holdingMedia(studio.db, studio.media, async ({ keep }) => {
    const kept = await keep({ userId: story.userId, kind: 'narration', contentType, bytes })
    const audio = { audioUrl: mediaUrl(kept.hash, contentType), durationSeconds, alignment: { words } }
    saveNarration(studio.db, story.id, audio, kept.id, narrator.engine)
  })
}

async function addAmbience(
  studio: GenerationContext,
  story: UnfinishedStory,
  signal: AbortSignal,
): Promise<void> {
  const { ambience } = studio
  const setting = mainSetting(story)
  const brief = { setting, tone: story.request.selections.tone, seed: story.seed }
  const { bytes, contentType, loop } = await withRetries(
    () => ambience.bed(brief, makingFor(studio, story, signal)),
    again(studio, signal),
  )
  await holdingMedia(studio.db, studio.media, async ({ keep }) => {
    const kept = await keep({ userId: story.userId, kind: 'ambience', contentType, bytes })
    const ambientAudio = { audioUrl: mediaUrl(kept.hash, contentType), environment: setting, loop }
    saveAmbience(studio.db, story.id, ambientAudio, kept.id, ambience.engine)
  })
}

const again = ({ pause }: GenerationContext, signal: AbortSignal) => (pause ? { signal, pause } : { signal })

/** Where most paragraphs play. */
function mainSetting(story: UnfinishedStory) {
  const settings = (story.scenes?.scenes ?? []).map((scene) => scene.setting)
  const times = (setting: string) => settings.filter((other) => other === setting).length
  return [...settings].sort((a, b) => times(b) - times(a))[0] ?? story.request.selections.environment
}

async function stage<T>(
  { onStage }: GenerationContext,
  name: StageFailed['stage'],
  work: () => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  const told = (outcome: 'done' | 'failed') => onStage?.(name, outcome, (performance.now() - begun) / 1000)
  try {
    const done = await work()
    told('done')
    return done
  } catch (error) {
    told('failed')
    const isItself =
      error instanceof StoryGone || error instanceof ProviderDown || error instanceof StageFailed
    throw isItself ? error : new StageFailed(name, error)
  }
}

/** Waits for all, so that successes are kept, then throws the worst error. */
async function allSettled(work: unknown[]): Promise<void> {
  const results = await Promise.allSettled(work)
  throwWorst(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
}

/** An unreachable vendor is the least of the errors: the story then waits. */
function throwWorst(failures: unknown[]): void {
  const [worst] = [...failures.filter((failure) => !(failure instanceof ProviderDown)), ...failures]
  if (worst !== undefined) throw worst
}
