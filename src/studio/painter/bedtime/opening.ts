import { HEIGHT, WIDTH } from '../canvas.ts'
import type { Face } from '../figures/drawing.ts'

/** The opening around faces and their upper bodies. */
export interface Opening {
  left: number
  right: number
  top: number
  bottom: number
}

/** Extent of heads and bodies around faces, in face radii, and the minimum size of a window. */
const [ASIDE, ABOVE, BELOW] = [2.1, 1.9, 2.5] as const
const LEAST = { wide: 480, tall: 400 } as const

export function openingAround(faces: readonly Face[], focusX: number): Opening {
  const left = Math.min(focusX - LEAST.wide / 2, ...faces.map(({ x, radius }) => x - radius * ASIDE))
  const right = Math.max(focusX + LEAST.wide / 2, ...faces.map(({ x, radius }) => x + radius * ASIDE))
  const top = Math.min(...faces.map(({ y, radius }) => y - radius * ABOVE))
  const low = Math.max(...faces.map(({ y, radius }) => y + radius * BELOW))
  const bottom = Math.max(low, top + LEAST.tall)
  return { left, right, top, bottom }
}

export const WHOLE_CANVAS = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`

/** The sides of a house: wide enough for the picture, with some sky left on both sides. */
export const sidesOf = ({ left, right }: Pick<Opening, 'left' | 'right'>): [number, number] => [
  Math.min(left - 170, 230),
  Math.max(right + 170, WIDTH - 230),
]
