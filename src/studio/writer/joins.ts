import { gradeOfSentences, lengthOf, sentencesOf, wordsOf } from './counts.ts'
import type { Dice } from './random.ts'
import { isAlwaysSo, isDeed, isDenial, leadsIn, PLAIN } from './sentence-kinds.ts'
import { lowerFirst } from './tidy.ts'

const TAG =
  /”[^“”]* (?:said|called|whispered|asked|panted|cried|gasped|murmured|inquired|exclaimed|shouted)\b[^“”:;…]*\.$/
const JOINERS = /^(?:But|So|And|Then|Soon|Or|Yet)$/
/** What a sentence may begin with to follow easily upon the one before. */
const FOLLOWS = /^(?:He|She|It|They|There|His|Her|Its|Their|That|This|Nobody|Everyone|Everybody|No)$/
const LONGEST = 30
const TURNS = 14

export interface Joining {
  /** Bounds how many joins are made. */
  turns?: number
  /** Leaves alone what already begins with "but", "so" and the like. */
  careful?: boolean
  /** Takes long breaths, with a semicolon behind what is already joined. */
  bold?: boolean
  /** Tells of a try that fails: what was not to be is joined with "but". */
  fails?: boolean
}

/**
 * Joins short neighboring sentences until the text reads at the wanted grade: older children get longer breaths.
 */
export function combine(
  text: string,
  wanted: number,
  names: ReadonlySet<string>,
  random: Dice,
  joining: Joining = {},
): string {
  const { turns = TURNS, bold = false } = joining
  let list = [...sentencesOf(text)]
  for (let turn = 0; turn < turns && gradeOfSentences(list) < wanted; turn++) {
    const best = shortestJoin(list, names, random, joining)
    if (best) {
      list.splice(best.at, 2, best.sentence)
      continue
    }
    const speech = joinInSpeech(list.join(' '), names, bold)
    if (speech === list.join(' ')) break
    list = [...sentencesOf(speech)]
  }
  return list.join(' ')
}

function shortestJoin(list: string[], names: ReadonlySet<string>, random: Dice, joining: Joining) {
  let best: { at: number; sentence: string; cost: number } | undefined
  for (let at = 0; at + 1 < list.length; at++) {
    const [a = '', b = ''] = list.slice(at, at + 2)
    const afterTag = TAG.test(a)
    if (!PLAIN.test(b) || !(PLAIN.test(a) || afterTag)) continue
    const sentence = joined(a, b, afterTag, names, joining)
    if (!sentence) continue
    const first = wordsOf(b)[0] ?? ''
    const easy = FOLLOWS.test(first) || JOINERS.test(first)
    const cost =
      lengthOf(sentence) + (afterTag ? 6 : 0) + (easy ? 0 : 9) + pausesOf(list, at, sentence) + random.int(7)
    if (!best || cost < best.cost) best = { at, sentence, cost }
  }
  return best
}

/** A semicolon is worth two joins of another kind, and one beside another worth four. */
function pausesOf(list: string[], at: number, sentence: string): number {
  if (!sentence.includes(';')) return 0
  return [list[at - 1], list[at + 2]].some((neighbor) => neighbor?.includes(';')) ? 4 * PAUSE : 2 * PAUSE
}
const PAUSE = 6

function joined(a: string, b: string, afterTag: boolean, names: ReadonlySet<string>, joining: Joining) {
  const [lengthA, lengthB] = [lengthOf(a), lengthOf(b)]
  const first = wordsOf(b)[0] ?? ''
  if (lengthA + lengthB > LONGEST || lengthA < 2 || lengthB < 2 || leadsIn(b)) return undefined
  if (joining.careful && JOINERS.test(first)) return undefined
  const head = a.slice(0, -1)
  const isCompound = /, (?:and|but|so|then)\b/.test(head)
  if (JOINERS.test(first)) {
    if (isCompound && !afterTag) return undefined
    if (/^So (?:did|was|were|had|do|does|could|would)\b/.test(b)) return `${head}, and so${b.slice(2)}`
    return `${head}, ${/^(?:Then|Soon)$/.test(first) ? `and ${first.toLowerCase()}` : first.toLowerCase()}${b.slice(first.length)}`
  }
  const sameTime = isAlwaysSo(a) === isAlwaysSo(b)
  if (!isCompound && !afterTag) {
    if (joining.fails && isDeed(a) && isDenial(b)) return `${head}, but ${lowerFirst(b, names)}`
    if (sameTime && goesOn(a, b)) return `${head} and ${b.slice(b.indexOf(' ') + 1)}`
    if (twoOfThem(a, b)) return `${head}, and ${b}`
  }
  if (
    !isCompound &&
    !correctsItself(a, b) &&
    sameTime &&
    !/ and /.test(b) &&
    !DESCRIBES.test(b) &&
    (afterTag ? isAboutSpeaker(b) || isEvent(b) : sameSubject(a, b) || bothAreEvents(a, b))
  )
    return `${head}, and ${lowerFirst(b, names)}`
  if (afterTag || head.includes(';') || (!joining.bold && (isCompound || lengthA + lengthB > 22)))
    return undefined
  return `${head}; ${lowerFirst(b, names)}`
}

/** The same somebody does the next thing: “They dug a hole and sat in it.” */
const goesOn = (a: string, b: string) =>
  isDeed(a) &&
  isDeed(b) &&
  !CLAUSES.test(a) &&
  !/ and /.test(b) &&
  (wordsOf(a)[0] === wordsOf(b)[0] || (/^Ꙁ/.test(a) && /^(?:He|She)\b/.test(b)))
const CLAUSES = /,| (?:and|until|till|when|while|as|that|which|who|where|because|if|like|than|what|how|so)\b/

/** “It had not dropped out. It had dropped down.” */
const correctsItself = (a: string, b: string) =>
  isDenial(a) && !isDenial(b) && wordsOf(a)[0] === wordsOf(b)[0]

/** Two of the children, each with a thing of their own. */
const twoOfThem = (a: string, b: string) =>
  /^Ꙁ/.test(a) && /^Ꙁ/.test(b) && a.slice(0, 2) !== b.slice(0, 2) && !/ and /.test(b)

/** Only sentences about the same somebody are joined with "and". */
function sameSubject(a: string, b: string): boolean {
  const [first = '', next = ''] = [wordsOf(a)[0], wordsOf(b)[0]]
  if (next === 'He' || next === 'She')
    return first === next || !/^(?:They|It|There|The|A|An|Then|No|Nobody)$/.test(first)
  if (next === 'They') return first === 'They' || first === 'So'
  if (next === 'It' || next === 'Its') return /^(?:It|The|A|An|There)$/.test(first)
  return next === 'There' || (next === first && next !== 'The')
}

/** Says how a thing was, rather than what came next: that stands behind a semicolon. */
export const DESCRIBES = /^(?:It|They|(?:The|A|An) \S+(?: \S+)?) (?:was|were|had been)\b/

const isAboutSpeaker = (b: string) => /^(?:He|She)\b/.test(b)

const REMARK = /^(?:It|That|This|Not|No|Nobody|You|What|Who|I|Each|Every|Some|None|Only|Both|All)$/

const isEvent = (sentence: string) => lengthOf(sentence) >= 4 && !REMARK.test(wordsOf(sentence)[0] ?? '')

const bothAreEvents = (a: string, b: string) => isEvent(a) && isEvent(b)

const IN_SPEECH = /([“ ])([^“”.!?;:…]{12,70})\. ([^“”.!?;:…]{12,60})(?=[.,]”|\. )/u
const CLAUSE = /^(?:I|We|It|They|You|My|The|There) /
/** Two statements that end a speech. */
const TWO_IN_SPEECH =
  /((?<=“|“[^“”]*[.!?] )[^“”.!?;:…]{10,70})[.!] ((?:I|We|It|They|You|He|She|My|The|There|And|But|So)\b[^“”.!?;:…]{8,70})(?=[.!?,]”|[.!] )/u
/** “I hid,” said the cloud. “I was afraid.” is one breath: “I hid,” said the cloud, “and I was afraid.” */
const AROUND_TAG =
  /(?<=“(?:(?:I|We|It|They|My|There|He|She|The)\b[^“”]{8,}|[^“”]{9,}(?=,” [^“”]+ “(?:So|But|And)\b)))(,” (?:said|murmured|remarked|whispered) [^“”.;:!?]{2,40})\. “(So|But|And|I|It|They|We|You|There)\b(?=[^“”]*[.]”)/u
const RUNS_ON = /(“[^“”.!?;:…]{8,70}|[.!?] [^“”.!?;:…]{8,70})\. (And|But|So) (?=[^“”]*”)/u

function joinInSpeech(text: string, names: ReadonlySet<string>, bold: boolean): string {
  const running = text.replace(RUNS_ON, (all, x: string, joiner: string) =>
    insideSpeech(text, all) ? `${x}, ${joiner.toLowerCase()} ` : all,
  )
  if (running !== text) return running
  const joined = text.replace(IN_SPEECH, (all, before: string, x: string, y: string) => {
    if (before !== '“' || !CLAUSE.test(x) || !CLAUSE.test(y) || isDenial(x)) return all
    return `“${x}, and ${lowerFirst(y, names)}`
  })
  if (joined !== text || !bold) return joined
  const spoken = text.replace(TWO_IN_SPEECH, (_, x: string, y: string) => `${x}; ${lowerFirst(y, names)}`)
  if (spoken !== text) return spoken
  return text.replace(AROUND_TAG, (_, x: string, joiner: string) =>
    /^(?:So|But|And)$/.test(joiner)
      ? `${x}, “${joiner.toLowerCase()}`
      : `${x}, “and ${lowerFirst(joiner, names)}`,
  )
}

/** Whether the piece lies within quotation marks, its own opening one included. */
function insideSpeech(text: string, piece: string): boolean {
  if (piece.startsWith('“')) return true
  const before = text.slice(0, text.indexOf(piece) + 1)
  return before.split('“').length > before.split('”').length
}
