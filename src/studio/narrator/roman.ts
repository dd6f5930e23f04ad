import { soundOfFirstName } from './first-names.ts'
import { cardinal, ordinal } from './numbers.ts'

const NUMERAL = /^(X{0,2})(IX|IV|V?I{0,3})$/
const COUNTED =
  /^(chapter|part|book|volume|act|scene|war|level|stage|phase|room|number|type|class|page|lesson|verse|canto|apollo|gemini|game|episode|season|round|step|tale|story)$/i
const RULER = /^(king|queen|pope|prince|princess|emperor|empress|tsar|czar|sultan|duke)$/i
/** Rulers' names that are not among the first names. */
const RULERS =
  /^(henry|louis|pius|ramses|ramesses|rameses|tutmosis|darius|xerxes|ptolemy|gustav|nicholas|napoleon)$/i
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10 }

/**
 * A Roman numeral after a ruler's name (“Henry VIII”: the eighth) or a counted thing (“Chapter IV”: four); undefined if
 * the letters are just letters, as in “I” or “Malcolm X”.
 */
export function readRoman(token: string, before: string): string[] | undefined {
  const [, numeral = '', owner = ''] = /^\P{L}*([IVX]+)(['’]s)?\P{L}*$/u.exec(token) ?? []
  const [, previous = ''] = /([\p{L}]+)$/u.exec(before) ?? []
  if (!numeral || !previous || !NUMERAL.test(numeral) || /^X{2,}$/.test(numeral)) return undefined
  const digits = String(worthOf(numeral))
  if (COUNTED.test(previous)) return cardinal(digits)
  const isName = RULERS.test(previous) || RULER.test(previous) || soundOfFirstName(previous) !== undefined
  if (!/^\p{Lu}/u.test(previous) || /^[IX]$/.test(numeral)) return undefined
  if (!isName) return numeral.length > 1 ? cardinal(digits) : undefined
  return withOwner(['the', ...ordinal(digits)], owner)
}

function worthOf(numeral: string): number {
  const values = [...numeral].map((letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const withOwner = (words: string[], owner: string): string[] =>
  owner ? [...words.slice(0, -1), `${words.at(-1) ?? ''}'s`] : words
