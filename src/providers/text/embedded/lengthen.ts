import { sentences } from '../../../shared/reading-level.ts'
import { gradeOfSentences, lengthOf } from './counts.ts'
import { PLAIN } from './joins.ts'
import type { Random } from './random.ts'
import { lowerFirst } from './tidy.ts'

/** How the older telling takes a longer breath before a plain statement, or after it. */
const BEFORE = [
  'As it happened, ',
  'Oddly enough, ',
  'As luck would have it, ',
  'Sure enough, ',
  'As it turned out, ',
  'Strange to say, ',
  'For once, ',
  'Not very long afterward, ',
]
const BEHIND = [', or so it seemed at the time', ', at least for the moment', ', as anybody could see']
const STATEMENT = /^(?:They|He|She|It was|It had|There was|The|Ꙁ|Everybody|Everyone|Nobody)\b/
const MOST = 2

/** Lengthens a few plain statements of a paragraph until it reads at the wanted grade; `taken` holds what the story has used. */
export function lengthen(
  text: string,
  wanted: number,
  names: ReadonlySet<string>,
  taken: Set<string>,
  random: Random,
): string {
  const list = sentences(text)
  const free = list.flatMap((sentence, at) => (at > 0 && isStatement(sentence) ? [at] : []))
  for (const at of random.shuffle(free).slice(0, MOST)) {
    if (gradeOfSentences(list) >= wanted) break
    const sentence = list[at] ?? ''
    const phrase = random.pick([...BEFORE, ...BEHIND].filter((each) => !taken.has(each)).concat(''))
    if (!phrase) break
    taken.add(phrase)
    list[at] = phrase.startsWith(',')
      ? `${sentence.slice(0, -1)}${phrase}.`
      : phrase + lowerFirst(sentence, names)
  }
  return list.join(' ')
}

const isStatement = (sentence: string) =>
  PLAIN.test(sentence) &&
  STATEMENT.test(sentence) &&
  !sentence.includes(', ') &&
  lengthOf(sentence) > 3 &&
  lengthOf(sentence) < 13
