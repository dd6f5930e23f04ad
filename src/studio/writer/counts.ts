import { gradeOf, sentences, syllables, words } from '../../shared/stories/reading-level.ts'
import { remembered } from './remembered.ts'

interface Count {
  words: readonly string[]
  syllables: number
}

const countOf = remembered((text): Count => {
  const all = words(text)
  return { words: all, syllables: all.reduce((sum, word) => sum + syllables(word), 0) }
})

/** The sentences of a text, counted once. */
export const sentencesOf: (text: string) => readonly string[] = remembered(sentences, 5_000)

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
