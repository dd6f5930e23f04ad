import type { Figure } from '../../../shared/stories/scene.ts'
import { SPECIES, type Species } from './animals/species/index.ts'
import { RARER, RARER_WORDS } from './animals/species/rarer.ts'
import { CRAWLERS } from './creatures/crawlers.ts'
import type { Creature } from './creatures/creature.ts'
import { RARER_CREATURE_WORDS, RARER_CREATURES } from './creatures/rarer.ts'
import { SEA } from './creatures/sea.ts'
import { WONDERS } from './creatures/wonders.ts'
import { type Costume, isRole } from './people/costumes.ts'
import { DISGUISES } from './people/disguises.ts'
import { findProp, nounsIn, type PropModel } from './props/find-prop.ts'
import { DEFAULT_STATE } from './props/state.ts'
import { ANIMAL_WORDS } from './props/words/animal-words.ts'

const CREATURES: Partial<Record<Figure, Creature>> = { ...SEA, ...CRAWLERS, ...WONDERS }
const ANIMALS: Partial<Record<Figure, Species>> = SPECIES

/** What a helper or an animal prop is drawn with. */
export type FigureModel =
  | { species: Species }
  | { creature: Creature }
  | { costume: Costume }
  | { model: PropModel }

/** Figures that tales use for characters without a figure of their own. */
const STAND_INS: ReadonlySet<Figure> = new Set<Figure>(['thing', 'robot', 'crab'])

/**
 * How a helper is drawn: by the words of its kind, otherwise by its figure. Undefined for people, and for props the
 * painter does not know.
 */
export function modelFor(figure: Figure, words: string): FigureModel | undefined {
  const named = modelNamed(words)
  const fits = named && (!('costume' in named) || isRole(figure) || STAND_INS.has(figure))
  return (fits ? named : undefined) ?? propModelNamedBy(figure, words) ?? ofFigure(figure)
}

/** The animal or creature that a prop's words name. */
export function animalModel(words: string): FigureModel | undefined {
  const named = modelNamed(words)
  if (named && !('costume' in named)) return named
  for (const noun of nounsIn(words)) {
    const figure = ANIMAL_WORDS.get(noun) ?? (isFigure(noun) ? noun : undefined)
    const found = figure && ofFigure(figure)
    if (found) return found
  }
  return undefined
}

/** Whether a prop of the scene is the same as a helper who is present. */
export function isSameAs(prop: string, { figure, kind }: { figure: Figure; kind: string }): boolean {
  const model = findProp(prop)
  if (model && model.name === findProp(kind)?.name) return true
  const animal = animalModel(prop)
  const own = modelFor(figure, kind)
  return animal !== undefined && own !== undefined && whatOf(animal) === whatOf(own)
}

/** Whether two phrases name the same animal. */
export function isSameAnimal(one: string, other: string): boolean {
  const [first, second] = [animalModel(one), animalModel(other)]
  return first !== undefined && second !== undefined && whatOf(first) === whatOf(second)
}

const whatOf = (kind: FigureModel) => Object.values(kind)[0]

/** “Black and white magpie”: the colors do not end the phrase. */
const TWO_COLORS =
  /\b(?:black|white|brown|gray|yellow|red|blue|green) and (?=(?:black|white|brown|gray|yellow|red|blue|green) )/g

function modelNamed(words: string): FigureModel | undefined {
  for (const noun of nounsIn(words.replace(TWO_COLORS, ''))) {
    const species = ownEntry(RARER, RARER_WORDS[noun] ?? noun)
    if (species) return { species }
    const creature = ownEntry(RARER_CREATURES, RARER_CREATURE_WORDS[noun] ?? noun)
    if (creature) return { creature }
    const costume = ownEntry(DISGUISES, noun)
    if (costume) return { costume }
  }
  return undefined
}

function propModelNamedBy(figure: Figure, words: string): FigureModel | undefined {
  const model = STAND_INS.has(figure) ? findProp(words, DEFAULT_STATE) : undefined
  return model && { model }
}

function ofFigure(figure: Figure): FigureModel | undefined {
  const species = ownEntry(ANIMALS, figure)
  if (species) return { species }
  const creature = ownEntry(CREATURES, figure)
  return creature && { creature }
}

const isFigure = (word: string): word is Figure =>
  Object.hasOwn(ANIMALS, word) || Object.hasOwn(CREATURES, word)

const ownEntry = <T>(table: Partial<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
