import { chances } from './rooms.ts'

/**
 * What a reader says instead of a page: each word said, with the word of the page it stands for, and the sentences that
 * are wrong.
 */
export interface Misread {
  words: string[]
  from: (number | undefined)[]
  wrong: Set<number>
}

export const MISTAKES = ['left out', 'put in', 'read again', 'another word'] as const
const OTHER_WORDS = 'banana,kitchen,purple,remember,seventeen,airplane,mountain,yesterday'.split(',')

/** Misreads about every third sentence, each in one way. */
export function misread(
  words: readonly string[],
  sentences: readonly (readonly [number, number])[],
  mistake: (typeof MISTAKES)[number],
  seed: number,
): Misread {
  const chance = chances(seed)
  const said: Misread = { words: [], from: [], wrong: new Set() }
  const say = (word: string, from: number | undefined) => {
    said.words.push(word)
    said.from.push(from)
  }
  for (const [index, [from, to]] of sentences.entries()) {
    const wrong = to - from >= 4 && chance() < 0.35
    if (wrong) said.wrong.add(index)
    const long = range(from + 1, to - 1).filter((word) => (words[word]?.length ?? 0) >= 4)
    const at = long[Math.floor(chance() * long.length)] ?? from + 1
    for (const word of range(from, to)) {
      const written = words[word] ?? ''
      if (!wrong || word !== at) say(written, word)
      else if (mistake === 'read again') {
        for (const earlier of range(Math.max(from, at - 2), at + 1))
          say(words[earlier]?.replace(/[.,!?]/, '') ?? '', undefined)
        for (const earlier of range(Math.max(from, at - 2), at + 1)) say(words[earlier] ?? '', undefined)
      } else if (mistake === 'put in') {
        say(OTHER_WORDS[Math.floor(chance() * OTHER_WORDS.length)] ?? '', undefined)
        say(written, word)
      } else if (mistake === 'another word')
        say(OTHER_WORDS[Math.floor(chance() * OTHER_WORDS.length)] ?? '', undefined)
    }
  }
  return said
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
