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
import { findThing, nounsIn, type Thing } from './props/find-thing.ts'
import { AS_USUAL } from './props/state.ts'
import { BEASTS } from './props/words/beasts.ts'

const CREATURES: Partial<Record<Figure, Creature>> = { ...SEA, ...CRAWLERS, ...WONDERS }
const ANIMALS: Partial<Record<Figure, Species>> = SPECIES

/** What a helper or an animal prop is drawn with. */
export type Kind = { species: Species } | { creature: Creature } | { costume: Costume } | { thing: Thing }

/** Figures that tales use for characters without a figure of their own. */
const STAND_INS: ReadonlySet<Figure> = new Set<Figure>(['thing', 'robot', 'crab'])

/**
 * How a helper is drawn: by the words of its kind, otherwise by its figure. Undefined for people, and for things the
 * painter does not know.
 */
export function kindFor(figure: Figure, words: string): Kind | undefined {
  const named = namedBy(words)
  const fits = named && (!('costume' in named) || isRole(figure) || STAND_INS.has(figure))
  return (fits ? named : undefined) ?? thingNamedBy(figure, words) ?? ofFigure(figure)
}

/** The animal or creature that a prop's words name. */
export function beastNamed(words: string): Kind | undefined {
  const named = namedBy(words)
  if (named && !('costume' in named)) return named
  for (const noun of nounsIn(words)) {
    const figure = BEASTS.get(noun) ?? (isFigure(noun) ? noun : undefined)
    const found = figure && ofFigure(figure)
    if (found) return found
  }
  return undefined
}

/** Whether a prop of the scene is the same as a helper who is present. */
export function isSameAs(prop: string, { figure, kind }: { figure: Figure; kind: string }): boolean {
  const thing = findThing(prop)
  if (thing && thing.name === findThing(kind)?.name) return true
  const beast = beastNamed(prop)
  const own = kindFor(figure, kind)
  return beast !== undefined && own !== undefined && whatOf(beast) === whatOf(own)
}

/** Whether two phrases name the same animal. */
export function isSameBeast(one: string, other: string): boolean {
  const [first, second] = [beastNamed(one), beastNamed(other)]
  return first !== undefined && second !== undefined && whatOf(first) === whatOf(second)
}

const whatOf = (kind: Kind) => Object.values(kind)[0]

function namedBy(words: string): Kind | undefined {
  for (const noun of nounsIn(words)) {
    const species = own(RARER, RARER_WORDS[noun] ?? noun)
    if (species) return { species }
    const creature = own(RARER_CREATURES, RARER_CREATURE_WORDS[noun] ?? noun)
    if (creature) return { creature }
    const costume = own(DISGUISES, noun)
    if (costume) return { costume }
  }
  return undefined
}

function thingNamedBy(figure: Figure, words: string): Kind | undefined {
  const thing = STAND_INS.has(figure) ? findThing(words, AS_USUAL) : undefined
  return thing && { thing }
}

function ofFigure(figure: Figure): Kind | undefined {
  const species = own(ANIMALS, figure)
  if (species) return { species }
  const creature = own(CREATURES, figure)
  return creature && { creature }
}

const isFigure = (word: string): word is Figure =>
  Object.hasOwn(ANIMALS, word) || Object.hasOwn(CREATURES, word)

const own = <T>(table: Partial<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
