import { AFRICAN } from './names-of/african.ts'
import { CELTIC } from './names-of/celtic.ts'
import { EAST_ASIAN_AND_PACIFIC } from './names-of/east-asian-and-pacific.ts'
import { ENGLISH } from './names-of/english.ts'
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

/** First names of many languages, each with its sound as a parent would write it, in the order of the lists. */
export const FIRST_NAMES: readonly (readonly [name: string, sound: string])[] = LISTS.flatMap(
  (list) => list.match(/[^\s,]+ [^\s,]+/g)?.map((entry) => entry.split(' ') as [string, string]) ?? [],
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

/** How a known first name sounds; with its accents (“Léo”) or, where those are missing or not known, without them (“Jose”). */
export const soundOfFirstName = (name: string): string | undefined =>
  BY_NAME.get(name.toLowerCase()) ?? BY_NAME.get(withoutAccents(name))
