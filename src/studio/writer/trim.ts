import { lengthOf, sentencesOf, wordsOf } from './counts.ts'
import { upper } from './tidy.ts'

/** What a line can spare where words are few: its last remark, a last word on how a deed looked, a part of a speech that is not its point, or a step in the middle. */
export type Spare = 'remark' | 'aside' | 'speech' | 'middle'

const LONGEST_REMARK = 9
const LEADS_ON = /^(?:But|So|Then|And|Now|Nobody|No one|Not)\b/

/** The text without what it can spare; the same text where it can spare nothing without losing the thread. */
export function spared(text: string, spare: Spare): string {
  if (spare === 'speech') return withoutPartOfSpeech(text)
  const list = sentencesOf(text)
  const at = spare === 'middle' ? middleStep(list) : lastRemark(list, spare === 'aside')
  return at < 0 ? text : list.filter((_, index) => index !== at).join(' ')
}

function lastRemark(list: readonly string[], onlyAside: boolean): number {
  const last = list.at(-1) ?? ''
  const spare =
    list.length > 1 &&
    isPlain(last) &&
    !/^\p{Ll}/u.test(last) &&
    (!onlyAside || ASIDE.test(last)) &&
    !/[?]$/.test(list.at(-2) ?? '')
  return spare ? list.length - 1 : -1
}
/** Says how a thing or a child was: without it the deed is still told. */
const ASIDE =
  /^(?:(?:It|They|There|That|He|She) (?:was|were|had|would have|did not|didn’t|looked|shone|stretched)|Neither of them)\b/

function middleStep(list: readonly string[]): number {
  if (list.length < 4) return -1
  return list.findIndex(
    (sentence, at) =>
      at > 0 &&
      at < list.length - 1 &&
      isPlain(sentence) &&
      !LEADS_ON.test(sentence) &&
      isClearWithout(sentence, list[at + 1] ?? ''),
  )
}

const POINTS_BACK = /^(?:It|He|She|They|His|Her|Its|Their|That|This|These|Those|One|Both|So|But|And|Then)\b/
/** What follows still knows of whom it speaks. */
const isClearWithout = (sentence: string, next: string) =>
  !POINTS_BACK.test(next) ||
  (wordsOf(next)[0] === wordsOf(sentence)[0] && !/^(?:So|But|And|Then)\b/.test(next))

const isPlain = (sentence: string) =>
  !/[“”:]| called /.test(sentence) && /\.$/.test(sentence) && lengthOf(sentence) <= LONGEST_REMARK

/** What a speech is there to say: a wish, a need, a reason, an hour. */
const POINT =
  /\b(?:want|wish|hope|need|must|please|help|lost|gone|stuck|afraid|tonight|bedtime|midnight|without|because|if|until|never|nobody|no one|not|cannot|can’t|won’t|don’t|didn’t|isn’t|have to|has to|had to)\b|\?$/i

/** “I am a net. I catch fish. I want to let one go.” does without “I catch fish.”, not without the wish. */
function withoutPartOfSpeech(text: string): string {
  if (text.includes('‘')) return text
  const speech = text.match(/^(.*“)([^“”]+)”$/s)
  const [, before = '', said = ''] = speech ?? []
  const list = (said.match(/[^.!?…]+[.!?…]+/g) ?? []).map((sentence) => sentence.trim())
  if (list.length < 2 || !/(?:said|called|whispered|cried|asked)\b/.test(before)) return text
  const spare = list.findLastIndex(
    (sentence, at) =>
      !POINT.test(sentence) && (at + 1 === list.length || isClearWithout(sentence, list[at + 1] ?? '')),
  )
  if (spare < 0) return text
  const rest = list.filter((_, at) => at !== spare).join(' ')
  return spare === 0 ? `${before.replace(/, “$/, '. “')}${upper(rest)}”` : `${before}${rest}”`
}
