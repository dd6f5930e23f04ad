import { phonesBetweenPauses } from './flite.ts'

const VOWEL = /^[aeiou]/
const WORDS_AT_ONCE = 150
const REMEMBERED = 8_000

/** Phones of single words, cached because a story repeats its words. */
const memory = new Map<string, string[]>()

/**
 * The phones of each word said in isolation, in order. Asks the engine once for all unknown words, because each start
 * takes time.
 */
export function phonesOf(words: readonly string[]): string[][] {
  if (memory.size > REMEMBERED) memory.clear()
  const unknown = [...new Set(words)].filter((word) => !memory.has(word))
  for (let at = 0; at < unknown.length; at += WORDS_AT_ONCE) learn(unknown.slice(at, at + WORDS_AT_ONCE))
  return words.map((word) => memory.get(word) ?? [])
}

function learn(words: string[]): void {
  const heard = phonesBetweenPauses(`${words.join(', ')}.`)
  if (heard.length === words.length) {
    for (const [index, word] of words.entries()) memory.set(word, heard[index] ?? [])
  } else if (words.length === 1) {
    memory.set(words[0] ?? '', heard.flat())
  } else {
    const middle = words.length >> 1
    learn(words.slice(0, middle))
    learn(words.slice(middle))
  }
}

export const isVowel = (phone: string): boolean => VOWEL.test(phone)
