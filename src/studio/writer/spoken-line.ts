import { words } from '../../shared/stories/reading-level.ts'
import { sentencesOf, wordsOf } from './counts.ts'

/** Words in a row that a story would rather not say again. */
const ECHO = 4
const SENTENCE_AGAIN = 100
const ECHO_AGAIN = 0.7
const THREE_ALIKE = 3

/** What a story has said so far, and what it would cost to say it again. */
export interface SpokenLine {
  add(text: string): void
  costOf(text: string): number
  /** A sentence stands twice. */
  repeats(): boolean
}

/** A story of which nothing has been said yet. */
export function nothingSaid(): SpokenLine {
  const said = new Set<string>()
  const echoes = new Set<string>()
  let repeated = false

  function add(text: string) {
    for (const sentence of sentencesOf(text).map(plainForm)) {
      if (said.has(sentence)) repeated = true
      said.add(sentence)
    }
    for (const run of runsOf(text, ECHO)) echoes.add(run)
  }

  function costOf(text: string): number {
    let cost = 0
    const plain = sentencesOf(text).map(plainForm)
    for (const [at, sentence] of plain.entries()) {
      if (said.has(sentence) || plain.indexOf(sentence) !== at) cost += SENTENCE_AGAIN
      const first = wordsOf(sentence)[0]
      if (at > 1 && first === wordsOf(plain[at - 1] ?? '')[0] && first === wordsOf(plain[at - 2] ?? '')[0])
        cost += THREE_ALIKE
    }
    for (const run of runsOf(text, ECHO)) if (echoes.has(run)) cost += ECHO_AGAIN
    return cost
  }

  return { add, costOf, repeats: () => repeated }
}

const plainForm = (sentence: string) => sentence.toLowerCase().replace(/[“”"]/g, '')

/** The runs of `length` words in a text, in lower case. */
export function runsOf(text: string, length: number): string[] {
  const all = words(text.toLowerCase())
  return all
    .slice(0, Math.max(0, all.length - length + 1))
    .map((_, at) => all.slice(at, at + length).join(' '))
}
