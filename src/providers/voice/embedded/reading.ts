import { cardinal, clockTime, decimal, digitByDigit, ordinal, year } from './numbers.ts'
import { romanize } from './romanize.ts'

/**
 * How a token is said: groups of plain lower-case words (a to z and apostrophes), with a short breath between two
 * groups. Empty when there is nothing to say, as for a dash or an emoji.
 */
export type Reading = string[][]

/** Reads one whitespace-separated token as people do; the next token decides about "St." and "No.". */
export function readToken(token: string, next = ''): Reading {
  const plain = romanize(spellSigns(token)).replace(APOSTROPHE, "'")
  const abbreviation = readAbbreviation(plain, next)
  if (abbreviation) return [abbreviation]
  return plain
    .split(BREATH)
    .map((group) => [...group.matchAll(WORD)].flatMap(readWord))
    .filter((group) => group.length > 0)
}

/** Whether the token's last full stop belongs to an abbreviation or an initial, so that no sentence ends with it. */
export function endsWithAbbreviation(token: string, next = ''): boolean {
  return (
    (readAbbreviation(token, next) !== undefined && !ENDS_SENTENCE_TOO.test(token)) ||
    /^\P{L}*\p{Lu}\.$/u.test(token)
  )
}

const APOSTROPHE = /[’‘ʼ′]/g
const BREATH = /[—–…]|\.{2,}|--/
const FRACTIONS: Record<string, string> = {
  '½': 'half',
  '¼': 'quarter',
  '¾': 'three quarters',
  '⅓': 'third',
  '⅔': 'two thirds',
}
const ENDS_SENTENCE_TOO = /^\P{L}*(etc|[ap]\.m|jr|sr)\.\P{L}*$/iu

const SLASHED: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾', '1/3': '⅓', '2/3': '⅔' }

function spellSigns(token: string): string {
  return token
    .replace(/(?<![\d/])[123]\/[234](?![\d/])/g, (found) => SLASHED[found] ?? found)
    .replace(/^(\P{L}*)[-−](?=\d)/u, '$1minus ')
    .replace(/#(?=\d)/g, 'number ')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1 ')
    .replace(
      /(:[0-5]\d)([ap])\.?m\b\.?/gi,
      (_found, time: string, half: string) => `${time} ${half.toLowerCase() === 'a' ? 'ay' : 'pee'} em`,
    )
    .replace(/(\d?)([½¼¾⅓⅔])/gu, (_found, whole: string, sign: string) => {
      const name = FRACTIONS[sign] ?? ''
      return whole ? `${whole} and ${name.includes(' ') ? '' : 'a '}${name} ` : ` ${name} `
    })
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Every script's ten digits lie side by side, so a digit's value is its distance from the first of them. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

const WORD =
  /(?<sign>[$£€])(?<amount>\d[\d,]*)(?:\.(?<cents>\d\d))?|(?<hours>\d{1,2}):(?<minutes>[0-5]\d)|(?<figure>\d[\d,]*(?:\.\d+)?)(?<suffix>st\b|nd\b|rd\b|th\b|s\b|%)?|(?<letters>[a-z]+(?:'[a-z]+)*)|(?<symbol>[&@+=°])/gi

function readWord(found: RegExpMatchArray): string[] {
  const { sign, amount, cents, hours, minutes, figure, suffix, letters, symbol } = found.groups ?? {}
  if (sign && amount) return readMoney(sign, amount, cents)
  if (hours && minutes) return clockTime(hours, minutes)
  if (figure) return readFigure(figure, suffix?.toLowerCase() ?? '')
  if (letters) return readLetters(letters)
  return SYMBOLS[symbol ?? ''] ?? []
}

const SYMBOLS: Record<string, string[]> = {
  '&': ['and'],
  '@': ['at'],
  '+': ['plus'],
  '=': ['equals'],
  '°': ['degrees'],
}
const CURRENCIES: Record<string, [one: string, many: string]> = {
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
}

function readMoney(sign: string, amount: string, cents: string | undefined): string[] {
  const [one, many] = CURRENCIES[sign] ?? ['', '']
  const rest = cents && cents !== '00' ? cardinal(String(Number(cents))) : []
  return [...decimal(amount), amount === '1' ? one : many, ...rest]
}

function readFigure(figure: string, suffix: string): string[] {
  const digits = figure.replaceAll(',', '')
  if (suffix === '%') return [...decimal(figure), 'percent']
  if (suffix === 's') return plural(isYear(figure) ? year(figure) : decimal(figure))
  if (suffix !== '') return ordinal(digits)
  if (isYear(figure)) return year(figure)
  if (figure.startsWith('00')) return digitByDigit(digits.replace('.', ''))
  return decimal(figure.replace(/[,.]$/, ''))
}

const isYear = (figure: string): boolean => /^(1[1-9]|20)\d\d$/.test(figure)

function plural(words: string[]): string[] {
  const last = words.at(-1) ?? ''
  return [
    ...words.slice(0, -1),
    last.endsWith('y') ? `${last.slice(0, -1)}ies` : last.endsWith('x') ? `${last}es` : `${last}s`,
  ]
}

/** Sounds that have no vowel to be read by, and the nearest word that the voice can say. */
const INTERJECTIONS: [RegExp, string][] = [
  [/^s+h+$/, 'shush'],
  [/^h?m+$/, 'hum'],
  [/^b+r+$/, 'burr'],
  [/^g+r+$/, 'gur'],
  [/^z+$/, 'zuzz'],
  [/^p+s+t+$/, 'pist'],
  [/^p+f+t*$/, 'puff'],
  [/^t+s+k+$/, 'tisk'],
  [/^n+o{2,}$/, 'no'],
  [/^s+o{2,}$/, 'so'],
]
const LETTER_NAMES =
  'ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee queue are ess tee you vee double-you ex why zee'.split(
    ' ',
  )
const SPELLED = /^(usa|ufo|tv|dj|pj|ok|abc|diy|bbq|cd|dvd|pc|uk|eu|id|rv|mvp|vip|xl|sos|ai)(s?)$/i
const LONGEST_WORD = 24

function readLetters(letters: string): string[] {
  const word = letters.toLowerCase()
  const interjection = INTERJECTIONS.find(([shape]) => word.length > 1 && shape.test(word))
  if (interjection && !/^(SOS|OK)$/.test(letters)) return [interjection[1]]
  if (word.length === 1) return /[aio]/.test(word) ? [word] : spell(word)
  const isCapitals = letters === letters.toUpperCase()
  const spelled = SPELLED.exec(word)
  if (isCapitals && (spelled || !/[aeiouy]/.test(word))) return spell(word)
  const calm = word.replace(/([a-z])\1{2,}/g, (_run, letter: string) =>
    'eo'.includes(letter) ? letter + letter : letter,
  )
  return calm.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}

function spell(word: string): string[] {
  return [...word].flatMap((letter) => (LETTER_NAMES[letter.charCodeAt(0) - 97] ?? '').split('-'))
}

const ABBREVIATIONS: Record<string, string> = {
  dr: 'doctor',
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  prof: 'professor',
  capt: 'captain',
  sgt: 'sergeant',
  lt: 'lieutenant',
  gen: 'general',
  col: 'colonel',
  rev: 'reverend',
  hon: 'honorable',
  jr: 'junior',
  sr: 'senior',
  mt: 'mount',
  ft: 'fort',
  ave: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
  vs: 'versus',
  etc: 'et cetera',
  approx: 'approximately',
  dept: 'department',
  'e.g': 'for example',
  'i.e': 'that is',
  'a.m': 'ay em',
  'p.m': 'pee em',
  'p.s': 'pee ess',
  'u.s': 'you ess',
  'b.c': 'bee see',
}
const UNITS: Record<string, string> = {
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  kg: 'kilograms',
  lb: 'pounds',
  lbs: 'pounds',
  ft: 'feet',
  mph: 'miles an hour',
  am: 'ay em',
  pm: 'pee em',
}

function readAbbreviation(token: string, next: string): string[] | undefined {
  const [, word = ''] = /^[^\p{L}\p{N}]*([\p{L}.]+)\.[^\p{L}\p{N}]*$/u.exec(token) ?? []
  const name = word.toLowerCase()
  if (name === 'st') return [/^\P{L}*\p{Lu}/u.test(next) ? 'saint' : 'street']
  if (name === 'no' && /^\d/.test(next)) return ['number']
  const said = name ? ABBREVIATIONS[name] : undefined
  if (said) return said.split(' ')
  const title = /^\P{L}*(Mr|Mrs|Ms|Dr|St)$/u.exec(token)?.[1]?.toLowerCase()
  if (title && /^\P{L}*\p{Lu}/u.test(next))
    return title === 'st' ? ['saint'] : [ABBREVIATIONS[title] ?? title]
  const [, figure = '', unit = ''] =
    /^[^\p{L}\p{N}]*(\d[\d,.]*)([a-z]{2,3})[^\p{L}\p{N}]*$/iu.exec(token) ?? []
  const measured = UNITS[unit.toLowerCase()]
  return measured ? [...decimal(figure), ...measured.split(' ')] : undefined
}
