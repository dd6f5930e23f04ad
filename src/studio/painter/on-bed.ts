import type { Placed } from './actors.ts'
import { asleepPet, bedThingIn, isSpread } from './bed-things.ts'
import type { Sprite } from './bonds/sprites.ts'
import type { FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { group, n } from './figures/svg.ts'

/** An area at a bed relative to the sleeper's spot at scale 1, and the maximum size of what lies there. */
interface Area {
  x: number
  y: number
  high: number
  broad: number
}
/** On the blanket over the sleeper's legs. */
const FOOT: Area = { x: 88, y: 34, high: 78, broad: 56 }
/** A coat is spread over them. */
const SPREAD: Area = { x: 74, y: 4, high: 96, broad: 96 }
/** Its collar is toward the sleeper's head. */
const FLAT = 78
/** On the floor under the mattress, as far in front as it has to be to be seen. */
const UNDER: Area = { x: 40, y: 0, high: 56, broad: 62 }
/** Size of an animal beside a child, in the animal's units. */
const BEAST = { high: 118, broad: 60 } as const

/** Puts the first small prop or the pet on the blanket of a child sleeping in a bed, and under it what is said to be. */
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
  if (!sleeper) return { laid: [], others: [...props] }
  const things = props.map((words) => ({ words, ...bedThingIn(words) }))
  const on = things.find(({ where }) => where === 'on')
  const under = things.find(({ where }) => where === 'under')
  const draw = (prop: string, area: Area, base: number) => drawnAt(prop, area, base, sleeper, light, ids)
  const { y, scale } = sleeper.spot
  const laid = [
    ...(on ? draw(on.prop, isSpread(on.prop) ? SPREAD : FOOT, y) : []),
    ...(under ? draw(under.prop, UNDER, y + sleeper.perch + UNDER_EDGE * scale) : []),
  ]
  return {
    laid,
    others: things
      .filter((one) => one !== on && one !== under)
      .map(({ words, prop }) => (isGone(words) ? prop : words)),
  }
}

/** How far before the bed's legs something under it stands. */
const UNDER_EDGE = 6
/** No second bed is drawn for what lies on this one. */
const isGone = (words: string): boolean =>
  / (?:on|beside) (?:the |his |her )?(?:bed|bunk|quilt|blanket)$/.test(words)

function drawnAt(
  prop: string,
  area: Area,
  base: number,
  { spot: { x, scale }, facing = false, depth }: Placed,
  light: FigureLight,
  ids: Ids,
): Sprite[] {
  const model = findProp(prop)
  const high = model ? (model.above + model.below) * RIG_SCALE : BEAST.high
  const broad = model ? model.half * RIG_SCALE : BEAST.broad
  const by = Math.min(1.1, area.high / high, area.broad / broad) * scale
  const spot = { x: x + area.x * scale * (facing ? -1 : 1), y: base - area.y * scale, scale: by, aloft: true }
  const drawn = drawProp(area === UNDER ? prop : asleepPet(prop), { ...spot, flip: !facing }, light, ids)
  if (!drawn) return []
  const middle = spot.y - (high * by) / 2
  const lies = `rotate(${facing ? FLAT : -FLAT} ${n(spot.x)} ${n(middle)})`
  return [{ ...drawn, svg: area === SPREAD ? group(drawn.svg, lies) : drawn.svg, depth: depth + 0.5 }]
}
