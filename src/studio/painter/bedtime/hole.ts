import { HEIGHT, WIDTH } from '../canvas.ts'
import type { Face } from '../figures/drawing.ts'

/** The room of faces, with what is under their chins. */
export interface Hole {
  left: number
  right: number
  top: number
  bottom: number
}

/** How far heads and bodies reach about faces, in radii; and how large a window is at the least. */
const [ASIDE, ABOVE, BELOW] = [2.1, 1.9, 2.5] as const
const LEAST = { wide: 480, tall: 400 } as const

export function holeAbout(faces: readonly Face[], focusX: number): Hole {
  const left = Math.min(focusX - LEAST.wide / 2, ...faces.map(({ x, radius }) => x - radius * ASIDE))
  const right = Math.max(focusX + LEAST.wide / 2, ...faces.map(({ x, radius }) => x + radius * ASIDE))
  const top = Math.min(...faces.map(({ y, radius }) => y - radius * ABOVE))
  const low = Math.max(...faces.map(({ y, radius }) => y + radius * BELOW))
  const bottom = Math.max(low, top + LEAST.tall)
  return { left, right, top, bottom }
}

export const WHOLE = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`

/** A house is broad enough for the picture, and leaves some sky beside it. */
export const sidesOf = ({ left, right }: Pick<Hole, 'left' | 'right'>): [number, number] => [
  Math.min(left - 170, 230),
  Math.max(right + 170, WIDTH - 230),
]
