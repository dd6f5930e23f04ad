import { nameOfLetter, readAbbreviation } from './abbreviations.ts'
import { NUMBER_TOKEN, readAfterNumber, readNumberToken } from './number-tokens.ts'
import { readRoman } from './roman.ts'
import { romanize } from './romanize.ts'
import { type Beside, spellSigns } from './signs.ts'
import { calmly, madeSound } from './sounds.ts'

/**
 * How a token is said: groups of plain lower-case words (a to z and apostrophes), with a short breath between groups.
 * Empty for silent tokens, such as a dash or an emoji.
 */
export type Reading = string[][]

/** Reads one whitespace-separated token; its neighbors decide about “St.”, “II” and “km”. */
export function readToken(token: string, { before = '', next = '' }: Partial<Beside> = {}): Reading {
  const beside = { before, next }
  const known = readRoman(token, before) ?? readAfterNumber(token, beside) ?? readAbbreviation(token, beside)
  if (known) return [known]
  if (/^\P{L}*A\P{L}*$/u.test(token) && isLetterA(token, before)) return [['ay']]
  return romanize(spellSigns(token, beside))
    .replace(APOSTROPHE, "'")
    .replace(STUTTER, (letters) => letters.replace(/-/g, 'uh-'))
    .split(BREATH)
    .map((group) => [...group.matchAll(WORD)].flatMap((found) => readWord(found, beside)))
    .filter((group) => group.length > 0)
}

const APOSTROPHE = /[’‘ʼ′]/g
const BREATH = /[—–…]|\.{2,}|--|, /
/** The stuttered sounds before a word: “b-b-but”, “th-that”. */
const STUTTER = /\b(?:([b-df-hj-np-tv-z]|[cstw]h)-)(?:\1-)*(?=\1[a-z])/gi

/** “Plan A”, not “A fox” at the beginning of a sentence. */
const isLetterA = (token: string, before: string): boolean =>
  /\p{L}$/u.test(before) && !/^["“‘']/u.test(token)

const WORD = new RegExp(`${NUMBER_TOKEN}|(?<letters>[a-zA-Z]+(?:'[a-zA-Z]+)*)|(?<symbol>[&@+=])`, 'g')
const SYMBOLS: Record<string, string> = { '&': 'and', '@': 'at', '+': 'plus', '=': 'equals' }

function readWord({ groups = {} }: RegExpMatchArray, beside: Beside): string[] {
  const { letters, symbol } = groups
  if (letters) return readLetters(letters)
  return readNumberToken(groups, beside) ?? [SYMBOLS[symbol ?? ''] ?? ''].filter(Boolean)
}

const SPELLED =
  /^(usa|ufo|tv|dj|pj|ok|abc|diy|bbq|cd|dvd|pc|uk|eu|id|rv|mvp|vip|xl|sos|ai|fbi|lol|omg|asap|gps|dna|led|nba|nfl|atm|faq|rsvp|ceo)(s?)$/i
const LONGEST_WORD = 24

function readLetters(letters: string): string[] {
  const sound = madeSound(letters)
  if (sound) return [sound]
  const word = letters.toLowerCase()
  if (word.length === 1) return /[aio]/.test(word) ? [word] : nameOfLetter(word)
  const isCapitals = letters === letters.toUpperCase()
  const [, initials = '', plural = ''] = SPELLED.exec(word) ?? []
  if (initials && (isCapitals || letters === `${initials.toUpperCase()}s`)) return spell(initials, plural)
  if (isCapitals && !/[aeiouy]/.test(word)) return spell(word)
  return calmly(word).match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}

function spell(initials: string, plural = ''): string[] {
  const names = [...initials].flatMap(nameOfLetter)
  return [...names.slice(0, -1), `${names.at(-1) ?? ''}${plural}`]
}
