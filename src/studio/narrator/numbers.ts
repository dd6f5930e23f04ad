const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES: [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]
const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}
const LARGEST = 1e15

/** A whole number in words: 342 is three hundred forty two. Beyond a thousand trillions it is read digit by digit. */
export function cardinal(digits: string): string[] {
  const number = Number(digits)
  return number < LARGEST && !/^0\d/.test(digits) ? wordsOf(number) : digitByDigit(digits)
}

/** 3 is third, 21 is twenty first. */
export function ordinal(digits: string): string[] {
  const words = cardinal(digits)
  const last = words.pop() ?? ''
  return [...words, ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)]
}

/** 3.14 is three point one four; 1,000 is one thousand. */
export function decimal(figure: string): string[] {
  const [whole = '', fraction] = figure.replaceAll(',', '').split('.')
  const words = cardinal(whole === '' ? '0' : whole)
  return fraction ? [...words, 'point', ...digitByDigit(fraction)] : words
}

/** Four digits as a year: 1875 is eighteen seventy five, 2005 is two thousand five, 2024 is twenty twenty four. */
export function year(digits: string): string[] {
  const century = Number(digits.slice(0, 2))
  const rest = Number(digits.slice(2))
  if (rest === 0) return century % 10 === 0 ? wordsOf(Number(digits)) : [...wordsOf(century), 'hundred']
  if (rest < 10)
    return century % 10 === 0 ? wordsOf(Number(digits)) : [...wordsOf(century), 'oh', ...wordsOf(rest)]
  return [...wordsOf(century), ...wordsOf(rest)]
}

/** 7:00 is seven o'clock, 7:05 is seven oh five. */
export function clockTime(hours: string, minutes: string): string[] {
  if (minutes === '00') return [...wordsOf(Number(hours)), "o'clock"]
  return [...wordsOf(Number(hours)), ...(minutes.startsWith('0') ? ['oh'] : []), ...wordsOf(Number(minutes))]
}

/** A word for each digit: 105 is one, zero, five. */
export function digitByDigit(digits: string): string[] {
  return [...digits].map((digit) => SMALL[Number(digit)] ?? '')
}

function wordsOf(number: number): string[] {
  if (number < 20) return [SMALL[number] ?? '']
  if (number < 100) return [TENS[Math.floor(number / 10)] ?? '', ...(number % 10 ? wordsOf(number % 10) : [])]
  const [size, name] = SCALES.find(([scale]) => number >= scale) ?? [100, 'hundred']
  const rest = number % size
  return [...wordsOf(Math.floor(number / size)), name, ...(rest ? wordsOf(rest) : [])]
}
