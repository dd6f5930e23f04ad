import type { AlignmentWord, Narration, NarrationBrief } from '../../ports/narrator.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { levelVoice } from '../sound/loudness.ts'
import { encodeMp3 } from '../sound/mp3.ts'
import { FLITE_RATE } from './flite.ts'
import { knownNamesIn, namesSoundingLike } from './names.ts'
import { OPENING_QUIET, pausesFor, stretchFor } from './pace.ts'
import { phrasesOf } from './phrasing.ts'
import { soundedOut } from './sounded-out.ts'
import { SOUNDS } from './sounds.ts'
import { type SpokenPhrase, speakPhrase } from './speech.ts'
import { engineVoice } from './voices.ts'

export interface ParagraphBrief {
  paragraph: string
  ageGroup: AgeGroup
  soundsLike?: Record<string, string>
  voice?: string
}

/** A paragraph as the voice said it, before pacing, leveling and encoding. */
export interface SpokenParagraph {
  phrases: SpokenPhrase[]
}

const KILOBITS_PER_SECOND = 32

/** Speaks a whole story: MP3, and one alignment entry for every whitespace-separated token. The same brief gives the same bytes. */
export async function speakStory({ paragraphs, ...manner }: NarrationBrief): Promise<Narration> {
  const spoken = paragraphs.map((paragraph) => speakParagraph({ paragraph, ...manner }))
  return joinNarration({ paragraphs, ...manner }, spoken)
}

/** Speaks one paragraph, so that a story's paragraphs can be spoken in parallel. */
export function speakParagraph({
  paragraph,
  ageGroup,
  soundsLike = {},
  voice: chosen,
}: ParagraphBrief): SpokenParagraph {
  const voice = engineVoice(chosen)
  const tokens = tokensOf(paragraph)
  const names = namesSoundingLike([...Object.entries(soundsLike), ...knownNamesIn(tokens)])
  const { phrases, lexicon } = soundedOut(phrasesOf(tokens, names.words))
  const stretch = stretchFor(ageGroup, { voice, wordCount: tokens.length, phraseCount: phrases.length })
  const sounds = new Map([...names.lexicon, ...lexicon, ...SOUNDS])
  return { phrases: phrases.map((phrase) => speakPhrase(phrase, { voice, stretch, lexicon: sounds })) }
}

/** Paces, levels and encodes the results of `speakParagraph` for the brief's paragraphs, in order. */
export async function joinNarration(
  { paragraphs, ageGroup }: NarrationBrief,
  spoken: readonly SpokenParagraph[],
): Promise<Narration> {
  const tokens = paragraphs.flatMap(tokensOf)
  const phrases = spoken.flatMap((paragraph) => paragraph.phrases)
  const spokenSeconds = phrases.reduce((sum, { samples }) => sum + samples.length / FLITE_RATE, 0)
  const pauses = pausesFor(
    phrases.map(({ ending }) => ending),
    { spokenSeconds, wordCount: tokens.length, ageGroup },
  )

  const words: AlignmentWord[] = []
  const starts: number[] = []
  let at = OPENING_QUIET
  for (const [index, phrase] of phrases.entries()) {
    starts.push(Math.round(at * FLITE_RATE))
    for (const { start, end } of phrase.tokens) {
      words.push({
        word: tokens[words.length] ?? '',
        start_time_seconds: inMilliseconds(at + start),
        end_time_seconds: inMilliseconds(at + end),
      })
    }
    at += phrase.samples.length / FLITE_RATE + (pauses[index] ?? 0)
  }

  const samples = levelVoice(
    phrases.map((phrase, index) => ({ samples: phrase.samples, start: starts[index] ?? 0 })),
    {
      length: Math.round(at * FLITE_RATE),
      sampleRate: FLITE_RATE,
    },
  )
  const bytes = await encodeMp3(samples, { sampleRate: FLITE_RATE, kilobitsPerSecond: KILOBITS_PER_SECOND })
  return { contentType: 'audio/mpeg', bytes, durationSeconds: samples.length / FLITE_RATE, words }
}

/** The whitespace-separated tokens of a paragraph: the words of the alignment. */
export const tokensOf = (paragraph: string): string[] => paragraph.split(/\s+/).filter(Boolean)

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000
