import { gradeOf, syllables, words } from '../../../shared/reading-level.ts'

interface Count {
  words: readonly string[]
  syllables: number
}

/** Counting is what writing does most, so each piece of text is counted once. */
const counted = new Map<string, Count>()
const REMEMBERED = 20_000

function countOf(text: string): Count {
  const known = counted.get(text)
  if (known) return known
  if (counted.size >= REMEMBERED) counted.clear()
  const all = words(text)
  const count = { words: all, syllables: all.reduce((sum, word) => sum + syllables(word), 0) }
  counted.set(text, count)
  return count
}

export const wordsOf = (text: string): readonly string[] => countOf(text).words

export const lengthOf = (text: string): number => countOf(text).words.length

/** The grade of a text given as its sentences: what `gradeOf` says of them joined. */
export function gradeOfSentences(sentences: readonly string[]): number {
  let length = 0
  let spoken = 0
  for (const sentence of sentences) {
    const count = countOf(sentence)
    length += count.words.length
    spoken += count.syllables
  }
  return length === 0 ? gradeOf('') : 0.39 * (length / sentences.length) + 11.8 * (spoken / length) - 15.59
}
