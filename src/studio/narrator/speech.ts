import { wordOfEachPhone } from './align.ts'
import { FLITE_RATE, type Lexicon, type Phone, speak } from './flite.ts'
import type { Phrase, PhraseEnding } from './phrasing.ts'
import { phonesOf } from './pronunciation.ts'
import type { EngineVoice } from './voices.ts'

export interface TokenTime {
  /** Seconds from the phrase's start. */
  start: number
  end: number
}

export interface SpokenPhrase {
  samples: Int16Array
  /** One per token of the phrase, in order; starts never decrease. */
  tokens: TokenTime[]
  ending: PhraseEnding
}

export interface SpeechOptions {
  voice: EngineVoice
  stretch: number
  /** Words that the voice would get wrong otherwise, with their phones. */
  lexicon: Lexicon
}

/** Speaks one phrase and returns when each of its tokens sounds. */
export function speakPhrase(phrase: Phrase, { voice, stretch, lexicon: known }: SpeechOptions): SpokenPhrase {
  const [first, last] = phrase.tokens
  const count = last - first + 1
  const { ending } = phrase
  if (phrase.words.length === 0) {
    const samples = quietFor(count)
    return {
      samples,
      tokens: evenly({ start: 0, end: samples.length / FLITE_RATE }, count),
      ending,
    }
  }

  const lexicon = wordsOwnTo(phrase, known)
  const { samples, phones } = speak(phrase.text, { voice, stretch, lexicon })
  const spoken = trimmed(samples, phones)
  const spans = spansOf(phrase, phones, lexicon)

  const before = quietFor(spans.findIndex(Boolean))
  const after = quietFor(count - 1 - spans.findLastIndex(Boolean))
  const shift = before.length / FLITE_RATE - spoken.start
  const placed = spans.map((span) => span && { start: span.start + shift, end: span.end + shift })
  const all = joined([before, spoken.samples, after])
  return { samples: all, tokens: fillGaps(placed, all.length / FLITE_RATE), ending }
}

const QUIET_PER_SIGN = 0.3
const LONGEST_QUIET = 1.5

/** Symbols that cannot be said (an emoji, a lone dash) get a moment of silence. */
function quietFor(signs: number): Int16Array {
  return new Int16Array(Math.round(Math.min(LONGEST_QUIET, Math.max(0, signs) * QUIET_PER_SIGN) * FLITE_RATE))
}

const owner = (word: string): string => word.replace(/'s$/, '')

function spansOf(phrase: Phrase, phones: readonly Phone[], lexicon: Lexicon): (TokenTime | undefined)[] {
  const tokens = tokenOfEachPhone(phrase, phones, lexicon)
  const spans: (TokenTime | undefined)[] = new Array(phrase.tokens[1] - phrase.tokens[0] + 1).fill(undefined)
  for (const [index, { start, end }] of phones.entries()) {
    const token = (tokens[index] ?? 0) - phrase.tokens[0]
    spans[token] = { start: spans[token]?.start ?? start, end }
  }
  return spans
}

/** The phrase's words that the voice would get wrong otherwise. */
export const wordsOwnTo = ({ words }: Phrase, known: Lexicon): Lexicon =>
  new Map([...known].filter(([word]) => words.some(({ text }) => owner(text) === word)))

/** The token of each spoken phone of a phrase, never decreasing. */
export function tokenOfEachPhone(phrase: Phrase, phones: readonly Phone[], lexicon: Lexicon): number[] {
  const owners = wordOfEachPhone(
    phonesAlone(phrase, lexicon),
    phones.map(({ name }) => name),
  )
  let word = 0
  return owners.map((found) => {
    word = Math.max(word, found)
    return phrase.words[word]?.token ?? phrase.tokens[0]
  })
}

/** The phones of each word of a phrase said in isolation. */
export function phonesAlone(phrase: Phrase, lexicon: Lexicon): string[][] {
  const alone = phonesOf(phrase.words.map(({ text }) => text))
  return phrase.words.map(({ text }, index) => {
    const own = lexicon.get(owner(text))?.map((phone) => phone.replace(/\d$/, ''))
    return own ? [...own, ...(text.endsWith("'s") ? ['z'] : [])] : (alone[index] ?? [])
  })
}

const LEAD = 0.02
const TAIL = 0.06
const FADE_IN = 0.006
const FADE_OUT = 0.03

/** The sound without the silence the voice adds at both ends. `start` is where it begins, in the voice's seconds. */
function trimmed(samples: Int16Array, phones: readonly Phone[]): { samples: Int16Array; start: number } {
  const start = Math.max(0, (phones[0]?.start ?? 0) - LEAD)
  const end = (phones.at(-1)?.end ?? samples.length / FLITE_RATE) + TAIL
  const kept = samples.slice(Math.round(start * FLITE_RATE), Math.round(end * FLITE_RATE))
  const fadeIn = Math.min(kept.length, Math.round(FADE_IN * FLITE_RATE))
  const fadeOut = Math.min(kept.length, Math.round(FADE_OUT * FLITE_RATE))
  for (let at = 0; at < fadeIn; at++) kept[at] = ((kept[at] ?? 0) * at) / fadeIn
  for (let at = 0; at < fadeOut; at++) {
    const index = kept.length - 1 - at
    kept[index] = ((kept[index] ?? 0) * at) / fadeOut
  }
  return { samples: kept, start }
}

/** Shortest duration, in seconds, of a token the voice left no time for. */
const SHORTEST_SPAN = 0.05

/** Gives every token without its own sound the gap between its neighbors, or part of the previous one. */
function fillGaps(spans: readonly (TokenTime | undefined)[], duration: number): TokenTime[] {
  const filled: TokenTime[] = []
  for (let index = 0; index < spans.length; index++) {
    const span = spans[index]
    if (span) {
      filled.push(span)
      continue
    }
    const nextSounding = spans.findIndex((other, at) => at > index && other !== undefined)
    const count = (nextSounding < 0 ? spans.length : nextSounding) - index
    const end = spans[nextSounding]?.start ?? duration
    const before = filled.at(-1)
    let start = before?.end ?? 0
    if (before && end - start < count * SHORTEST_SPAN) {
      start = Math.max((before.start + before.end) / 2, end - count * SHORTEST_SPAN)
      before.end = start
    }
    filled.push(...evenly({ start, end: Math.max(start, end) }, count))
    index += count - 1
  }
  return filled
}

function evenly({ start, end }: TokenTime, count: number): TokenTime[] {
  const each = (end - start) / count
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * each,
    end: start + (index + 1) * each,
  }))
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
