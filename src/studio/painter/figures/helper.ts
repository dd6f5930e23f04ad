import type { Figure } from '../../../shared/stories/scene.ts'
import { drawAnimal } from './animals/animal.ts'
import type { Species } from './animals/species/index.ts'
import { heldAnimal } from './child/held-animal.ts'
import { brightness, channels, mix } from './color.ts'
import { drawCreature } from './creatures/creature.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'
import { drawLivingProp, widthOfLivingProp } from './living-prop.ts'
import { type FigureModel, modelFor } from './models.ts'
import { drawCostumed, drawRole, isRole, type PersonInRole } from './people/people.ts'

/** A figure, and the words that describe it more precisely. */
export interface FigureWords {
  figure: Figure
  kind?: string
}

/** Whether the painter can draw a helper: a living prop has to be known by its words. */
export const canDraw = ({ figure, kind = '' }: FigureWords): boolean =>
  isRole(figure) || modelFor(figure, kind) !== undefined

/**
 * Whether it is drawn standing on the ground, whatever figure the story gave it: a campfire is not a star of the sky.
 */
export function standsOnGround({ figure, kind = '' }: FigureWords): boolean {
  const drawn = modelFor(figure, kind)
  return drawn !== undefined && 'creature' in drawn && !drawn.creature.aloft
}

/** The width that a living prop takes; undefined for all others. */
export function livingPropWidth({ figure, kind = '' }: FigureWords): number | undefined {
  const drawn = modelFor(figure, kind)
  return drawn && 'model' in drawn ? widthOfLivingProp(drawn.model) : undefined
}

/** Draws any figure with the rig of its kind; unknown figures are drawn as a star. */
export function drawFigure(
  { figure, kind = '' }: FigureWords,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const drawn = modelFor(figure, kind)
  if (drawn) return drawModel(drawn, figure, { ...presence, words: kind }, spot, light, ids)
  return isRole(figure)
    ? drawRole(figure, { ...presence, words: kind }, spot, light, ids)
    : drawFigure({ figure: 'star' }, presence, spot, light, ids)
}

/** Draws an animal, a creature, a living prop or a person in a costume. */
export function drawModel(
  kind: FigureModel,
  figure: Figure,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const animal = presence.holding === undefined ? undefined : heldAnimal(presence.holding, ids)
  const acting = animal ? { ...presence, heldAnimal: animal } : presence
  if ('species' in kind) {
    const species = presence.second ? otherCoat(kind.species) : kind.species
    return drawAnimal(species, acting, spot, light, ids)
  }
  if ('creature' in kind) return drawCreature(kind.creature, acting, spot, light, ids)
  if ('model' in kind) return drawLivingProp(kind.model, presence, spot, light, ids)
  return drawCostumed(kind.costume, figure === 'child', presence, spot, light, ids)
}

/**
 * Distinguishes the second animal of a species: a bright coat changes its color, a brown or gray one gets darker or
 * lighter.
 */
function otherCoat(species: Species): Species {
  const { fur } = species
  const [red = 0, green = 0, blue = 0] = channels(fur)
  const isGray = Math.max(red, green, blue) - Math.min(red, green, blue) < GRAY
  const isCool = !isGray && blue > red
  const other = isCool ? '#e0835f' : brightness(fur) > 0.5 ? '#6a4f48' : '#f2d9b8'
  return { ...species, fur: mix(fur, other, isCool ? 0.8 : 0.48) }
}

const GRAY = 60

/** Whether it is drawn as an animal, which can lie down. */
export const isAnimal = ({ figure, kind = '' }: FigureWords): boolean => {
  const model = modelFor(figure, kind)
  return model !== undefined && 'species' in model
}

/** How tall an animal or a creature is drawn, in units of a child of about 300; undefined for people and things. */
export function heightOf({ figure, kind = '' }: FigureWords): number | undefined {
  const model = modelFor(figure, kind)
  if (!model) return undefined
  return 'species' in model ? model.species.height : 'creature' in model ? model.creature.height : undefined
}
