import { CONFUSABLES } from './confusables.ts'

/** Look-alikes that are missing in Unicode's table. */
const ALSO: Record<string, string> = {
  c: 'ϹС',
  f: 'ғҒ',
  h: 'нн',
  k: 'кқ',
  m: 'м',
  t: 'т',
  u: 'цџ',
  i: 'іїɩӏ',
}
const LATIN = new Map(
  [CONFUSABLES, ALSO].flatMap((table) =>
    Object.entries(table).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
  ),
)
/** Latin letters and digits that look like Cyrillic ones. */
const CYRILLIC = new Map(
  'aа cс eе oо pр xх yу kк mм hн bв tт iі 0о 1и 3з 4ч 6б'
    .split(' ')
    .map(([sign = '', letter = '']) => [sign, letter] as const),
)

/** Two characters that stand for one letter. */
const CROSSED = /(?<=\p{L})><|><(?=\p{L})/gu
const HIDDEN = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu
/** Strokes and rings drawn over letters, which no orthography needs. */
const OVERLAYS = /[\u0335-\u0338\u20d0-\u20ff\u0336]/gu
const MARKS_ON_LATIN = /(?<=[a-z])\p{M}+/gu
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu
const ARABIC_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ک: 'ك',
}
const ANY_ARABIC_LETTER = new RegExp(`[${Object.keys(ARABIC_LETTERS).join('')}]`, 'gu')

const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '®': 'r',
  '©': 'c',
}
/** A capital I among small letters looks like a small l. */
const I_FOR_L = /(?<=\p{Ll}I*)I/gu
/** A run of letters, digits and symbols in which a digit or symbol stands for a letter. */
const DISGUISED = /(?<![\p{L}\p{N}@$])(?=[^\s]*[a-z])[a-z0-9@$!|+€£®©]*[0-9@$!|€£®©][a-z0-9@$!|+€£®©]*/gu
const DISGUISE = /[0-9@$!|€£®©]/
const SEPARATORS = /(?<=[\p{L}\p{N}@$!])[._\-|/\\~*+=:·•`]+(?=[\p{L}\p{N}@$!])/gu
/** At least three single letters in a row, with anything between them: "k i l l", "k. i. l. l". */
const SPELLED = /(?<![\p{L}\p{N}])[\p{L}@$](?:[\s._*\-,|/]{1,3}[\p{L}@$!]){2,}(?![\p{L}\p{N}])/gu
const WITH_CYRILLIC = /[\p{L}\d]*\p{Script=Cyrillic}[\p{L}\d]*/gu
const BETWEEN_HAN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\s\p{P}\d]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu
const WITHIN_HANGUL = /(?<=\p{Script=Hangul})[\d\p{P}]+(?=\p{Script=Hangul})/gu
const SINGLE_HANGUL = /(?<![\p{L}\p{N}])\p{Script=Hangul}(?:\s\p{Script=Hangul})+(?![\p{L}\p{N}])/gu

/** Most texts hold neither: what would change nothing in them is left out. */
const MORE_THAN_ENGLISH = /[^\0-\x7f‘’“”–—]/
const OTHER_SCRIPT = /[\u0370-\u1fff\u2c00-\uffff]/

/** The text in its own script: one form of each letter, nothing hidden, lower case. */
export const native = (text: string): string => oneForm(text).replace(CROSSED, 'x').toLowerCase()

/** The same with case, for patterns. */
export const oneForm = (text: string): string =>
  text
    .replace(OVERLAYS, '')
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, boxed)
    .replace(ARABIC_MARKS, '')
    .replace(ANY_ARABIC_LETTER, (letter) => ARABIC_LETTERS[letter] ?? letter)

/** Letters in boxes and circles, which have no decomposition. */
function boxed(sign: string): string {
  const at = sign.codePointAt(0) ?? 0
  const start = at >= 0x1f1e6 ? 0x1f1e6 : 0x1f130 + Math.floor((at - 0x1f130) / 0x20) * 0x20
  return String.fromCodePoint(0x61 + at - start)
}

/**
 * The ways in which a text may be read, each once: unchanged; with look-alikes of l as l; in Latin letters without
 * marks, disguises and symbols between letters; spelled words joined; Latin letters inside Cyrillic words; Han, kana
 * and Hangul without insertions. All in lower case.
 */
export function readingsOf(text: string): { plain: readonly string[]; joined: readonly string[] } {
  const own = native(text)
  const latin = unmarked(own)
  const readings = new Set([own, latin])
  const small = text.replace(I_FOR_L, 'l')
  if (small !== text) readings.add(native(small))
  const together = latin.replace(SEPARATORS, '')
  for (const one of ['i', 'l']) {
    const undone = unleeted(latin, one)
    readings.add(undone)
    readings.add(together === latin ? undone : unleeted(together, one))
    readings.add(undone.replace(SEPARATORS, ' '))
  }
  const cyrillic = OTHER_SCRIPT.test(own) ? own.replace(WITH_CYRILLIC, inCyrillic) : own
  readings.add(cyrillic).add(cyrillic.replace(SEPARATORS, ''))
  if (OTHER_SCRIPT.test(own)) {
    readings.add(own.replace(BETWEEN_HAN, ''))
    readings.add(
      own.replace(WITHIN_HANGUL, '').replace(SINGLE_HANGUL, (letters) => letters.replace(/\s/g, '')),
    )
  }
  return { plain: [...readings], joined: [...new Set([...new Set([own, latin])].flatMap(spelledIn))] }
}

const unmarked = (text: string) =>
  MORE_THAN_ENGLISH.test(text)
    ? text
        .replace(/\p{L}+/gu, inLatin)
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replace(MARKS_ON_LATIN, '')
        .normalize('NFC')
    : text

/** A word of look-alikes in Latin letters; unchanged if a letter has no Latin look-alike. */
function inLatin(word: string): string {
  if (/^[a-z]*$/.test(word)) return word
  const letters = [...word].map((letter) =>
    /\p{Script=Latin}/u.test(letter) ? (LATIN.get(letter) ?? letter) : LATIN.get(letter),
  )
  return letters.every((letter) => letter !== undefined) ? letters.join('') : word
}

const inCyrillic = (word: string) =>
  [...word]
    .map((letter) => CYRILLIC.get(letter) ?? letter)
    .join('')
    .replaceAll('ё', 'е')

const unleeted = (text: string, one: string) =>
  DISGUISE.test(text)
    ? text.replace(DISGUISED, (word) =>
        [...word.replace(/[!|]+$/, '')]
          .map((sign) => (/[1!|]/.test(sign) ? one : (LEET[sign] ?? sign)))
          .join(''),
      )
    : text

const spelledIn = (text: string) =>
  [...text.matchAll(SPELLED)].map(([letters]) => letters.replace(/[\s._*\-,|/]/g, ''))
