import { gradeOfSentences, lengthOf, sentencesOf } from './counts.ts'
import type { Dice } from './random.ts'
import { isDeed, PLAIN } from './sentence-kinds.ts'
import { lowerFirst } from './tidy.ts'

/** How the older telling takes a longer breath before something that was so, and before something that was done. */
const BEFORE_A_STATE = ['As it happened, ', 'As it turned out, ', 'Oddly enough, ']
const BEFORE_A_DEED = ['A moment later, ', 'Before very long, ', 'After a moment or two, ']
const WAS_SO = /^(?:It was|It had|There was|There were|Nobody had|Everybody had|Everyone had) /
const MOST = 2

/** Lengthens a few plain statements of a paragraph until it reads at the wanted grade; `taken` holds what the story has used. */
export function lengthen(
  text: string,
  wanted: number,
  names: ReadonlySet<string>,
  taken: Set<string>,
  random: Dice,
): string {
  const list = [...sentencesOf(text)]
  const free = list.flatMap((sentence, at) =>
    at > 0 && isStatement(sentence) && !/\?$/.test(list[at - 1] ?? '') ? [at] : [],
  )
  for (const at of random.shuffle(free).slice(0, MOST)) {
    if (gradeOfSentences(list) >= wanted) break
    const sentence = list[at] ?? ''
    const phrases = WAS_SO.test(sentence) ? BEFORE_A_STATE : BEFORE_A_DEED
    const phrase = random.pick(phrases.filter((each) => !taken.has(each)).concat(''))
    if (!phrase) continue
    taken.add(phrase)
    list[at] = phrase + lowerFirst(sentence, names)
  }
  return list.join(' ')
}

const isStatement = (sentence: string) =>
  ((isDeed(sentence) && !/^It\b/.test(sentence)) || (PLAIN.test(sentence) && WAS_SO.test(sentence))) &&
  !sentence.includes(', ') &&
  lengthOf(sentence) > 3 &&
  lengthOf(sentence) < 13
