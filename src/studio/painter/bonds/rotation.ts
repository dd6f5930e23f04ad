import { figureWordsOf, type Placed } from '../actors.ts'
import { isLarge } from '../figure-sizes.ts'
import type { DrawnFigure, Face } from '../figures/drawing.ts'
import { isAnimal } from '../figures/index.ts'
import { group, n, oval } from '../figures/svg.ts'

/** Height of the pivot of rotation, at scale 1. */
const HIPS = 62
/** How far it then comes down onto the ground. */
const LOWER = 16

/**
 * Rotation of a lying creature or prop, which is drawn upright and tipped over unless it is so large that it would hide
 * its neighbors. Animals lie by themselves.
 */
const LIES = -78

const rotationOf = ({ rotation, presence, isPerson, facing, helper }: Placed): number =>
  rotation ??
  (presence.action === 'lying' &&
  !isPerson &&
  !isLarge(helper?.figure) &&
  !(helper && isAnimal(figureWordsOf(helper)))
    ? LIES * (facing ? -1 : 1)
    : 0)

/** The face of an actor after rotation. */
export function rotateFace(face: Face, actor: Placed): Face {
  const rotation = rotationOf(actor)
  if (rotation === 0) return face
  const [aroundX, aroundY] = hipsOf(actor)
  const angle = (rotation * Math.PI) / 180
  const [dx, dy] = [face.x - aroundX, face.y - aroundY]
  return {
    ...face,
    x: aroundX + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: aroundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** A figure, rotated if it lies or is in a heap. */
export function rotateFigure(figure: DrawnFigure, actor: Placed): DrawnFigure {
  const rotation = rotationOf(actor)
  if (rotation === 0) return figure
  const [x, y] = hipsOf(actor)
  const lies = actor.rotation === undefined
  const { scale } = actor.spot
  const shadow = lies ? oval(x, actor.spot.y, 128 * scale, 17 * scale, '#0a0620', 'opacity=".24"') : ''
  return {
    ...figure,
    svg:
      shadow +
      group(
        figure.svg,
        `${lies ? `translate(0 ${n(LOWER * scale)}) ` : ''}rotate(${rotation} ${n(x)} ${n(y)})`,
      ),
    face: rotateFace(figure.face, actor),
  }
}

const hipsOf = ({ spot }: Placed): [number, number] => [spot.x, spot.y - HIPS * spot.scale]
