import { endsWithAbbreviation } from './abbreviations.ts'
import { readToken } from './reading.ts'
import type { Beside } from './signs.ts'
import { calmly } from './sounds.ts'

/** How a phrase ends, which determines the pause after it. */
export type PhraseEnding = 'tag' | 'sentence' | 'dialogue' | 'paragraph'

export interface PhraseWord {
  text: string
  /** The index of this word's token in its paragraph. */
  token: number
}

/** What is spoken in one breath: a sentence, or part of one between a quotation and "said Mia". */
export interface Phrase {
  /** Plain words, commas and one final mark; empty if there are only symbols, which get a moment of silence. */
  text: string
  words: PhraseWord[]
  /** The indexes of its first and last token. */
  tokens: [first: number, last: number]
  ending: PhraseEnding
}

/** A name's word in the voice's lexicon, by the name as written, in lower case. */
export type NameWords = ReadonlyMap<string, string>

const COMFORTABLE_WORDS = 36
const LONGEST_PHRASE = 56

/** Splits a paragraph's tokens into phrases of one breath. Every token belongs to exactly one phrase. */
export function phrasesOf(tokens: readonly string[], names: NameWords): Phrase[] {
  const phrases: Phrase[] = []
  let phrase = emptyPhrase(0)
  const close = (last: number, ending: PhraseEnding, mark: string) => {
    if (phrase.words.length > 0) phrase.text = `${phrase.text.replace(/,$/, '')}${mark}`
    phrases.push({ ...phrase, tokens: [phrase.tokens[0], last], ending })
    phrase = emptyPhrase(last + 1)
  }

  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const beside = { before: tokens[index - 1] ?? '', next: next ?? '' }
    const reading = nameReading(token, names) ?? readToken(token, beside)
    if (reading.length === 0 && phrase.words.length > 0) breathe(phrase)
    for (const [at, group] of reading.entries()) {
      if (at > 0) breathe(phrase)
      for (const text of group) say(phrase, text, index)
    }
    const end = endOf(token, next, beside)
    if (next === undefined) close(index, 'paragraph', end?.mark ?? '.')
    else if (phrase.words.length === 0) continue
    else if (end) close(index, end.ending, end.mark)
    else if (phrase.words.length >= LONGEST_PHRASE) close(index, 'tag', ',')
    else if (CLAUSE_END.test(token)) {
      if (phrase.words.length >= COMFORTABLE_WORDS) close(index, 'tag', ',')
      else breathe(phrase)
    }
  }
  return phrases
}

function emptyPhrase(first: number): Phrase {
  return { text: '', words: [], tokens: [first, first], ending: 'sentence' }
}

function say(phrase: Phrase, text: string, token: number): void {
  phrase.text += phrase.text === '' ? text : ` ${text}`
  phrase.words.push({ text, token })
}

function breathe(phrase: Phrase): void {
  if (/[a-z']$/.test(phrase.text)) phrase.text += ','
}

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu
const JOINERS = /[\ufe00-\ufe0f\u200b-\u200f\u2060]/g

/** A token without punctuation around it, for looking up names. */
export const bare = (token: string): string =>
  token.normalize('NFC').replace(JOINERS, '').replace(/[’ʼ]/g, "'").replace(OUTER_SIGNS, '').toLowerCase()

/** Where a double name, e.g. "Anna-Niamh", is split. */
export const DOUBLE_NAME = /[-‐‑]/

/** A token that is a name, or a double name with a known part, as words of the voice's lexicon. */
function nameReading(token: string, names: NameWords): string[][] | undefined {
  const name = bare(token)
  const whole = ownWord(name, names)
  if (whole) return [[whole]]
  const parts = name.split(DOUBLE_NAME)
  if (parts.length === 1 || !parts.some((part) => ownWord(part, names))) return undefined
  return [
    parts.flatMap((part) => {
      const word = ownWord(part, names)
      return word ? [word] : readToken(part).flat()
    }),
  ]
}

function ownWord(name: string, names: NameWords): string | undefined {
  const whole = names.get(name) ?? names.get(calmly(name))
  if (whole) return whole
  const owner = names.get(name.replace(/'s$/, ''))
  return owner && `${owner}'s`
}

const CLOSING = /[\p{Pe}\p{Pf}"'’*_\p{So}]*$/u
const OPENING = /^[\p{Ps}\p{Pi}"'‘*_]+/u
const QUOTE_END = /["”»]\P{L}*$/u
const QUOTE_START = /^["“«]/
const CLAUSE_END = /[,;:)]["”’']*$/

function endOf(
  token: string,
  next: string | undefined,
  beside: Beside,
): { ending: PhraseEnding; mark: string } | undefined {
  const mark = /[.!?…]+$/.exec(token.replace(CLOSING, ''))?.[0]
  if (!mark || endsWithAbbreviation(token, beside)) return undefined
  const spoken = mark.includes('?') ? '?' : mark.includes('!') ? '!' : '.'
  if (next === undefined) return { ending: 'paragraph', mark: spoken }
  const goesOn = /^\p{Ll}/u.test(next.replace(OPENING, ''))
  if (goesOn) return { ending: 'tag', mark: mark.includes('.') || mark.includes('…') ? ',' : spoken }
  const changesVoice = QUOTE_START.test(next) || QUOTE_END.test(token)
  return { ending: changesVoice ? 'dialogue' : 'sentence', mark: spoken }
}
