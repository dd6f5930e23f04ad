import { cardinal, clockTime, decimal, digitByDigit, ordinal, year } from './numbers.ts'
import type { Beside } from './signs.ts'

const CURRENCIES: Record<string, [one: string, many: string]> = {
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  '¥': ['yen', 'yen'],
  '₹': ['rupee', 'rupees'],
  '₩': ['won', 'won'],
  '₪': ['shekel', 'shekels'],
  '₽': ['ruble', 'rubles'],
  '₺': ['lira', 'lira'],
  '₫': ['dong', 'dong'],
  '₴': ['hryvnia', 'hryvnia'],
  '₦': ['naira', 'naira'],
  '₱': ['peso', 'pesos'],
  '฿': ['baht', 'baht'],
  '¢': ['cent', 'cents'],
}
const SIGN = `[${Object.keys(CURRENCIES).join('')}]`
const LARGE = /^(hundred|thousand|million|billion|trillion)\b/i

const UNITS: Record<string, [one: string, many: string]> = {
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  mi: ['mile', 'miles'],
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  yd: ['yard', 'yards'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  l: ['liter', 'liters'],
  L: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  min: ['minute', 'minutes'],
  sec: ['second', 'seconds'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  mph: ['mile an hour', 'miles an hour'],
  kph: ['kilometer an hour', 'kilometers an hour'],
  'km/h': ['kilometer an hour', 'kilometers an hour'],
  am: ['ay em', 'ay em'],
  pm: ['pee em', 'pee em'],
  AM: ['ay em', 'ay em'],
  PM: ['pee em', 'pee em'],
}
const UNIT_NAMES = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** What `readNumberToken` reads, as part of a regular expression with named groups. */
export const NUMBER_TOKEN = [
  `(?<sign>${SIGN})(?<amount>\\d[\\d,]*(?:\\.\\d(?!\\d))?)(?:\\.(?<cents>\\d\\d))?`,
  `(?<paid>\\d[\\d,]*(?:\\.\\d\\d)?)(?<behind>${SIGN})`,
  '(?<feet>\\d)[\'′](?<inches>\\d{1,2})["″]?',
  '(?<hours>\\d{1,2}):(?<minutes>[0-5]\\d)(?:(?<half>[aApP])\\.?[mM]\\b\\.?)?',
  `(?<measure>\\d[\\d,]*(?:\\.\\d+)?)(?<unit>${UNIT_NAMES})(?![a-zA-Z])`,
  "(?<figure>(?:\\d[\\d,]*)?\\.?\\d[\\d,]*)(?<suffix>st\\b|nd\\b|rd\\b|th\\b|ST\\b|ND\\b|RD\\b|TH\\b|'?s\\b)?",
  `(?<lone>${SIGN})`,
].join('|')

/** The words of a matched number; undefined for other matches. */
export function readNumberToken(
  found: Partial<Record<string, string>>,
  { next }: Beside,
): string[] | undefined {
  const {
    sign,
    amount,
    cents,
    paid,
    behind,
    feet,
    inches,
    hours,
    minutes,
    half,
    measure,
    unit,
    figure,
    suffix,
    lone,
  } = found
  if (sign && amount) return money(sign, amount, LARGE.test(next) ? undefined : cents, LARGE.test(next))
  if (paid && behind) return money(behind, ...splitCents(paid))
  if (feet && inches) return [...cardinal(feet), 'foot', ...cardinal(inches)]
  if (hours && minutes)
    return half
      ? [...clockTime(hours, minutes), half.toLowerCase() === 'a' ? 'ay' : 'pee', 'em']
      : clockTime(hours, minutes)
  if (measure && unit) return [...decimal(measure), ...unitWords(unit, measure)]
  if (figure) return plainFigure(figure, suffix ?? '', next)
  return lone ? [CURRENCIES[lone]?.[1] ?? ''] : undefined
}

/** A token that is only a unit or a scale, read after the number before it: “5 km”, “$3 million”. */
export function readAfterNumber(token: string, { before, next }: Beside): string[] | undefined {
  const [, sign = ''] = new RegExp(`(${SIGN})\\d[\\d,.]*$`, 'u').exec(before) ?? []
  const [word = ''] = /[a-z]+/i.exec(token) ?? []
  if (sign && LARGE.test(word)) return [word.toLowerCase(), CURRENCIES[sign]?.[1] ?? '']
  const [, figure = ''] = /^\P{L}*?(\d[\d,]*(?:[.:]\d+)?)$/u.exec(before) ?? []
  const [, unit = '', dot = ''] = /^([a-z/]+)(\.?)[^\p{L}\p{N}]*$/iu.exec(token) ?? []
  if (!figure || !UNITS[unit] || (unit === 'in' && !dot) || (unit === 'in' && next === '')) return undefined
  return unitWords(unit, figure)
}

const unitWords = (unit: string, figure: string): string[] =>
  (UNITS[unit]?.[figure === '1' ? 0 : 1] ?? unit).split(' ')

const splitCents = (paid: string): [amount: string, cents: string | undefined] => {
  const [amount = '', cents] = paid.split('.')
  return [amount, cents]
}

function money(sign: string, amount: string, cents?: string, isLarge = false): string[] {
  const [one, many] = CURRENCIES[sign] ?? ['', '']
  const rest = cents && cents !== '00' ? cardinal(String(Number(cents))) : []
  return [...decimal(amount), ...(isLarge ? [] : [amount === '1' ? one : many]), ...rest]
}

function plainFigure(figure: string, suffix: string, next: string): string[] {
  const digits = figure.replaceAll(',', '')
  if (/^'?s$/i.test(suffix)) return plural(isYear(figure) ? year(figure) : decimal(figure))
  if (suffix !== '') return ordinal(digits)
  if (isYear(figure)) return year(figure)
  if (figure.startsWith('00')) return digitByDigit(digits.replace('.', ''))
  const [, hours = '', minutes = ''] = /^(1?\d)\.([0-5]\d)$/.exec(figure) ?? []
  if (minutes && /^[ap]\.?m\b/i.test(next)) return clockTime(hours, minutes)
  return decimal(figure.replace(/[,.]$/, ''))
}

const isYear = (figure: string): boolean => /^(1[1-9]|20)\d\d$|^10[1-9]\d$/.test(figure)

function plural(words: string[]): string[] {
  const last = words.at(-1) ?? ''
  return [
    ...words.slice(0, -1),
    last.endsWith('y') ? `${last.slice(0, -1)}ies` : last.endsWith('x') ? `${last}es` : `${last}s`,
  ]
}
