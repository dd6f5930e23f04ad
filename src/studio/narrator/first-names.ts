import { AFRICAN } from './names-of/african.ts'
import { CELTIC } from './names-of/celtic.ts'
import { EAST_ASIAN_AND_PACIFIC } from './names-of/east-asian-and-pacific.ts'
import { ENGLISH } from './names-of/english.ts'
import { IN_THEIR_LETTERS } from './names-of/in-their-letters.ts'
import { MIDDLE_EASTERN } from './names-of/middle-eastern.ts'
import { NORDIC_AND_GERMANIC } from './names-of/nordic-and-germanic.ts'
import { ROMANCE } from './names-of/romance.ts'
import { SLAVIC_AND_EASTERN } from './names-of/slavic-and-eastern.ts'
import { SOUTH_ASIAN } from './names-of/south-asian.ts'

const LISTS = [
  CELTIC,
  ENGLISH,
  ROMANCE,
  NORDIC_AND_GERMANIC,
  SLAVIC_AND_EASTERN,
  MIDDLE_EASTERN,
  SOUTH_ASIAN,
  EAST_ASIAN_AND_PACIFIC,
  AFRICAN,
]

const pairsIn = (list: string): [string, string][] =>
  list.match(/[^\s,]+ [^\s,]+/g)?.map((entry) => entry.split(' ') as [string, string]) ?? []

/** First names of many languages, each with its sound as a parent would spell it, in the order of the lists. */
export const FIRST_NAMES: readonly (readonly [name: string, sound: string])[] = LISTS.flatMap(pairsIn)

/** Names in other scripts, with the Latin name that sounds the same or with the sound itself. */
export const NAMES_IN_THEIR_LETTERS: ReadonlyMap<string, string> = new Map(
  pairsIn(IN_THEIR_LETTERS).map(([name, latin]) => [name.toLowerCase(), latin]),
)

const LETTERS_OF_THEIR_OWN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
}

const withoutAccents = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[łøđðıæœþß]/g, (letter) => LETTERS_OF_THEIR_OWN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

const BY_NAME = new Map<string, string>()
for (const [name, sound] of FIRST_NAMES) BY_NAME.set(name.toLowerCase(), sound)
for (const [name, sound] of FIRST_NAMES) {
  const plain = withoutAccents(name)
  if (!BY_NAME.has(plain)) BY_NAME.set(plain, sound)
}

/** Marks of short vowels, which Arabic and Hebrew usually omit. */
const POINTS = /[\u0591-\u05c7\u0640\u064b-\u0652]/g

/**
 * The sound of a known first name: with its accents (“Léo”); if they are missing or unknown, without them (“Jose”); or
 * in its own script (“محمد”).
 */
export function soundOfFirstName(name: string): string | undefined {
  const latin = NAMES_IN_THEIR_LETTERS.get(name.toLowerCase().replace(POINTS, ''))
  const looked = latin ?? name
  return BY_NAME.get(looked.toLowerCase()) ?? BY_NAME.get(withoutAccents(looked)) ?? latin
}
