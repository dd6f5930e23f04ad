import { TALL } from './canvas.ts'
import type { Face, Point } from './figures/drawing.ts'
import type { Interval } from './intervals.ts'

const MARGIN = 12
/** How much of the tall cut narrow phones crop on each side. */
const EDGE = 8.3
/** Half width of a body, in face radii. */
const BODY = 1.35
/** Half width of a face without its hair. */
const CHEEKS = 0.8

/**
 * The center of the tall cut: between the children's center and everyone's, with everyone in it, and moved within that
 * so that it shows as much of the things as it can. Undefined without faces.
 */
export function focusOf(
  faces: readonly Face[],
  children: readonly Face[],
  things: readonly Interval[] = [],
): Point | undefined {
  const middle = middleOf(children.length > 0 ? children : faces)
  const all = middleOf(faces)
  if (!middle || !all) return undefined
  const everyone = rangeOf(faces, BODY, MARGIN)
  const x = clampedTo(everyone, (middle.x + all.x) / 2)
  const seen = showingMost(things, everyone, x)
  return { x: children.length > 0 ? clampedTo(rangeOf(children, CHEEKS, EDGE), seen) : seen, y: middle.y }
}

interface Range {
  least: number
  most: number
}

/** The range for the center of the tall cut that keeps these faces in it. */
const rangeOf = (faces: readonly Face[], reach: number, margin: number): Range => ({
  least: Math.max(...faces.map(({ x, radius }) => x + radius * reach)) - TALL.width / 2 + margin,
  most: Math.min(...faces.map(({ x, radius }) => x - radius * reach)) + TALL.width / 2 - margin,
})

/** The closest value to the wish within a range; the middle if the range is inverted. */
const clampedTo = ({ least, most }: Range, wish: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wish))

const STEP = 8
/** Of two centers that show as much, the one nearer to the wish. */
const NEARER = 0.12

function showingMost(things: readonly Interval[], { least, most }: Range, wish: number): number {
  let [found, highest] = [wish, shown(things, wish)]
  for (let x = least; x <= most; x += STEP) {
    const own = shown(things, x) - Math.abs(x - wish) * NEARER
    if (own > highest) [found, highest] = [x, own]
  }
  return found
}

/** Pixels of the things inside a tall cut; no thing counts for more than half of the cut. */
const shown = (things: readonly Interval[], center: number): number =>
  things.reduce((sum, { x, half }) => {
    const left = Math.max(x - half, center - TALL.width / 2)
    const right = Math.min(x + half, center + TALL.width / 2)
    return sum + Math.max(0, Math.min(TALL.width / 2, right - left))
  }, 0)

/** How much too wide for the tall cut everyone is together with a thing. */
export function outsideTall({ x, half }: Interval, faces: readonly Face[]): number {
  if (faces.length === 0) return 0
  const left = Math.min(x - half, ...faces.map((face) => face.x - face.radius * BODY))
  const right = Math.max(x + half, ...faces.map((face) => face.x + face.radius * BODY))
  return Math.max(0, right - left - TALL.width + MARGIN)
}

/** Undefined for an empty list. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
