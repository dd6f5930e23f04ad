import { lengthOf, sentencesOf } from './counts.ts'

/** What a line can spare where words are few: its last remark, the end of a speech, or a step in the middle. */
export type Spare = 'remark' | 'speech' | 'middle'

const LONGEST_REMARK = 9
const LEADS_ON = /^(?:But|So|Then|And|Now|Nobody|No one|Not)\b/

/** The text without what it can spare; the same text where it can spare nothing without losing the thread. */
export function spared(text: string, spare: Spare): string {
  if (spare === 'speech') return withoutLastOfSpeech(text)
  const list = sentencesOf(text)
  const at = spare === 'remark' ? lastRemark(list) : middleStep(list)
  return at < 0 ? text : list.filter((_, index) => index !== at).join(' ')
}

function lastRemark(list: readonly string[]): number {
  const last = list.at(-1) ?? ''
  return list.length > 1 && isPlain(last) && !/[?]$/.test(list.at(-2) ?? '') ? list.length - 1 : -1
}

function middleStep(list: readonly string[]): number {
  if (list.length < 4) return -1
  const found = list.slice(1, -1).findIndex((sentence) => isPlain(sentence) && !LEADS_ON.test(sentence))
  return found < 0 ? -1 : found + 1
}

const isPlain = (sentence: string) =>
  !/[“”:]| called /.test(sentence) && /\.$/.test(sentence) && lengthOf(sentence) <= LONGEST_REMARK

/** “It shines, but only one way! There are ships out there.” ends behind “one way!” */
function withoutLastOfSpeech(text: string): string {
  const speech = text.match(/^(.*“)([^“”]+)”$/s)
  const [, before = '', said = ''] = speech ?? []
  const list = said.match(/[^.!?…]+[.!?…]+/g) ?? []
  if (list.length < 2 || !/(?:said|called|whispered|cried|asked)\b/.test(before)) return text
  return `${before}${list.slice(0, -1).join('').trim()}”`
}
