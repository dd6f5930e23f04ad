import { animalHead } from '../animals/animal-head.ts'
import { describedCoat } from '../animals/described-coat.ts'
import { SPECIES, type Species } from '../animals/species/index.ts'
import { RARER, RARER_WORDS } from '../animals/species/rarer.ts'
import { CRAWLERS } from '../creatures/crawlers.ts'
import type { Creature } from '../creatures/creature.ts'
import { SEA } from '../creatures/sea.ts'
import type { Sketch } from '../sketch.ts'
import { group } from '../svg.ts'
import { ANIMAL_WORDS } from './words/animal-words.ts'

const ANIMALS: Partial<Record<string, Species>> = { ...RARER, ...SPECIES }
const CREATURES: Partial<Record<string, Creature>> = { ...SEA, ...CRAWLERS }

/** How an animal that the words name is drawn in a picture's inner frame; undefined if they name none. */
export function animalPicture(words: string): ((sketch: Sketch) => string) | undefined {
  for (const name of words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap(singulars)) {
    const known = ANIMAL_WORDS.get(name) ?? RARER_WORDS[name] ?? name
    const species = Object.hasOwn(ANIMALS, known) ? ANIMALS[known] : undefined
    if (species) return (sketch) => group(headOf(species, words, sketch), 'translate(0 8) scale(.36)')
    const creature = Object.hasOwn(CREATURES, known) ? CREATURES[known] : undefined
    if (creature) return (sketch) => group(whole(creature, sketch), 'translate(-2 31) scale(.25)')
  }
  return undefined
}

const headOf = (species: Species, words: string, sketch: Sketch): string =>
  animalHead(describedCoat(species, words), 'happy', false, sketch)

const whole = (creature: Creature, sketch: Sketch): string =>
  creature.draw({
    sketch,
    color: undefined,
    action: 'standing',
    feeling: 'happy',
    holding: false,
    back: false,
    is: () => false,
    lacks: () => false,
  })

const singulars = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
]
