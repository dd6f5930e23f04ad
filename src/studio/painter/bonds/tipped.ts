import type { Placed } from '../actors.ts'
import type { DrawnFigure, Face } from '../figures/drawing.ts'
import { group, n } from '../figures/svg.ts'
import { isLarge } from '../placing.ts'

/** Height of the pivot of rotation, at scale 1. */
const HIPS = 62

/**
 * Rotation of a lying animal or thing, which is drawn upright and tipped over unless it is so large that it would hide
 * its neighbors.
 */
const LIES = -78

const tipOf = ({ tip, presence, isPerson, facing, helper }: Placed): number =>
  tip ?? (presence.action === 'lying' && !isPerson && !isLarge(helper?.figure) ? LIES * (facing ? -1 : 1) : 0)

/** The face of an actor after rotation. */
export function tippedFace(face: Face, actor: Placed): Face {
  const tip = tipOf(actor)
  if (tip === 0) return face
  const [aroundX, aroundY] = hipsOf(actor)
  const angle = (tip * Math.PI) / 180
  const [dx, dy] = [face.x - aroundX, face.y - aroundY]
  return {
    ...face,
    x: aroundX + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: aroundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** A figure, rotated if it lies or is in a heap. */
export function tipped(figure: DrawnFigure, actor: Placed): DrawnFigure {
  const tip = tipOf(actor)
  if (tip === 0) return figure
  const [x, y] = hipsOf(actor)
  return {
    ...figure,
    svg: group(figure.svg, `rotate(${tip} ${n(x)} ${n(y)})`),
    face: tippedFace(figure.face, actor),
  }
}

const hipsOf = ({ spot }: Placed): [number, number] => [spot.x, spot.y - HIPS * spot.scale]
