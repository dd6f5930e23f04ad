import { AGE_GROUPS } from '../../src/shared/stories/age-groups.ts'
import { THEMES } from '../../src/shared/stories/themes.ts'
import { TONES } from '../../src/shared/stories/tones.ts'
import { FLITE_RATE, type Phone, phonesBetweenPauses, speak } from '../../src/studio/narrator/flite.ts'
import { tokensOf } from '../../src/studio/narrator/index.ts'
import { namesSoundingLike } from '../../src/studio/narrator/names.ts'
import { stretchFor } from '../../src/studio/narrator/pace.ts'
import { type Phrase, type PhraseWord, phrasesOf } from '../../src/studio/narrator/phrasing.ts'
import { type SpokenPhrase, speakPhrase } from '../../src/studio/narrator/speech.ts'
import type { EngineVoice } from '../../src/studio/narrator/voices.ts'
import { tellWish } from '../../src/studio/teller/index.ts'

export interface WordTimes {
  words: number
  medianMs: number
  p90Ms: number
  worstMs: number
  /** Words of phrases whose prefixes, said alone, sound different from the phrase: they cannot be measured. */
  unmeasured: number
  onsets: number
  onsetMedianMs: number
  onsetP90Ms: number
}

/**
 * How far the alignment's word starts are from where the words start, in milliseconds.
 *
 * Two measures, neither of which uses the alignment's own method (matching the phones of words said alone):
 * - every word: the voice says each beginning of the phrase ("the", "the fox", "the fox ran"); the number of phones in
 *   a beginning tells which phone of the whole phrase starts the next word, and that phone's time is the truth. It
 *   rests on the voice's own phone times, which are what it builds the sound from.
 * - the first word of every phrase: where the sound rises out of the silence in the samples. This one checks that phone
 *   times and samples keep the same clock; a soft consonant ("h", "f") rises later than it starts.
 *
 * A recognizer that knows nothing of the voice (pocketsphinx 5prealpha, forced alignment of 3,775 words of 24 stories)
 * found a median of 12 ms for Robin and 14 ms for Wren, a 90th percentile of 40 and 42 ms. What it finds beyond 100 ms
 * are words after a pause, of which it gives a part to the word: the samples are silent there.
 */
export async function measureWordTimes(seedCount: number, voice: EngineVoice): Promise<WordTimes> {
  const errors: number[] = []
  const onsets: number[] = []
  let unmeasured = 0
  const names = namesSoundingLike([])
  for (let seed = 1; seed <= seedCount; seed++) {
    const ageGroup = AGE_GROUPS[seed % AGE_GROUPS.length] ?? '6-8'
    for (const paragraph of paragraphsFor(seed, ageGroup)) {
      const phrases = phrasesOf(tokensOf(paragraph), names.words)
      const stretch = stretchFor(ageGroup, {
        voice,
        wordCount: tokensOf(paragraph).length,
        phraseCount: phrases.length,
      })
      for (const phrase of phrases) {
        if (phrase.words.length === 0) continue
        const manner = { voice, stretch, lexicon: names.lexicon }
        const spoken = speakPhrase(phrase, manner)
        const truth = wordStarts(phrase, speak(phrase.text, manner).phones)
        if (truth) errors.push(...errorsOf(phrase, spoken, truth))
        else unmeasured += phrase.words.length
        onsets.push(Math.abs(startOf(phrase, spoken, phrase.words[0]) - soundOnset(spoken.samples)))
      }
    }
  }
  return {
    words: errors.length,
    medianMs: milliseconds(errors, 0.5),
    p90Ms: milliseconds(errors, 0.9),
    worstMs: milliseconds(errors, 1),
    unmeasured,
    onsets: onsets.length,
    onsetMedianMs: milliseconds(onsets, 0.5),
    onsetP90Ms: milliseconds(onsets, 0.9),
  }
}

export function paragraphsFor(seed: number, ageGroup: (typeof AGE_GROUPS)[number]): string[] {
  const theme = THEMES[(seed * 7) % THEMES.length] ?? THEMES[0]
  const tone = TONES[(seed * 5) % TONES.length] ?? TONES[0]
  return tellWish({
    seed,
    children: [
      { name: 'Mia', gender: 'female', description: 'curly red hair, loves foxes', wheelchair: false },
    ],
    theme: theme.id,
    environment: theme.environment,
    tone: tone.id,
    ageGroup,
    paragraphCount: 3,
    author: {
      name: 'Hans Christian Andersen',
      era: '19th century',
      style: 'tender and plain',
      techniques: [],
    },
    writingStyle: 'normal',
  }).paragraphs
}

/** The start of each word of the phrase in the voice's seconds; undefined if prefixes and phrase disagree. */
function wordStarts({ words }: Phrase, phones: readonly Phone[]): number[] | undefined {
  const beginnings = words.map((_word, index) =>
    words
      .slice(0, index + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  const counts = phonesBetweenPauses(`${beginnings.join('. ')}.`).map((heard) => heard.length)
  if (counts.length !== words.length || counts.at(-1) !== phones.length) return undefined
  return words.map((_word, index) => phones[counts[index - 1] ?? 0]?.start ?? 0)
}

/** Starts are compared relative to the first word, whose own start is measured by the onset. */
function errorsOf(phrase: Phrase, spoken: SpokenPhrase, truth: readonly number[]): number[] {
  const first = startOf(phrase, spoken, phrase.words[0])
  return phrase.words.flatMap((word, index) => {
    if (index === 0 || phrase.words[index - 1]?.token === word.token) return []
    return [Math.abs(startOf(phrase, spoken, word) - first - ((truth[index] ?? 0) - (truth[0] ?? 0)))]
  })
}

function startOf(phrase: Phrase, spoken: SpokenPhrase, word: PhraseWord | undefined): number {
  return spoken.tokens[(word?.token ?? 0) - phrase.tokens[0]]?.start ?? 0
}

const WINDOW = FLITE_RATE / 200
/** A window counts as sound above this share of the phrase's loudest one. */
const HEARD = 0.02

function soundOnset(samples: Int16Array): number {
  const levels: number[] = []
  for (let from = 0; from + WINDOW <= samples.length; from += WINDOW) {
    levels.push(Math.hypot(...samples.subarray(from, from + WINDOW)))
  }
  const threshold = HEARD * Math.max(...levels)
  return (levels.findIndex((level) => level > threshold) * WINDOW) / FLITE_RATE
}

function milliseconds(seconds: readonly number[], part: number): number {
  const sorted = seconds.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) * 1000)
}
