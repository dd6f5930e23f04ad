import { ALIGNER_RATE, bandsOf } from './bands.ts'
import { doubtsOf, isSure } from './certainty.ts'
import { type Examples, examplesOf, type Sayings } from './examples.ts'
import { follow, scriptOf } from './follow.ts'
import { timesOf, type WordTime } from './times.ts'

/** A recording of a page. */
export interface Recording {
  /** Mono, 16 kHz, -1 to 1. */
  samples: Float32Array
  /** The page's words as the player counts them. */
  words: readonly string[]
  /** Each from its first word up to the next one's first. */
  sentences: readonly (readonly [from: number, to: number])[]
  /** The parent's spelling of names, by name as written in the story. */
  soundsLike?: Record<string, string>
}

export interface Alignment {
  /** When each word is said, in order. */
  words: WordTime[]
  /** For each sentence, whether it was read as written, so that the times of its words are reliable. */
  sure: boolean[]
}

/** Nobody needs longer for a page, and the data for each frame would fill the memory. */
const LONGEST_SECONDS = 600
/** Shorter than any word. */
const SHORTEST_SECONDS = 0.1

/** Finds when each word of a page is said in a recording of it. */
export async function alignRecording(recording: Recording): Promise<Alignment> {
  const seconds = recording.samples.length / ALIGNER_RATE
  if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS || recording.words.length === 0)
    return unheard(recording)
  return alignTo(examplesOf(recording.words, recording.soundsLike), recording)
}

/** The same with existing examples of the page, for aligning many recordings of one page. */
export function alignTo(
  { examples, sayings }: { examples: Examples; sayings: Sayings },
  { samples, words, sentences }: Recording,
): Alignment {
  const script = scriptOf(sayings, examples)
  const [bands = new Float32Array()] = bandsOf(samples)
  const followed = follow(script, examples, bands)
  return {
    words: timesOf(followed.heard, script.words, {
      count: words.length,
      seconds: samples.length / ALIGNER_RATE,
    }),
    sure: doubtsOf(followed, script, sentences).map(isSure),
  }
}

const unheard = ({ samples, words, sentences }: Recording): Alignment => ({
  words: timesOf([], [], { count: words.length, seconds: samples.length / ALIGNER_RATE }),
  sure: sentences.map(() => false),
})
