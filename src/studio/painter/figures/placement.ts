import type { Drawing, DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'
import { bathe, rimFilter } from './light.ts'
import { n } from './svg.ts'

/** Picture units per rig unit: the rig's average child is 348 high, a picture's 300. */
export const RIG_SCALE = 300 / 348

/** How a figure drawn in its own box is placed in a picture. */
export interface Placement {
  /** The point of the box that is placed at the spot. */
  origin: readonly [number, number]
  /** Picture units per box unit, before the spot's scale. */
  scale: number
  face: { x: number; y: number; radius: number }
  /** Margin around the box for the rim, in percent: outlines extend beyond it. */
  margin?: number
  /** A glow behind the figure, outside its rim. */
  behind?: string
  /** Half width of the ground shadow; `faint` is 1 for no shadow, as the figure floats higher. */
  shadow?: { width: number; faint: number }
}

/** Lights a figure and places it at its spot, with ground shadow and rim. */
export function placeFigure(
  drawing: Drawing,
  standing: Placement,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const lit = bathe(drawing, light)
  const rim = rimFilter(light, ids, { margin: standing.margin ?? 8, flip: spot.flip ?? false })
  const scale = spot.scale * standing.scale
  const across = spot.flip ? -scale : scale
  const [originX, originY] = standing.origin
  const ground =
    standing.shadow && !spot.aloft
      ? groundShadow(standing.shadow, originX, originY, ids)
      : { defs: '', svg: '' }
  return {
    defs: lit.defs + rim.defs + ground.defs,
    svg: `<g transform="translate(${n(spot.x)} ${n(spot.y)}) scale(${three(across)} ${three(scale)}) translate(${-originX} ${-originY})">${ground.svg}${standing.behind ?? ''}<g filter="url(#${rim.id})">${lit.svg}</g></g>`,
    face: {
      x: spot.x + (standing.face.x - originX) * across,
      y: spot.y + (standing.face.y - originY) * scale,
      radius: standing.face.radius * scale,
    },
  }
}

/**
 * Pupil offset for looking at the spot's `lookAt`, in the figure's own units. `head` is relative to its feet; `unit` is
 * picture units per figure unit.
 */
export function gazeTowards(spot: Spot, head: readonly [number, number], unit: number): [number, number] {
  if (!spot.lookAt) return [0, 0]
  const scale = spot.scale * unit
  const dx = (spot.lookAt.x - spot.x) * (spot.flip ? -1 : 1) - head[0] * scale
  const dy = spot.lookAt.y - spot.y - head[1] * scale
  const distance = Math.hypot(dx, dy) || 1
  return [(dx / distance) * 3.6, (dy / distance) * 3]
}

function groundShadow(shadow: { width: number; faint: number }, x: number, y: number, ids: Ids): Drawing {
  const strength = Math.max(0, 1 - shadow.faint)
  if (strength === 0) return { defs: '', svg: '' }
  const id = ids('ground')
  return {
    defs: `<radialGradient id="${id}"><stop offset=".2" stop-color="#0a0620" stop-opacity="${n(strength * 5) / 10}"/><stop offset="1" stop-color="#0a0620" stop-opacity="0"/></radialGradient>`,
    svg: `<ellipse cx="${x}" cy="${y - 1}" rx="${n(shadow.width * 1.25)}" ry="${n(shadow.width * 0.22)}" fill="url(#${id})"/>`,
  }
}

function three(value: number): number {
  return Math.round(value * 1000) / 1000
}
