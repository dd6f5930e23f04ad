import { HAIR_COLORS } from '../cast-sheet.ts'
import type { Face } from './face.ts'
import type { PhotoLook } from './look.ts'
import { distance, type Lab, labAt, median, medianOf, type Plane, pixelAt, within } from './raster.ts'

export interface SeenHair {
  color: PhotoLook['hairColor']
  length: PhotoLook['hairLength']
}

const UNSEEN: SeenHair = { color: undefined, length: undefined }

/** Up to here hair on a head is one color; above, it may be a hat, a pattern or the room. */
const MOTTLED = 15

/** Closer to the skin's color than this, it may be a bare head in another light. */
const LIKE_SKIN = 22

/** Closer to the background's color than this, hair cannot be told from it. */
const LIKE_BEHIND = 14

/** The hair's color and length; each undefined where it cannot be told from a hat, a bare head or the background. */
export function seenHair(plane: Plane, face: Face, skin: Lab): SeenHair {
  const above = aboveForehead(plane, face, skin)
  if (!above) return UNSEEN
  const hair = medianOf(above)
  const mottled = median(above.map((color) => distance(color, hair)))
  if (mottled > MOTTLED || distance(hair, skin) < LIKE_SKIN) return UNSEEN
  if (distance(hair, behind(plane)) < LIKE_BEHIND) return UNSEEN
  const color = colorOf(hair)
  if (!color) return UNSEEN
  return { color, length: lengthOf(plane, face, { hair, skin, mottled }) }
}

/** What is above the forehead, outward from the face; undefined unless it is the same all around. */
function aboveForehead(plane: Plane, face: Face, skin: Lab): Lab[] | undefined {
  const found: Lab[] = []
  let [rays, ended] = [0, 0]
  for (let degrees = -65; degrees <= 65; degrees += 5) {
    rays++
    const along = rayFrom(plane, face, (degrees * Math.PI) / 180)
    const line = hairline(along, skin)
    if (line === undefined) continue
    ended++
    for (let out = line + 0.08; out < line + 0.4; out += 0.04) {
      const color = along(out)
      if (color) found.push(color)
    }
  }
  return ended >= 0.85 * rays && found.length > 20 ? found : undefined
}

type Ray = (out: number) => Lab | undefined

/** Colors from the middle of the face outward, in half widths of the face. */
const rayFrom =
  (plane: Plane, { x, y, half }: Face, angle: number): Ray =>
  (out) =>
    pixelAt(plane, x + Math.sin(angle) * out * half, y - 0.1 * half - Math.cos(angle) * out * 1.25 * half)

function hairline(along: Ray, skin: Lab): number | undefined {
  for (let out = 0.75; out < 1.8; out += 0.04) {
    const [here, next] = [along(out), along(out + 0.06)]
    if (!here || !next) continue
    const shine = here.l > skin.l ? 12 : 0
    if (distance(here, skin) > 18 + shine && distance(next, skin) > 16) return out
  }
  return undefined
}

/** The color of the upper corners. */
function behind(plane: Plane): Lab {
  const corners: Lab[] = []
  for (let y = 0; y < plane.height / 4; y += 3)
    for (const x of [1, 4, 8, plane.width - 9, plane.width - 5, plane.width - 2]) {
      const color = pixelAt(plane, x, y)
      if (color) corners.push(color)
    }
  return medianOf(corners)
}

const [BLACK, , DARK_BROWN, BROWN, RED, HONEY, BLOND] = HAIR_COLORS

/** Undefined between two colors, and for gray and white, which are rarely children's hair: mostly a wall, a hat or the light. */
function colorOf({ l, a, b }: Lab): PhotoLook['hairColor'] {
  const chroma = Math.hypot(a, b)
  if (chroma < 7.5) return l < 24 && a > -3 && b > -4 ? BLACK : undefined
  if (l > 84 || a < 2 || a > 27 || b < 4 || chroma > 46) return undefined
  if (l > 20 && a > 15 && a > 0.9 * b) return RED
  if (l < 23) return DARK_BROWN
  if (l < 44) return l < 28 ? undefined : BROWN
  if (b < 12) return undefined
  return l < 56 ? HONEY : BLOND
}

interface Told {
  hair: Lab
  skin: Lab
  mottled: number
}

/** Long hair is beside ears, jaw and neck on both sides; short hair beside none of them. */
function lengthOf(plane: Plane, face: Face, told: Told): SeenHair['length'] {
  const isHair = spreadFrom(plane, face, told)
  const beside = (near: number, far: number, top: number, bottom: number) =>
    [-1, 1].map((side) => {
      const [left = 0, right = 0] = [side * near, side * far].sort((one, other) => one - other)
      const part = within(plane, face, { left, right, top, bottom }, (at) => isHair[at] ?? 0)
      return part.reduce((sum: number, one) => sum + one, 0) / Math.max(1, part.length)
    }) as [number, number]
  const ear = beside(0.95, 1.5, -0.2, 0.3)
  const jaw = beside(0.85, 1.45, 0.5, 1)
  const neck = beside(0.65, 1.5, 1.25, 1.8)
  if (Math.min(...ear) > 0.1 && jaw[0] + jaw[1] > 0.4 && Math.min(...neck) > 0.1) return 'long'
  if (Math.max(...ear) < 0.2 && Math.max(...jaw) < 0.05 && Math.max(...neck) < 0.1) return 'short'
  return undefined
}

/** Marks the pixels of the hair's color that are connected to the hair above the face. */
function spreadFrom(plane: Plane, { x, y, half }: Face, { hair, skin, mottled }: Told): Uint8Array {
  const { width, height } = plane
  const reach = Math.max(13, Math.min(24, 1.5 * mottled))
  const isLike = (at: number) => {
    const color = labAt(plane, at)
    const unlike = Math.hypot(0.8 * (color.l - hair.l), 1.3 * (color.a - hair.a), 1.3 * (color.b - hair.b))
    return unlike < reach && distance(color, skin) > 12
  }
  const marked = new Uint8Array(width * height)
  const next: number[] = []
  const mark = (at: number) => {
    if (marked[at] || !isLike(at)) return
    marked[at] = 1
    next.push(at)
  }
  const [left, right] = [Math.max(0, Math.round(x - 1.3 * half)), Math.min(width, x + 1.3 * half)]
  for (let row = Math.max(0, Math.round(y - 2 * half)); row < y - 0.6 * half; row++)
    for (let column = left; column < right; column++) mark(row * width + column)
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const column = at % width
    if (column > 0) mark(at - 1)
    if (column < width - 1) mark(at + 1)
    if (at >= width) mark(at - width)
    if (at < width * (height - 1)) mark(at + width)
  }
  return marked
}
