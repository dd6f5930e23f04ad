import type { Beside } from './signs.ts'

const ABBREVIATIONS: Record<string, string> = {
  dr: 'doctor',
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  mx: 'mix',
  prof: 'professor',
  capt: 'captain',
  sgt: 'sergeant',
  lt: 'lieutenant',
  gen: 'general',
  col: 'colonel',
  rev: 'reverend',
  hon: 'honorable',
  gov: 'governor',
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
  inc: 'incorporated',
  ltd: 'limited',
  'e.g': 'for example',
  'i.e': 'that is',
  'a.k.a': 'also known as',
  'a.m': 'ay em',
  'p.m': 'pee em',
}
/** Abbreviations that are also words, and only count before a number. */
const BEFORE_FIGURES: Record<string, string> = {
  no: 'number',
  p: 'page',
  pp: 'pages',
  jan: 'january',
  feb: 'february',
  mar: 'march',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sept: 'september',
  sep: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
}
const TITLE_WITHOUT_DOT = /^\P{L}*(Mr|Mrs|Ms|Dr|St)$/u
const NAMES_A_SAINT =
  /^\P{L}*(|Mount|Mt\.?|Port|Fort|Lake|Dear|Old|The|At|In|To|From|And|For|With|Of|[^\p{Lu}\P{L}].*|.*[^\p{L}.])$/u

/** How an abbreviation or an initialism (“U.S.A.”) is said; undefined for other tokens. */
export function readAbbreviation(token: string, { before, next }: Beside): string[] | undefined {
  const [, word = ''] = /^[^\p{L}\p{N}]*([\p{L}.]+)\.[^\p{L}\p{N}]*$/u.exec(token) ?? []
  const name = word.toLowerCase()
  const isNameNext = /^\P{L}*\p{Lu}/u.test(next)
  if (name === 'st') return [isNameNext && NAMES_A_SAINT.test(before) ? 'saint' : 'street']
  if (Object.hasOwn(BEFORE_FIGURES, name) && /^\d/.test(next)) return [BEFORE_FIGURES[name] ?? '']
  if (Object.hasOwn(ABBREVIATIONS, name)) return ABBREVIATIONS[name]?.split(' ')
  if (/^\p{L}(\.\p{L})+$/u.test(word)) return word.split('.').flatMap(nameOfLetter)
  const title = TITLE_WITHOUT_DOT.exec(token)?.[1]?.toLowerCase()
  if (title && isNameNext) return title === 'st' ? ['saint'] : [ABBREVIATIONS[title] ?? title]
  return undefined
}

const ENDS_SENTENCE_TOO = /^\P{L}*(etc|jr|sr|st|ave|rd|blvd|inc|ltd|\p{L}(\.\p{L})+)\.\P{L}*$/iu
const NEVER_ENDS = /^\P{L}*(e\.g|i\.e|a\.k\.a)\.\P{L}*$/iu

/** Whether the token's last full stop belongs to an abbreviation or an initial, and so does not end a sentence. */
export function endsWithAbbreviation(token: string, beside: Beside): boolean {
  if (/^\P{L}*\p{Lu}\.$/u.test(token)) return true
  const said = readAbbreviation(token, beside)
  if (!said) return false
  const goesOn = /^\P{L}*\p{Ll}/u.test(beside.next) || said[0] === 'saint' || NEVER_ENDS.test(token)
  return goesOn || !ENDS_SENTENCE_TOO.test(token)
}

const LETTER_NAMES =
  'ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee queue are ess tee you vee double-you ex why zee'.split(
    ' ',
  )

/** The name of a letter from a to z in words: w is double you. */
export function nameOfLetter(letter: string): string[] {
  return (LETTER_NAMES[letter.toLowerCase().charCodeAt(0) - 97] ?? '').split('-').filter(Boolean)
}
