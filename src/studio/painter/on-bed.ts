import type { Placed } from './actors.ts'
import type { Sprite } from './bonds/sprites.ts'
import type { FigureLight, Ids } from './figures/drawing.ts'
import { drawProp, isDrawn } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { SMALL } from './life-size.ts'

/**
 * Area on the blanket over a sleeper's legs, relative to its spot at scale 1, and the maximum size of what lies there.
 */
const FOOT = { x: 88, y: 34, high: 78, broad: 56 } as const
/** Things that stand beside or hang over a bed, however small. */
const BESIDE =
  /\b(?:bed|bunk|quilt|blanket|pillow|window|curtain|lamp|lantern|candle|chair|stool|table|desk|door|rug|slippers?|shoes?|boots?|clock|moon|star|stars|suitcase|bucket|tent|fire|footprints?|crumbs?|plates?|cups?|mugs?|bowls?|glass|spoons?|forks?|pots?)s?$/
/** Size of an animal beside a child, in the animal's units. */
const BEAST = { high: 118, broad: 60 } as const

/** Puts the first small prop or the pet on the blanket of a child sleeping in a bed. */
export function placeOnBed(
  placed: readonly Placed[],
  props: readonly string[],
  light: FigureLight,
  ids: Ids,
): { laid: Sprite[]; others: string[] } {
  const sleepers = placed.filter(
    ({ sheet, sleepingPlace }) => sheet && (sleepingPlace === 'bed' || sleepingPlace === 'sofa'),
  )
  const sleeper = sleepers[0]
  const wished = sleeper && props.find((prop) => liesOnBeds(prop))
  if (!sleeper || !wished) return { laid: [], others: [...props] }
  const { x, y, scale } = sleeper.spot
  const flip = sleeper.facing ?? false
  const model = findProp(wished)
  const high = model ? (model.above + model.below) * RIG_SCALE : BEAST.high
  const broad = model ? model.half * RIG_SCALE : BEAST.broad
  const by = Math.min(1.1, FOOT.high / high, FOOT.broad / broad) * scale
  const spot = { x: x + FOOT.x * scale * (flip ? -1 : 1), y: y - FOOT.y * scale, scale: by, aloft: true }
  const drawn = drawProp(asleepPet(wished), { ...spot, flip: !flip }, light, ids)
  return {
    laid: drawn ? [{ ...drawn, depth: sleeper.depth + 0.5 }] : [],
    others: props.filter((prop) => prop !== wished),
  }
}

function liesOnBeds(prop: string): boolean {
  if (BESIDE.test(prop)) return false
  const model = findProp(prop)
  return model ? model.half < SMALL && !model.aloft : isDrawn(prop)
}

/** At night pets sleep too; stuffed animals stay as they are. */
const asleepPet = (prop: string) =>
  findProp(prop) || /\b(?:toy|stuffed|plush|sleeping|awake)\b/.test(prop) ? prop : `sleeping ${prop}`
