import type { Random } from '../../../shared/random.ts'
import type { SceneNote, View } from '../../../shared/scene.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { WIDE } from './canvas.ts'
import type { FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { findThing } from './figures/props/find-thing.ts'

/** The scene's things: large ones behind the cast, small ones at its feet. */
export interface LaidOut {
  defs: string
  behind: string
  front: string
  /** Where the first small thing lies. */
  first?: { x: number; y: number }
}

const SCALE: Record<View, number> = { wide: 1.2, near: 1.65, inside: 1.4 }
/** How high above the feet hangs what is in the air. */
const SKY: Record<View, number> = { wide: 210, near: 420, inside: 340 }
/** Half the width, in the thing's own units, from which it would hide who stands behind it. */
const SMALL = 76
/** What lies at the feet stays in the tall cut. */
const FURTHEST = 216
const LOWEST = WIDE.top + WIDE.height - 14

/** Lays up to three things about the camera's group, which is `width` wide; from nearby they are larger. */
export function layOut(
  scene: SceneNote,
  { floats }: Pick<Backdrop, 'floats'>,
  { view, ground, middle }: Pick<Camera, 'view' | 'ground' | 'middle'>,
  width: number,
  light: FigureLight,
  random: Random,
  ids: Ids,
): LaidOut {
  const laid: LaidOut = { defs: '', behind: '', front: '' }
  scene.props.slice(0, 3).forEach((name, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const thing = findThing(name)
    const small = (thing?.half ?? 200) < SMALL
    const aside = width / 2 + (small ? 46 : 120) + Math.floor(index / 2) * 60
    const x = middle + side * ((small ? Math.min(aside, FURTHEST) : aside) + random() * 16)
    const rest = small ? ground + (floats ? 104 : 64) + random() * 14 : ground + (floats ? 60 : 4)
    const y = thing?.aloft ? ground - SKY[view] - random() * 60 : Math.min(LOWEST, rest)
    const drawn = drawProp(name, { x, y, scale: SCALE[view], flip: side < 0 }, light, ids)
    if (!drawn) return
    laid.defs += drawn.defs
    if (small) {
      laid.front += drawn.svg
      laid.first ??= { x, y: y - 30 }
    } else {
      laid.behind += drawn.svg
    }
  })
  return laid
}
