import type { Plane } from './raster.ts'

/** Where a face is, in pixels of the plane: the midpoint of eyes and mouth, and half its width at the cheekbones. */
export interface Face {
  x: number
  y: number
  half: number
  /** How much it looks like a face; 2.4 is a clear one. */
  score: number
}

/** The score from which it counts as a face. */
const SURE = 1.5

/** The score from which the position of the eyes is reliable. */
export const SURE_OF_EYES = 1.8

/** Half a face's width as a share of the photo's shorter side, from a whole figure to a face alone. */
const HALVES = [0.1, 0.118, 0.14, 0.165, 0.195, 0.23, 0.27, 0.32, 0.37]

/**
 * The place that looks most like one face seen from the front: skin colors, with eyes and a mouth that are darker than
 * their surroundings. Undefined when there is none.
 */
export function findFace(plane: Plane): Face | undefined {
  const sums = sumsOf(plane)
  const side = Math.min(plane.width, plane.height)
  let best: Face | undefined
  for (const share of HALVES) {
    const half = share * side
    const step = Math.max(1, half / 8)
    for (let y = 1.2 * half; y < plane.height - 0.8 * half; y += step)
      for (let x = 0.9 * half; x < plane.width - 0.9 * half; x += step) {
        const score = likeness(sums, x, y, half) - away(plane, x, y)
        if (!best || score > best.score) best = { x, y, half, score }
      }
  }
  return best && best.score >= SURE ? best : undefined
}

/** A portrait has its face near the middle. */
const away = ({ width, height }: Plane, x: number, y: number) =>
  0.5 * Math.hypot((x - width / 2) / width, (y - 0.45 * height) / height) ** 2

/** Whether a color can be skin, from the lightest to the darkest, in daylight or lamplight. */
export function canBeSkin(l: number, a: number, b: number): boolean {
  if (l < 8 || l > 98) return false
  const chroma = Math.hypot(a, b)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return hue > 12 && hue < 84 && chroma > 6 + 0.02 * l && chroma < 52
}

type Sum = (left: number, top: number, right: number, bottom: number) => number

interface Sums {
  light: Sum
  light2: Sum
  skin: Sum
  red: Sum
  yellow: Sum
}

/** Means of boxes, in constant time each. */
function sumsOf({ width, height, l, a, b }: Plane): Sums {
  const mean = (value: (at: number) => number): Sum => {
    const table = new Float64Array((width + 1) * (height + 1))
    for (let y = 0; y < height; y++) {
      let row = 0
      for (let x = 0; x < width; x++) {
        row += value(y * width + x)
        table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] ?? 0) + row
      }
    }
    const at = (x: number, y: number) => table[y * (width + 1) + x] ?? 0
    return (left, top, right, bottom) => {
      const x0 = clamp(Math.round(left), 0, width - 1)
      const y0 = clamp(Math.round(top), 0, height - 1)
      const x1 = clamp(Math.round(right), x0 + 1, width)
      const y1 = clamp(Math.round(bottom), y0 + 1, height)
      return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / ((x1 - x0) * (y1 - y0))
    }
  }
  return {
    light: mean((at) => l[at] ?? 0),
    light2: mean((at) => (l[at] ?? 0) ** 2),
    skin: mean((at) => (canBeSkin(l[at] ?? 0, a[at] ?? 0, b[at] ?? 0) ? 1 : 0)),
    red: mean((at) => a[at] ?? 0),
    yellow: mean((at) => b[at] ?? 0),
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

function likeness({ light, light2, skin, red, yellow }: Sums, x: number, y: number, half: number): number {
  const box = (sum: Sum, cx: number, cy: number, w: number, h: number) =>
    sum(x + (cx - w / 2) * half, y + (cy - h / 2) * half, x + (cx + w / 2) * half, y + (cy + h / 2) * half)
  const ofSkin = box(skin, 0, 0.05, 1.5, 1.9)
  if (ofSkin < 0.55) return 0
  const mean = box(light, 0, 0.05, 1.5, 1.9)
  const spread = Math.sqrt(Math.max(9, box(light2, 0, 0.05, 1.5, 1.9) - mean ** 2))
  const cheeks = [box(light, -0.5, 0.22, 0.36, 0.3), box(light, 0.5, 0.22, 0.36, 0.3)] as const
  const eyes = [box(light, -0.43, -0.32, 0.42, 0.2), box(light, 0.43, -0.32, 0.42, 0.2)] as const
  const nose = box(light, 0, -0.05, 0.2, 0.5)
  const forehead = box(light, 0, -0.85, 0.8, 0.25)
  const mouth = box(light, 0, 0.72, 0.5, 0.14)
  const chin = box(light, 0, 1.08, 0.4, 0.14)
  const lips =
    box(red, 0, 0.75, 0.5, 0.2) - (box(red, -0.5, 0.3, 0.3, 0.3) + box(red, 0.5, 0.3, 0.3, 0.3)) / 2
  const darker = (part: number, than: number) => clamp((than - part) / spread, -1, 1)
  const eyesSeen = Math.min(darker(eyes[0], cheeks[0]), darker(eyes[1], cheeks[1]))
  const bridge = Math.min(darker(eyes[0], nose), darker(eyes[1], nose))
  const brow = darker((eyes[0] + eyes[1]) / 2, forehead)
  const lipsSeen = clamp(lips / 8, -0.5, 1)
  const colors = (cx: number, cy: number, w: number, h: number) =>
    [light, red, yellow].map((sum) => box(sum, cx, cy, w, h)) as [number, number, number]
  const inner = colors(0, 0.05, 1.4, 1.6)
  const unlike = (cx: number, cy: number, w: number, h: number) => {
    const [l, a, b] = colors(cx, cy, w, h)
    return clamp(Math.hypot((l - inner[0]) * 0.7, a - inner[1], b - inner[2]) / 22, 0, 1)
  }
  const sides = [unlike(-1.38, -0.1, 0.35, 1.2), unlike(1.38, -0.1, 0.35, 1.2)] as const
  const above = unlike(0, -1.65, 1.4, 0.35)
  const around = (sides[0] + sides[1] + Math.min(...sides) + above) / 4
  const even = 1 - clamp(Math.abs(cheeks[0] - cheeks[1]) / 30, 0, 1)
  return (
    1.1 * ofSkin +
    0.5 * eyesSeen +
    0.45 * bridge +
    0.2 * brow +
    0.15 * darker(mouth, (chin + cheeks[0]) / 2) +
    0.3 * lipsSeen +
    0.9 * around +
    0.15 * even -
    1.3
  )
}
