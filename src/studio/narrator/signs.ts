import { cardinal, ordinal } from './numbers.ts'

/** The tokens before and after, empty at a paragraph's ends; they decide about “St.”, “II” and “km”. */
export interface Beside {
  before: string
  next: string
}

/** Replaces a token's symbols with words where people say them, and digits of any script with 0 to 9. */
export function spellSigns(token: string, { before, next }: Beside): string {
  const isNumberBefore = /^\P{L}*\d$/u.test(before)
  return token
    .replace(/[©®™℠]/gu, '')
    .replace(/^https?:\/\//i, '')
    .replace(/\bwww\./gi, 'double you double you double you dot ')
    .replace(/\.(com|org|net|edu|gov)\b/gi, ' dot $1')
    .replace(/(\d?)([¼-¾⅐-⅞])/gu, (_found, whole: string, sign: string) => {
      const [over = '', under = ''] = sign.normalize('NFKC').split('⁄')
      return `${whole} ${fraction(over, under, whole !== '' || isNumberBefore)} `
    })
    .replace(/(?<![\d/.])(\d)\/(\d{1,2})(?![\d/.])/g, (found, over: string, under: string) =>
      SAID_AS_FRACTION.test(under) && Number(over) < Number(under)
        ? fraction(over, under, isNumberBefore)
        : found,
    )
    .replace(/[²³]/g, (sign) => (sign === '²' ? ' squared' : ' cubed'))
    .replace(/№ ?/g, 'number ')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(PHONE_NUMBER, digitsApart)
    .replace(/^\((\d{3})\)$/, (found) => (PHONE_NUMBER.test(next) ? digitsApart(found) : found))
    .replace(/^911(?!\d)/, '9 1 1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1 ')
    .replace(/(\d)[-–](?=\d)/g, token.includes('=') ? '$1 minus ' : '$1 to ')
    .replace(/−(?=\d)/g, ' minus ')
    .replace(/^(\P{L}*)-(?=[\d.])/u, '$1minus ')
    .replace(/^(\P{L}*)[~≈](?=\d)/u, '$1about ')
    .replace(/(\d)x(?!\p{L})/gu, '$1 times ')
    .replace(/^x$/, /\d$/.test(before) && /^\d/.test(next) ? 'times' : 'x')
    .replace(/^#$|#(?=\d)/, /\d/.test(token + next) ? 'number ' : '')
    .replace(/#(?=\p{L})/gu, 'hashtag ')
    .replace(/° ?([CF])\b/g, (_found, scale: string) => `° ${scale === 'C' ? 'celsius' : 'fahrenheit'}`)
    .replace(/(^|\D)1 ?°/g, '$11 degree ')
    .replace(SIGN, (sign) => ` ${SIGNS[sign] ?? ''} `)
}

const SIGNS: Record<string, string> = {
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '°': 'degrees',
  '%': 'percent',
  '‰': 'per thousand',
}
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'g')

const PHONE_NUMBER = /^\P{N}*((\d[-.])?(\(?\d{3}\)?[-.])?\d{3}[-.]\d{4}|0\d{2,}[-.]\d{3,})\P{N}*$/u

const digitsApart = (number: string): string => number.replace(/\D+/g, ', ').replace(/\d(?=\d)/g, '$& ')

const SAID_AS_FRACTION = /^([234568]|10)$/

/** 1 over 2 is half, or “and a half” after a whole number; 3 over 8 is three eighths. */
function fraction(over: string, under: string, isAfterWhole: boolean): string {
  const part = under === '2' ? 'half' : under === '4' ? 'quarter' : ordinal(under).join(' ')
  const and = isAfterWhole ? 'and ' : ''
  if (over !== '1') return `${and}${cardinal(over).join(' ')} ${part}s`
  if (part === 'half' && !isAfterWhole) return part
  return `${and}${/^e/.test(part) ? 'an' : 'a'} ${part}`
}

/** Every script's ten digits are consecutive, so a digit's value is its distance from the first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
