import type { Figure } from '../../../../shared/scene.ts'
import { drawAnimal } from './animals/animal.ts'
import { SPECIES } from './animals/species.ts'
import { type Creature, drawCreature } from './creatures/creature.ts'
import { SEA, SMALL } from './creatures/sea.ts'
import { WONDERS } from './creatures/wonders.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'
import { drawRole, type PersonInRole } from './people/people.ts'

/** Draws any figure with the rig that its kind has. */
export function drawFigure(
  figure: Figure,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  if (isAnimal(figure)) return drawAnimal(SPECIES[figure], presence, spot, light, ids)
  if (isCreature(figure)) return drawCreature(CREATURES[figure], presence, spot, light, ids)
  return drawRole(figure, presence, spot, light, ids)
}

const CREATURES: Record<keyof typeof SEA | keyof typeof SMALL | keyof typeof WONDERS, Creature> = {
  ...SEA,
  ...SMALL,
  ...WONDERS,
}
type Animal = keyof typeof SPECIES

function isAnimal(figure: Figure): figure is Animal {
  return Object.hasOwn(SPECIES, figure)
}

/** Animals and other creatures may stand about as things do. */
export function isBeast(word: string): word is Figure {
  return Object.hasOwn(SPECIES, word) || Object.hasOwn(CREATURES, word)
}

function isCreature(figure: Figure): figure is keyof typeof CREATURES {
  return Object.hasOwn(CREATURES, figure)
}
