import type { AlignmentWord, Narration } from '../../ports/narrator.ts'
import type { KeptSound, SpliceBrief } from '../../ports/splicer.ts'
import { type Mp3Options, openMp3 } from './mp3.ts'
import { atRate, rateOfMp3, type Sound, samplesOfMp3 } from './mp3-samples.ts'

/** Twice the bit rate of a narration: re-encoding at this rate loses nothing audible. */
const KILOBITS_PER_SECOND = 64
/** Seconds of silence where a page has none to copy: before the first word, between two pages, after the last. */
const OPENING_QUIET = 0.3
const BETWEEN_PAGES = 0.9
const CLOSING_QUIET = 1
/** Seconds over which both ends of a page fade, to prevent clicks. */
const FADE = 0.006
/** Seconds of a new page kept before its first word and after its last. */
const LEAD = 0.08
const TAIL = 0.2

/** Implements the port; decodes and encodes one page at a time, however many there are. */
export async function spliceNarration({ whole, wordCounts, pages }: SpliceBrief): Promise<Narration> {
  const told = whole && (await opened(whole))
  const rates = [...pages.values()].map(({ bytes }) => rateOfMp3(bytes))
  const sampleRate = rateFor([...(told ? [told.sound.sampleRate] : []), ...(await Promise.all(rates))])
  const spans = told && spansOf(told, wordCounts)
  const mp3 = await openMp3({ sampleRate, kilobitsPerSecond: KILOBITS_PER_SECOND })
  const words: AlignmentWord[] = []
  for (const index of wordCounts.keys()) {
    const page = pages.get(index)
    const span = spans?.[index]
    const quiet = quietAround(span, index, wordCounts.length)
    const spliced = page
      ? pageAnew(await opened(page), quiet, sampleRate)
      : told && span && pageAsTold(told, span, sampleRate)
    if (!spliced) throw new Error('A page of a story has no voice')
    words.push(...moved(spliced.words, mp3.seconds()))
    freeSounds()
    mp3.add(spliced.samples)
  }
  return { contentType: 'audio/mpeg', durationSeconds: mp3.seconds(), words, bytes: mp3.finish() }
}

interface Opened {
  sound: Sound
  words: readonly AlignmentWord[]
  spoken: KeptSound['spoken']
}

async function opened({ bytes, words, spoken }: KeptSound): Promise<Opened> {
  freeSounds()
  return { sound: await samplesOfMp3(bytes), words, spoken }
}

/** The buffers of decoding and cutting are outside the heap, so the garbage collector does not notice them. */
const freeSounds = () => Bun.gc(true)

/** The lowest of our rates that loses nothing of them. */
function rateFor(rates: readonly number[]): Mp3Options['sampleRate'] {
  const highest = Math.max(...rates)
  if (highest <= 16_000) return 16_000
  return highest <= 24_000 ? 24_000 : 32_000
}

/**
 * A page within the whole: the sound from the middle of the silence before it to the middle of the silence after it, in
 * seconds.
 */
interface PageSound {
  from: number
  to: number
  words: readonly AlignmentWord[]
}

function spansOf({ sound, words }: Opened, wordCounts: readonly number[]): PageSound[] {
  const spans: PageSound[] = []
  let first = 0
  for (const count of wordCounts) {
    const page = words.slice(first, first + count)
    const before = words[first - 1]
    const after = words[first + count]
    first += count
    spans.push({
      from: before && page[0] ? middle(before.end_time_seconds, page[0].start_time_seconds) : 0,
      to:
        after && page.length > 0
          ? middle(page.at(-1)?.end_time_seconds ?? 0, after.start_time_seconds)
          : sound.samples.length / sound.sampleRate,
      words: page,
    })
  }
  return spans
}

const middle = (end: number, start: number) => (end + Math.max(end, start)) / 2

/** The original silence on both sides of a page's words, in seconds. */
function quietAround(
  span: PageSound | undefined,
  index: number,
  count: number,
): { before: number; after: number } {
  const [first, last] = [span?.words[0], span?.words.at(-1)]
  if (span && first && last)
    return {
      before: Math.max(0, first.start_time_seconds - span.from),
      after: Math.max(0, span.to - last.end_time_seconds),
    }
  return {
    before: index === 0 ? OPENING_QUIET : BETWEEN_PAGES / 2,
    after: index === count - 1 ? CLOSING_QUIET : BETWEEN_PAGES / 2,
  }
}

/** A page of the new narration; times of its words count from its first sample. */
interface SplicedPage {
  samples: Float32Array
  words: AlignmentWord[]
}

function pageAsTold({ sound }: Opened, { from, to, words }: PageSound, sampleRate: number): SplicedPage {
  const samples = cut(sound, from, to, sampleRate)
  return { samples, words: moved(words, -from) }
}

/** A separately recorded page: only its words, with the silence the old page had around them. */
function pageAnew(
  { sound, words, spoken }: Opened,
  quiet: { before: number; after: number },
  sampleRate: number,
): SplicedPage {
  const begins = spoken?.from ?? words[0]?.start_time_seconds ?? 0
  const ends = spoken?.to ?? words.at(-1)?.end_time_seconds ?? 0
  const from = Math.max(0, begins - Math.min(LEAD, quiet.before))
  const said = cut(sound, from, ends + Math.min(TAIL, quiet.after), sampleRate)
  const lead = Math.round((quiet.before - (begins - from)) * sampleRate)
  const length = Math.round((quiet.before + (ends - begins) + quiet.after) * sampleRate)
  const samples = new Float32Array(Math.max(length, lead + said.length))
  samples.set(said, lead)
  return { samples, words: moved(words, lead / sampleRate - from) }
}

function cut(sound: Sound, from: number, to: number, sampleRate: number): Float32Array {
  const at = (seconds: number) => Math.round(seconds * sound.sampleRate)
  const { samples } = sound
  const part = samples.slice(at(from), Math.min(samples.length, at(to)))
  return faded(atRate({ samples: part, sampleRate: sound.sampleRate }, sampleRate), sampleRate)
}

/** In place. */
function faded(samples: Float32Array, sampleRate: number): Float32Array {
  const length = Math.min(Math.round(FADE * sampleRate), samples.length >> 1)
  for (let at = 0; at < length; at++) {
    const last = samples.length - 1 - at
    samples[at] = ((samples[at] ?? 0) * at) / length
    samples[last] = ((samples[last] ?? 0) * at) / length
  }
  return samples
}

const moved = (words: readonly AlignmentWord[], seconds: number): AlignmentWord[] =>
  words.map(({ word, start_time_seconds: start, end_time_seconds: end }) => ({
    word,
    start_time_seconds: inMilliseconds(start + seconds),
    end_time_seconds: inMilliseconds(Math.max(start, end) + seconds),
  }))

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000
