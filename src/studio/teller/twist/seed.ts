import { figureOf } from '../figures.ts'
import { DETERMINER, somebodyIn } from './clause.ts'
import {
  cleaned,
  isOfSomebodyMourned,
  isOfThePlot,
  isReadable,
  pointOf,
  saysNothing,
  withoutRefusals,
} from './clean.ts'

/** The subject of a parent's plot-twist seed. */
export interface Twist {
  /** With its article: "a teapot". */
  name: string
  /** The noun alone: "teapot". */
  head: string
  many: boolean
  /** The seed is not a plain sentence: its words are told as a note. */
  isNote: boolean
  /** The cleaned seed. */
  raw: string
}

const LONGEST_NOTE = 140
const LONGEST_NAME = 8
/** What has neither an article nor a number. */
const UNCOUNTED = /^(?:time|gravity|music|silence|bedtime|winter|summer|spring|autumn)$/i
const NO_NAME =
  /\b(?:i|we|they|he|she|it|everyone|everybody|everything|no one|nobody|somebody|someone|something|nothing|who|is|are|was|were|turns?|falls?|goes|and)\b/i

/**
 * Reads a seed; a text that is not a plain sentence is kept whole, as a note that the children find. A text without
 * content is no twist.
 */
export function twistOf(seed: string): Twist | undefined {
  const whole = cleaned(seed)
  const raw = withoutRefusals(whole)
  if (saysNothing(raw) || isOfSomebodyMourned(whole)) return undefined
  const point = pointOf(raw)
  if (isOfThePlot(point)) return undefined
  const found = isReadable(raw, point) ? built(alone(somebodyIn(point)), raw) : undefined
  return (
    found ?? {
      name: 'a folded note',
      head: 'note',
      many: false,
      isNote: true,
      raw: noteOf(/\?/.test(raw) ? raw : point || raw),
    }
  )
}

/** Whether a seed wishes for what no tale can tell: how the plot goes, or somebody who died. Nothing else takes its place. */
export function isBeyondTales(seed: string): boolean {
  const whole = cleaned(seed)
  const raw = withoutRefusals(whole)
  return !saysNothing(raw) && (isOfSomebodyMourned(whole) || isOfThePlot(pointOf(raw)))
}

/** “a lost sock and pancakes” is about the sock. */
const alone = (name: string): string => name.replace(/^(an? (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) and .*$/iu, '$1')

/** What the note says: the first sentence, cut at a word where it is long. */
function noteOf(text: string): string {
  if ([...text].length <= LONGEST_NOTE) return text
  const cut = [...text].slice(0, LONGEST_NOTE).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

function built(name: string, raw: string): Twist | undefined {
  const [core = ''] = name.split(
    /\s+(?:the size of|with|in|on|under|from|of|made|full|inside|behind|at|for|called|named)\s+/i,
  )
  const nouns = core
    .replace(/, (?:an?|the|his|her|which|who|that) .*$/, '')
    .trim()
    .split(/\s+/)
  if (
    !nouns[0] ||
    core.trim().replace(DETERMINER, '').trim() === '' ||
    nouns.length > LONGEST_NAME ||
    NO_NAME.test(core)
  )
    return undefined
  const called = CALLED.exec(core.trim())?.[1]
  if (called) return { name: capitalized(called), head: capitalized(called), many: false, isNote: false, raw }
  const bare = !DETERMINER.test(core.trim())
  const isName =
    bare && ((nouns.every(isCapitalized) && !figureOf(core)) || UNCOUNTED.test(core) || KIN.test(core))
  const named = KIN.test(core) ? capitalized : (text: string) => text
  const head = isName ? named(nouns.join(' ')) : (nouns.at(-1) ?? '').toLowerCase()
  const many = !isName && isMany(head, core)
  return {
    name: isName ? named(name.trim()) : withArticle(name.trim(), many),
    head,
    many,
    isNote: false,
    raw,
  }
}

const isMany = (head: string, core: string) =>
  /^(?:two|three|four|five|six|seven|many|all the|[2-9]|\d\d+) /i.test(core.trim()) ||
  (/s$/.test(head) && !/(?:ss|us|is|'s)$/.test(head)) ||
  /^(?:mice|geese|sheep|people|children|teeth|socks)$/.test(head)

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)

function withArticle(name: string, many: boolean): string {
  const owned = name.replace(/^(?:my|our|his|her|their) /i, 'the ')
  const full = DETERMINER.test(owned) ? owned : `${many ? 'some' : articleOf(owned)} ${lowerStart(owned)}`
  return full.replace(/^(The|An?|Some|All|One|Two|Three|Four|Five|Six|Seven|Many) /, (word) =>
    word.toLowerCase(),
  )
}

const articleOf = (noun: string) => (/^(?:[aeio]|u(?!n[ai]|s|k))/i.test(noun) ? 'an' : 'a')

/** “our dog Rex”, “her best friend Mia” and “his cousin Ben”: the name alone, or with what the family calls them. */
const CALLED =
  /^(?:my|our|his|her|their) (?:\p{Ll}+ ){0,2}?((?:(?:grand(?:ma|pa|mother|father)|granny|nana|aunt(?:ie|y)?|uncle|cousin) )?\p{Lu}\p{L}+)$/u

/** Somebody of the family, by name: “grandma Inga”. */
export const KIN =
  /^(?:grandma|grandmother|granny|nana|oma|abuela|nonna|grandpa|grandfather|granddad|opa|abuelo|nonno|aunt|auntie|aunty|uncle|cousin|mama|mom|mommy|mum|mummy|dad|daddy|papa)(?: \p{Lu}\p{L}+)?$/iu

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
