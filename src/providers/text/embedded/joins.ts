import { sentences } from '../../../shared/reading-level.ts'
import { gradeOfSentences, lengthOf, wordsOf } from './counts.ts'
import type { Random } from './random.ts'
import { lowerFirst } from './tidy.ts'

/** A sentence without speech, question or inner stop: one that can be joined to another. */
export const PLAIN = /^[^“”:…()!?;]+\.$/
const TAG = /”[^“”]* (?:said|called|whispered|asked|panted)\b[^“”:;…]*\.$/
const JOINERS = /^(?:But|So|And|Then|Or|Yet)$/
/** What a sentence may begin with to follow easily upon the one before. */
const FOLLOWS = /^(?:He|She|It|They|There|His|Her|Its|Their|That|This|Nobody|Everyone|Everybody|No)$/
const LONGEST = 30

export interface Joining {
  /** Bounds how many joins are made. */
  turns?: number
  /** Leaves alone what already begins with "but", "so" and the like. */
  careful?: boolean
  /** Takes long breaths, with a semicolon behind what is already joined. */
  bold?: boolean
}

/**
 * Joins short neighboring sentences until the text reads at the wanted grade: older children get longer breaths.
 */
export function combine(
  text: string,
  wanted: number,
  names: ReadonlySet<string>,
  random: Random,
  { turns = 14, careful = false, bold = false }: Joining = {},
): string {
  let list = sentences(text)
  for (let turn = 0; turn < turns && gradeOfSentences(list) < wanted; turn++) {
    const best = shortestJoin(list, names, random, careful, bold)
    if (best) {
      list.splice(best.at, 2, best.sentence)
      continue
    }
    const speech = joinInSpeech(list.join(' '), names, bold)
    if (speech === list.join(' ')) break
    list = sentences(speech)
  }
  return list.join(' ')
}

function shortestJoin(
  list: string[],
  names: ReadonlySet<string>,
  random: Random,
  careful: boolean,
  bold: boolean,
) {
  let best: { at: number; sentence: string; cost: number } | undefined
  for (let at = 0; at + 1 < list.length; at++) {
    const [a = '', b = ''] = list.slice(at, at + 2)
    const afterTag = TAG.test(a)
    if (!PLAIN.test(b) || !(PLAIN.test(a) || afterTag)) continue
    const sentence = joined(a, b, afterTag, names, careful, bold)
    if (!sentence) continue
    const first = wordsOf(b)[0] ?? ''
    const easy = FOLLOWS.test(first) || JOINERS.test(first)
    const cost = lengthOf(sentence) + (afterTag ? 6 : 0) + (easy ? 0 : 9) + random.int(7)
    if (!best || cost < best.cost) best = { at, sentence, cost }
  }
  return best
}

function joined(
  a: string,
  b: string,
  afterTag: boolean,
  names: ReadonlySet<string>,
  careful: boolean,
  bold: boolean,
): string | undefined {
  const [lengthA, lengthB] = [lengthOf(a), lengthOf(b)]
  const first = wordsOf(b)[0] ?? ''
  if (lengthA + lengthB > LONGEST || lengthA < 2 || lengthB < 2) return undefined
  if (careful && JOINERS.test(first)) return undefined
  const head = a.slice(0, -1)
  const isCompound = /, (?:and|but|so|then)\b/.test(head)
  if (JOINERS.test(first)) {
    if (isCompound && !afterTag) return undefined
    return `${head}, ${first === 'Then' ? 'and then' : first.toLowerCase()}${b.slice(first.length)}`
  }
  if (
    !isCompound &&
    !/ and /.test(b) &&
    (afterTag ? isAboutSpeaker(b) : sameSubject(a, b) || bothAreEvents(a, b))
  )
    return `${head}, and ${lowerFirst(b, names)}`
  if (afterTag || head.includes(';') || (!bold && (isCompound || lengthA + lengthB > 22))) return undefined
  return `${head}; ${lowerFirst(b, names)}`
}

/** Only sentences about the same somebody are joined with "and". */
function sameSubject(a: string, b: string): boolean {
  const [first = '', next = ''] = [wordsOf(a)[0], wordsOf(b)[0]]
  if (next === 'He' || next === 'She')
    return first === next || !/^(?:They|It|There|The|A|An|Then|No|Nobody)$/.test(first)
  if (next === 'They') return first === 'They' || first === 'So'
  if (next === 'It' || next === 'Its') return /^(?:It|The|A|An|There)$/.test(first)
  return next === 'There' || (next === first && next !== 'The')
}

const isAboutSpeaker = (b: string) => /^(?:He|She)\b/.test(b)

const REMARK = /^(?:It|That|This|Not|No|Nobody|You|What|Who|I|Each|Every|Some|None|Only|Both|All)$/

const bothAreEvents = (a: string, b: string): boolean => {
  const [first = '', next = ''] = [wordsOf(a)[0], wordsOf(b)[0]]
  return lengthOf(a) >= 5 && lengthOf(b) >= 5 && !REMARK.test(first) && !REMARK.test(next)
}

const IN_SPEECH = /([“ ])([^“”.!?;:…]{12,70})\. ([^“”.!?;:…]{12,60})(?=[.,]”|\. )/u
const CLAUSE = /^(?:I|We|It|They|You|My|The|There) /
/** Two statements that end a speech. */
const TWO_IN_SPEECH =
  /((?<=“|“[^“”]*[.!?] )[^“”.!?;:…]{10,70})[.!] ((?:I|We|It|They|You|He|She|My|The|There|And|But|So)\b[^“”.!?;:…]{8,70})(?=[.!?,]”|[.!] )/u
/** “I hid,” said the cloud. “I was afraid.” is one breath: “I hid,” said the cloud, “and I was afraid.” */
const AROUND_TAG =
  /(?<=“[^“”]{9,})(,” (?:said|murmured|remarked|whispered) [^“”.;:!?]{2,40})\. “(So|But|And|I|It|They|We|You|There)\b(?=[^“”]*[.]”)/u
const RUNS_ON = /(“[^“”.!?;:…]{8,70}|[.!?] [^“”.!?;:…]{8,70})\. (And|But|So) (?=[^“”]*”)/u

function joinInSpeech(text: string, names: ReadonlySet<string>, bold: boolean): string {
  const running = text.replace(RUNS_ON, (all, x: string, joiner: string) =>
    insideSpeech(text, all) ? `${x}, ${joiner.toLowerCase()} ` : all,
  )
  if (running !== text) return running
  const joined = text.replace(IN_SPEECH, (all, before: string, x: string, y: string) => {
    if (before !== '“' || !CLAUSE.test(x) || !CLAUSE.test(y)) return all
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
