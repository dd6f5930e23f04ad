import { COMMON } from './common-subjects.ts'
import { LIVING } from './living-subjects.ts'
import { OTHER } from './other-subjects.ts'
import { wholeWords } from './whole-words.ts'

/** What a child knows all about: its plural as told, its smallest and its biggest one. */
export interface Subject {
  subject: string
  small: string
  big: string
}

/**
 * The parents' words, the plural as told, the smallest and the biggest; at one place in a text earlier rows go first. The
 * singular of those words, or the words that are given last, count only before “fan” and the like, or after “knows every”.
 */
export type SubjectRow = readonly [words: string, subject: string, small: string, big: string, one?: string]

/** Something worn, eaten, or only a picture, with the thing's name in it. */
const NO_SUBJECT =
  '(?![ -](?:prints?|printed|shaped|themed|glasses|frames|shirts?|t-shirts?|pajamas|pyjamas|socks|boots|shoes|slippers|backpack|hat|dress|costumes?|lunch ?box|nuggets|fingers|sticks|cakes?|toys?|wellies|teeth|tooth|party|ears|stickers?|cards|games?|books?|buns?|off|out|movies?|films?|show|toast|crossing)(?![\\p{L}]))'
/** What comes in a dream, or bites. */
const NOT_LOVED =
  /(?:(?:eyes|hair|freckles) like|(?:nightmares|dreams) (?:about|of|with)(?: \p{L}+)?|(?:stung|bitten|chased|startled) by(?: \p{L}+)?|(?:wary|unsure|phobia|shy|careful|cautious|runs|hides|cries|licked) (?:of|from|at|around|near|by)(?: the| big)?) $/iu
/** “expert” in “shark expert”, “mad” in “horse-mad”. */
const FANS =
  '(?:lov(?:er|ing)|fan(?:atic|girl|boy)?|super ?fan|supporter|expert|specialist|enthusiast|connoisseur|devotee|spotter|watcher|seeker|hunter|collector|hoarder|nerd|geek|buff|nut|nutter|freak|fiend|addict(?:ed)?|junkie|maniac|monster|tragic|genius|guru|whizz?|person|girl|boy|kid|obsess(?:ed|ive|ion)|mad|crazy|daft|facts?|trivia|everything|phase)'
/** “whale and dolphin lover”, “Messi number one fan”. */
const AS_A_FAN = new RegExp(
  `^(?: and \\p{L}+)?[ -](?:(?:super|mega|number one|huge|big) )?${FANS}(?!\\p{L})`,
  'iu',
)
const MAY_BE_FOR_FANS = new RegExp(`[ -]${FANS}|every|any|each`, 'iu')
const AFTER_EVERY =
  /(?:^| )(?:knows|names?|can name|spots|identifies|recogni[sz]es) (?:every|any|each)(?: single)? $/iu

/** “sharks|bunnies” as “shark|bunny”, within a pattern. */
const oneOf = (words: string) =>
  words
    .replace(/(\p{L}{2})ies\b(?!\?)/gu, '$1y')
    .replace(/(\p{L}(?:x|ch|sh|ss))es\b(?!\?)/gu, '$1')
    .replace(/(\p{L}{2}[^\P{L}su])s\b(?!\?)/gu, '$1')

const TABLE = [...OTHER, ...LIVING, ...COMMON]
const FOUND: readonly Subject[] = TABLE.map(([, subject, small, big]) => ({ subject, small, big }))
const COMMON_FROM = TABLE.length - COMMON.length

/** One pattern for the whole table, with a group for each row. */
const anyOf = (rows: readonly string[]) => wholeWords(rows.map((words) => `(${words})`).join('|'), 'giu')
const MANY = anyOf(TABLE.map(([words]) => `(?:${words})(?![\\p{L}\\d])${NO_SUBJECT}`))
const ONE = anyOf(TABLE.map(([words, , , , one = oneOf(words)]) => `(?:${one})(?![\\p{L}\\d])`))

/** A subject in a text; `isCommon` where most children like it. */
export interface SubjectFound {
  at: number
  found: Subject
  isCommon: boolean
}

/** The subjects that a text names, each once; `at` is the position. */
export function subjectsIn(text: string): SubjectFound[] {
  const forFans = MAY_BE_FOR_FANS.test(text) ? [...text.matchAll(ONE)].filter(isForFans) : []
  return [...text.matchAll(MANY), ...forFans]
    .filter(isLoved)
    .flatMap((match) => {
      const row = match.findIndex((group, at) => at > 0 && group !== undefined) - 1
      const found = FOUND[row]
      return found ? [{ at: match.index, row, found, isCommon: row >= COMMON_FROM }] : []
    })
    .sort((a, b) => a.at - b.at || a.row - b.row)
    .filter(({ found }, index, all) => all.findIndex((each) => each.found === found) === index)
}

const isLoved = ({ index, input }: RegExpExecArray) => !NOT_LOVED.test(input.slice(0, index))

const isForFans = ({ index, input, 0: word }: RegExpExecArray) =>
  AS_A_FAN.test(input.slice(index + word.length)) || AFTER_EVERY.test(input.slice(0, index))

/** Every subject that can be told. */
export const ALL_SUBJECTS: readonly Subject[] = FOUND
