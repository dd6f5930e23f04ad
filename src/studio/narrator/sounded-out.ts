import type { Lexicon } from './flite.ts'
import type { Phrase } from './phrasing.ts'
import { phonesOf } from './pronunciation.ts'
import { consonantsOf, phonesSoundingLike } from './respelling.ts'
import { inSyllables } from './scripts.ts'

/** The phones of the letters' names: a word with exactly these was spelled out. */
const NAMES_OF_LETTERS = Object.fromEntries(
  'a ey,b b iy,c s iy,d d iy,e iy,f eh f,g jh iy,h ey ch,i ay,j jh ey,k k ey,l eh l,m eh m,n eh n,o ow,p p iy,q k y uw,r aa r,s eh s,t t iy,u y uw,v v iy,w d aa b ax l y uw,x eh k s,y w ay,z z iy'
    .split(',')
    .map((entry) => [entry.charAt(0), entry.slice(2)]),
)
const MEANT_TO_BE_SPELLED = /^(.|ok)$/
const IN_PARENTS_SPELLING: Record<string, string> = {
  thousandth: 'THOW-zunth',
  thousandths: 'THOW-zunths',
  twelfths: 'twelfths',
}

/**
 * The engine spells out what it does not recognize as a word: “Ndovu”, “thousandth”, “mwah”. Such words are replaced
 * with new names, which it pronounces by their letters.
 */
export function soundedOut(phrases: readonly Phrase[]): { phrases: readonly Phrase[]; lexicon: Lexicon } {
  const texts = [...new Set(phrases.flatMap(({ words }) => words.map(({ text }) => text)))]
  const phones = phonesOf(texts)
  const odd = texts.filter((text, index) => isSpelled(text, phones[index] ?? []))
  if (odd.length === 0) return { phrases, lexicon: new Map() }
  const names = new Map(odd.map((text) => [text, nameFor(text)]))
  const named = (text: string) => names.get(text) ?? text
  return {
    phrases: phrases.map((phrase) => ({
      ...phrase,
      text: phrase.text.replace(/[a-z']+/g, named),
      words: phrase.words.map((word) => ({ ...word, text: named(word.text) })),
    })),
    lexicon: new Map(odd.map((text) => [withoutOwner(nameFor(text)), sounds(withoutOwner(text))])),
  }
}

const withoutOwner = (text: string): string => text.replace(/'s$/, '')

function isSpelled(text: string, phones: readonly string[]): boolean {
  const word = withoutOwner(text)
  const spelled = [...word].map((letter) => NAMES_OF_LETTERS[letter] ?? '').join(' ')
  return !MEANT_TO_BE_SPELLED.test(word) && phones.join(' ').startsWith(spelled)
}

/** With this prefix the engine recognizes a word, whatever letters follow. */
const nameFor = (text: string): string =>
  `odd${[...withoutOwner(text)].map((letter) => (/[aeiou]/.test(letter) ? letter : `${letter}a`)).join('')}${text.endsWith("'s") ? "'s" : ''}`

function sounds(word: string): string[] {
  const known = IN_PARENTS_SPELLING[word]
  if (known) return phonesSoundingLike(known)
  const vowels = word.match(/[aeiouy]+/g)?.length ?? 0
  return vowels === 0 ? consonantsOf(word) : phonesSoundingLike(vowels === 1 ? word : inSyllables(word))
}
