import type { Placed } from './actors.ts'
import type { DrawnFigure, Face, FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import type { Load } from './loads.ts'

/** Half width of what is on a head, and of what is on a back, in face radii. */
const [ON_HEAD, ON_BACK] = [1.05, 1.5] as const
/** Half width of an animal prop at scale 1. */
const BEAST = 56
/** Vessels are worn over the head, upside down. */
const VESSEL = /\b(?:bucket|pail|pot|pan|bowl|basket|colander|saucepan|cup|sieve|tub)s?$/

/** A figure with what it has on its head, its shoulder or its back. */
export function withLoadsDrawn<T extends DrawnFigure>(
  figure: T,
  { loads = [], spot, isPerson }: Placed,
  light: FigureLight,
  ids: Ids,
): T {
  let { defs, svg } = figure
  for (const load of loads) {
    const words = load.where === 'head' && VESSEL.test(load.words) ? `upside down ${load.words}` : load.words
    const scale = scaleOf(load, figure.face, spot.scale)
    const at = placeOf(load, figure.face, isPerson, words !== load.words, spot.flip ? -1 : 1)
    const prop = drawProp(words, { ...at, scale, aloft: true }, light, ids)
    if (!prop) continue
    defs += prop.defs
    svg = load.where === 'back' ? prop.svg + svg : svg + prop.svg
  }
  return { ...figure, defs, svg }
}

/** Life-size beside its bearer, but no wider than head or back allow. */
function scaleOf({ words, where }: Load, face: Face, usual: number): number {
  const half = (findProp(words)?.half ?? BEAST) * RIG_SCALE
  const most = (face.radius * (where === 'back' ? ON_BACK : ON_HEAD)) / half
  if (where === 'head' && VESSEL.test(words)) return most * 0.95
  return Math.min(where === 'back' ? usual * 1.4 : usual, most)
}

function placeOf(
  { where }: Load,
  { x, y, radius }: Face,
  isPerson: boolean,
  covers: boolean,
  side: 1 | -1,
): { x: number; y: number } {
  if (where === 'shoulder') return { x: x + side * radius * 0.86, y: y + radius * 1.12 }
  if (where === 'carrier') return { x: x - side * radius * 1.5, y: y + radius * 3.1 }
  if (where === 'back') return { x: x - side * radius * 1.05, y: y + radius * 3.1 }
  return { x, y: y - radius * (covers ? 0.3 : isPerson ? 0.74 : 0.82) }
}
