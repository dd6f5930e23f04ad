import { CLOTH_WORDS, GARMENT_WORDS, HAT_NOUNS } from './clothes-words.ts'
import { HAIR_COLOR_WORDS, STYLE_ADJECTIVES, STYLE_NOUNS } from './hair-words.ts'
import { SKIN_WORDS } from './look-words.ts'

/** Finds which words of a description belong to which noun. */

export const HAIR_NOUNS = new Set(['hair', 'haired', 'locks', 'mane', 'tresses'])

/** Lower-case words and punctuation; splits "blue-eyed" and "six-year-old", but not "t-shirt". */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b(\w+)-(haired|skinned|eyed|years?)(-old)?\b/g, '$1 $2')
    .replace(/\bnever (?:seen |goes out )?without\b/g, 'always with')
    .replace(/\b(buzz|crew) cut\b/g, '$1cut')
    .replace(/\btop hat\b/g, 'tophat')
    .replace(/\bhead (scarf|wrap)\b/g, 'head$1')
    .replace(/\b(jet|sky|dark|light|medium)[ -](black|blue|brown|blonde?)\b/g, '$1_$2')
  return plain.match(/[a-z_]+(?:-[a-z]+)*|\d+|[,.;!?]/g) ?? []
}

const NOT = new Set([
  'no',
  'not',
  'without',
  'never',
  'doesnt',
  'dont',
  'isnt',
  'arent',
  'neither',
  'nor',
  'hasnt',
  'wont',
])

/** "no glasses", "does not wear glasses", "without glasses or freckles". */
export function negated(words: string[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
    const word = words[at] ?? ''
    if (NOT.has(word)) return true
    if (/[,.;!?]/.test(word) || ['and', 'but', 'with', 'has'].includes(word)) return false
  }
  return false
}

const STOPS = new Set([
  'her',
  'his',
  'their',
  'my',
  'with',
  'has',
  'have',
  'wears',
  'wearing',
  'loves',
  'likes',
  'is',
  'are',
  'in',
  'on',
  'but',
  '.',
  ';',
  '!',
  '?',
])

export function isNoun(word: string): boolean {
  return (
    HAIR_NOUNS.has(word) ||
    STYLE_NOUNS.has(word) ||
    HAT_NOUNS.has(word) ||
    GARMENT_WORDS.has(word) ||
    ['skin', 'skinned', 'eyes', 'eyed', 'complexion', 'glasses', 'freckles', 'wheelchair'].includes(word)
  )
}

/** The adjectives of the noun at `index`: before it ("long, curly red hair"), or after it ("her hair is red"). */
export function adjectivesOf(words: string[], index: number): string[] {
  const before: string[] = []
  for (let at = index - 1; at >= Math.max(0, index - 7); at -= 1) {
    const word = words[at] ?? ''
    if (STOPS.has(word) || (isNoun(word) && !STYLE_ADJECTIVES.has(word))) break
    before.push(word)
  }
  const link = words[index + 1] ?? ''
  if (!['is', 'are', 'thats', 'that', 'which', 'in'].includes(link)) return before
  const after: string[] = []
  for (const [offset, word] of words.slice(index + 2, index + 9).entries()) {
    if (['.', ';', 'with', 'has', 'wears', 'but', 'he', 'she', 'they', 'her', 'his'].includes(word)) break
    if (isNoun(word) && !(STYLE_NOUNS.has(word) && offset < 5)) break
    after.push(word)
  }
  return [...before.filter((word) => !isColor(word) || after.every((other) => !isColor(other))), ...after]
}

export function isColor(word: string): boolean {
  const plain = word.replace('_', ' ')
  return CLOTH_WORDS.has(plain) || HAIR_COLOR_WORDS.has(plain) || SKIN_WORDS.has(plain)
}

export function colorIn(about: string[], palette: ReadonlyMap<string, string>): string | undefined {
  for (const word of about) {
    const plain = word.replace('_', ' ')
    const color = palette.get(plain) ?? palette.get(plain.replace(/^(dark|light|medium) /, ''))
    if (color) return color
  }
  return undefined
}

export function nearest(words: string[], word: string, to: number): number {
  const places = words.flatMap((other, index) => (other === word ? [index] : []))
  return places.sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? to
}
