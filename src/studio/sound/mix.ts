import {
  BOUGHT_RATE,
  type Ending,
  type MixBrief,
  type Span,
  type SpokenChunk,
  samplesIn,
} from '../../ports/bought-sound.ts'
import type { AlignmentWord, Narration } from '../../ports/narrator.ts'
import { AGE_GROUP_INFO, type AgeGroup } from '../../shared/stories/age-groups.ts'
import { levelVoice } from './loudness.ts'
import { encodeMp3 } from './mp3.ts'

const KILOBITS_PER_SECOND = 48

/** Joins chunks of speech, levels them and encodes them as MP3. */
export async function mixNarration(brief: MixBrief): Promise<Narration> {
  const { samples, words } = joinChunks(brief)
  const bytes = await encodeMp3(samples, { sampleRate: BOUGHT_RATE, kilobitsPerSecond: KILOBITS_PER_SECOND })
  return { contentType: 'audio/mpeg', bytes, durationSeconds: samples.length / BOUGHT_RATE, words }
}

/**
 * Joins chunks of speech without gap or click, modifying their sound, and lengthens pauses between sentences up to the
 * age group's pace.
 */
export function joinChunks({ chunks, ageGroup }: MixBrief): {
  samples: Float32Array
  words: AlignmentWord[]
} {
  const segments = chunks.flatMap(segmentsOf)
  const pauses = pausesAfter(segments, ageGroup)
  const words: AlignmentWord[] = []
  const placed: { samples: Int16Array; start: number }[] = []
  let at = Math.round(OPENING_QUIET * BOUGHT_RATE)
  for (const [index, segment] of segments.entries()) {
    placed.push({ samples: segment.samples, start: at })
    const shift = at / BOUGHT_RATE
    for (const { word, span } of segment.words) {
      words.push({
        word,
        start_time_seconds: inMilliseconds(span.start + shift),
        end_time_seconds: inMilliseconds(span.end + shift),
      })
    }
    at += segment.samples.length + Math.round((pauses[index] ?? 0) * BOUGHT_RATE)
  }
  return { samples: levelVoice(byChunk(placed, segments), { length: at, sampleRate: BOUGHT_RATE }), words }
}

/** Seconds of silence before the first word and after the last. */
const OPENING_QUIET = 0.3
const CLOSING_QUIET = 1

/** A stretch of speech between two pauses. */
interface SpeechSegment {
  chunk: number
  samples: Int16Array
  /** Times from the segment's start. */
  words: { word: string; span: Span }[]
  ending: Ending
}

/** Splits a chunk at the ends of sentences, each time at the quietest moment between the two words. */
function segmentsOf({ sound, words }: SpokenChunk, chunk: number): SpeechSegment[] {
  const samples = samplesIn(sound)
  const segments: SpeechSegment[] = []
  let from = firstSound(samples)
  let first = 0
  for (const [index, { ending, span }] of words.entries()) {
    const next = words[index + 1]
    if (next && ending === 'word') continue
    const to = next ? quietest(samples, span.end, next.span.start, from) : lastSound(samples, from)
    const begin = from / BOUGHT_RATE
    segments.push({
      chunk,
      samples: faded(samples.subarray(from, to)),
      ending,
      words: words.slice(first, index + 1).map(({ word, span: { start, end } }) => ({
        word,
        span: {
          start: Math.max(0, start - begin),
          end: Math.max(0, Math.min(end, to / BOUGHT_RATE) - begin),
        },
      })),
    })
    from = to
    first = index + 1
  }
  return segments
}

/** Of 32,768: anything quieter is silence. */
const SILENCE = 200
const LEAD = Math.round(0.08 * BOUGHT_RATE)
const TAIL = Math.round(0.15 * BOUGHT_RATE)

const isHeard = (sample: number) => Math.abs(sample) > SILENCE

const firstSound = (samples: Int16Array): number => Math.max(0, samples.findIndex(isHeard) - LEAD)

const lastSound = (samples: Int16Array, from: number): number => {
  const last = samples.findLastIndex(isHeard)
  return last < from ? samples.length : Math.min(samples.length, last + TAIL)
}

const WINDOW = Math.round(0.01 * BOUGHT_RATE)
/** The vendor's times may be slightly off: the cut may be this far inside a word's time, in seconds. */
const TOLERANCE = 0.03

/** The middle of the quietest 10 ms between the end of one word and the start of the next. */
function quietest(samples: Int16Array, wordEnd: number, nextStart: number, earliest: number): number {
  const from = Math.max(earliest, Math.round((wordEnd - TOLERANCE) * BOUGHT_RATE))
  const to = Math.min(samples.length, Math.round((nextStart + TOLERANCE) * BOUGHT_RATE))
  let best = Math.min(
    samples.length,
    Math.max(earliest, Math.round(((wordEnd + nextStart) / 2) * BOUGHT_RATE)),
  )
  let leastPower = Number.POSITIVE_INFINITY
  for (let at = from; at + WINDOW <= to; at += WINDOW >> 1) {
    let power = 0
    for (let index = at; index < at + WINDOW; index += 1) power += (samples[index] ?? 0) ** 2
    if (power < leastPower) {
      leastPower = power
      best = at + (WINDOW >> 1)
    }
  }
  return best
}

const FADE = Math.round(0.006 * BOUGHT_RATE)

/** In place, fades both ends to prevent clicks. */
function faded(samples: Int16Array): Int16Array {
  const length = Math.min(FADE, samples.length >> 1)
  for (let at = 0; at < length; at += 1) {
    const last = samples.length - 1 - at
    samples[at] = ((samples[at] ?? 0) * at) / length
    samples[last] = ((samples[last] ?? 0) * at) / length
  }
  return samples
}

/** Relative shares of the silence needed for the pace, and their maxima in seconds. */
const SHARE: Record<Ending, number> = { word: 0, sentence: 1, paragraph: 2.5 }
const MOST: Record<Ending, number> = { word: 0, sentence: 0.7, paragraph: 1.6 }
/** The minimum between paragraphs, in seconds. */
const LEAST_BETWEEN_PARAGRAPHS = 0.35

/** Seconds of silence after each segment, bringing the whole as close to the age group's pace as natural pauses allow. */
function pausesAfter(segments: readonly SpeechSegment[], ageGroup: AgeGroup): number[] {
  const count = segments.reduce((sum, { words }) => sum + words.length, 0)
  const spoken = segments.reduce((sum, { samples }) => sum + samples.length / BOUGHT_RATE, 0)
  const wanted = (count / AGE_GROUP_INFO[ageGroup].wordsPerMinute) * 60
  const between = segments.slice(0, -1)
  const shares = between.reduce((sum, { ending }) => sum + SHARE[ending], 0)
  const unit = shares > 0 ? Math.max(0, wanted - spoken - OPENING_QUIET - CLOSING_QUIET) / shares : 0
  const pauses = between.map(({ ending }) =>
    Math.max(
      ending === 'paragraph' ? LEAST_BETWEEN_PARAGRAPHS : 0,
      Math.min(MOST[ending], unit * SHARE[ending]),
    ),
  )
  return [...pauses, CLOSING_QUIET]
}

/** Joins each chunk's segments, pauses included: a chunk is leveled as a whole, so that a whisper stays a whisper. */
function byChunk(
  placed: readonly { samples: Int16Array; start: number }[],
  segments: readonly SpeechSegment[],
) {
  const chunks = new Map<number, { samples: Int16Array; start: number }[]>()
  for (const [index, part] of placed.entries()) {
    const chunk = segments[index]?.chunk ?? 0
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), part])
  }
  return [...chunks.values()].map((parts) => {
    const start = parts[0]?.start ?? 0
    const end = Math.max(...parts.map((part) => part.start + part.samples.length))
    const samples = new Int16Array(end - start)
    for (const part of parts) samples.set(part.samples, part.start - start)
    return { samples, start }
  })
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000
