import { holdingMedia } from '../src/domain/media/holding-media.ts'
import { removeUnusedMedia } from '../src/domain/media/remove-unused-media.ts'
import {
  type RecordedPage,
  saveJoinedVoice,
  saveTimings,
  type VoiceRevision,
  type VoiceToJoin,
  voicesNotJoined,
  voiceToJoin,
} from '../src/domain/recordings/voices-to-join.ts'
import { narrationBrief } from '../src/domain/stories/narration-brief.ts'
import { unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { FollowBrief, FollowedWords } from '../src/ports/recorder.ts'
import type { KeptSound } from '../src/ports/splicer.ts'
import { pressureOf } from '../src/shared/kit/pressure.ts'
import { sentencesIn } from '../src/shared/recordings/sentences-in.ts'
import { wordCount } from '../src/shared/stories/alignment.ts'
import type { GenerationContext } from './generation-context.ts'
import { keptSound } from './kept-sound.ts'

/**
 * Makes a story playable in its family's voices: finds the words in each recording, then joins the recordings with the
 * narrator's telling of the other pages. Until that is stored, each voice keeps its previous telling. Nothing is sent
 * to vendors. Idempotent; a voice that fails does not stop the others. Throws JoiningFailed at the end.
 */
export async function joinVoices(
  studio: GenerationContext,
  storyId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, media } = studio
  const seen = new Map(voicesNotJoined(db, storyId).map(({ id, revision }) => [id, revision]))
  const failures = new Map<number, Failure>()
  for (;;) {
    const voice = voiceToJoin(db, storyId, [...failures.values()])
    if (!voice) break
    signal.throwIfAborted()
    const { id, revision } = voice
    seen.set(id, revision)
    try {
      const unused = await joinVoice(studio, storyId, voice, signal)
      await removeUnusedMedia(db, media, unused)
      failures.delete(id)
    } catch (error) {
      if (signal.aborted) throw error
      failures.set(id, { id, revision, error })
      if (pressureOf(error)) break
    }
  }
  const errors = [...failures.values()].map(({ error }) => error)
  if (errors.length > 0) throw new JoiningFailed(errors, seen)
}

interface Failure extends VoiceRevision {
  error: unknown
}

/** Why each failed voice could not be joined. */
export class JoiningFailed extends AggregateError {
  /** The revisions, by voice, that the try had read: what was recorded since has not been tried. */
  readonly seen: ReadonlyMap<number, number>
  constructor(errors: readonly unknown[], seen: ReadonlyMap<number, number>) {
    super(errors, 'Not every voice was joined', { cause: errors.find((error) => pressureOf(error)) })
    this.seen = seen
  }
}

async function joinVoice(
  studio: GenerationContext,
  storyId: number,
  voice: VoiceToJoin,
  signal: AbortSignal,
): Promise<number[]> {
  const { db, media, splice } = studio
  const story = unfinishedStory(db, storyId)
  const soundsLike = story && narrationBrief(story).soundsLike
  const pages = new Map<number, KeptSound>()
  const lit: [number, number][] = []
  for (const page of voice.pages) {
    const sound = await recordedSound(studio, { voice, page, soundsLike }, signal)
    if (!sound) continue
    pages.set(page.paragraphIndex, sound.kept)
    const first = voice.words.slice(0, page.paragraphIndex).reduce((sum, words) => sum + wordCount(words), 0)
    lit.push(...sound.unsure.map(([from, to]): [number, number] => [first + from, first + to]))
  }
  const whole = await keptSound(studio, voice.told)
  if (pages.size === 0 || (!whole && pages.size < voice.words.length))
    return saveJoinedVoice(db, voice, undefined)
  const wordCounts = voice.words.map(wordCount)
  const narration = await splice({ ...(whole ? { whole } : {}), wordCounts, pages }, signal)
  const { contentType, bytes, durationSeconds, words } = narration
  return holdingMedia(db, media, async ({ keep }) => {
    const { id, hash } = await keep({ userId: voice.userId, kind: 'narration', contentType, bytes })
    const audio = { durationSeconds, alignment: { words, ...(lit.length > 0 ? { together: lit } : {}) } }
    return saveJoinedVoice(db, voice, { audio, mediaId: id, hash, contentType })
  })
}

interface ReadPage {
  voice: VoiceToJoin
  page: RecordedPage
  soundsLike: Record<string, string> | undefined
}

interface RecordedSound {
  kept: KeptSound
  /** Sentences whose words have uncertain times. */
  unsure: [from: number, to: number][]
}

/** Undefined where its file is unavailable. */
async function recordedSound(
  studio: GenerationContext,
  { voice, page, soundsLike }: ReadPage,
  signal: AbortSignal,
): Promise<RecordedSound | undefined> {
  const file = await studio.media.get(page.hash)
  if (!file) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const words = page.words.trim().split(/\s+/)
  const sentences = sentencesIn(words)
  const brief = { bytes, words, sentences, ...(soundsLike ? { soundsLike } : {}) }
  const timings = page.timings ?? (await followed(studio, { voice, page }, brief, signal))
  return {
    kept: {
      bytes,
      words: words.map((word, index) => ({
        word,
        start_time_seconds: timings.words[index]?.start ?? page.durationSeconds,
        end_time_seconds: timings.words[index]?.end ?? page.durationSeconds,
      })),
      spoken: { from: 0, to: page.durationSeconds },
    },
    unsure: sentences.filter((_, index) => timings.sure[index] !== true),
  }
}

async function followed(
  { db, followWords }: GenerationContext,
  { voice, page }: Pick<ReadPage, 'voice' | 'page'>,
  brief: FollowBrief,
  signal: AbortSignal,
): Promise<FollowedWords> {
  // The bytes are needed afterwards, and whole buffers move to the Worker.
  const timings = await followWords({ ...brief, bytes: brief.bytes.slice() }, signal)
  saveTimings(db, voice.id, page, timings)
  return timings
}
