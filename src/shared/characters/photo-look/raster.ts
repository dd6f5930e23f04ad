/** A photo's pixels, upright; four bytes each: red, green, blue and opacity. */
export interface Raster {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** A color as it is perceived: lightness 0 to 100, red to green, yellow to blue (CIE L*a*b*). */
export interface Lab {
  l: number
  a: number
  b: number
}

/** The photo with every pixel as lightness and chroma, and with the means of its parts. */
export interface Plane {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

/** The longer side, in pixels, of the image in which a face is searched. */
const SIDE = 192

/** The photo scaled down; each pixel is the mean of those it replaces. */
export function planeOf({ width, height, data }: Raster): Plane {
  const scale = Math.min(1, SIDE / Math.max(width, height))
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const plane: Plane = {
    width: w,
    height: h,
    l: new Float32Array(w * h),
    a: new Float32Array(w * h),
    b: new Float32Array(w * h),
  }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const across = [Math.floor((x * width) / w), Math.max(1, Math.floor(((x + 1) * width) / w))] as const
      const down = [Math.floor((y * height) / h), Math.max(1, Math.floor(((y + 1) * height) / h))] as const
      const { l, a, b } = labOf(meanOf(data, width, across, down))
      const at = y * w + x
      plane.l[at] = l
      plane.a[at] = a
      plane.b[at] = b
    }
  return plane
}

type Span = readonly [from: number, to: number]
type Rgb = readonly [number, number, number]

function meanOf(data: Raster['data'], width: number, [left, right]: Span, [top, bottom]: Span): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x)
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
      count++
    }
  return [red / count, green / count, blue / count]
}

/** Converts a screen color, each part 0 to 255. */
export function labOf(rgb: Rgb): Lab {
  const [r, g, b] = rgb.map((part) => linear(part / 255)) as unknown as Rgb
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

export const labAt = ({ l, a, b }: Plane, at: number): Lab => ({
  l: l[at] ?? 0,
  a: a[at] ?? 0,
  b: b[at] ?? 0,
})

/** How different two colors look; about 2 is just noticeable. */
export const distance = (one: Lab, other: Lab) =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The median of a region's colors, each part by itself, so that single pixels do not count. */
export const medianOf = (colors: Lab[]): Lab => ({
  l: median(colors.map(({ l }) => l)),
  a: median(colors.map(({ a }) => a)),
  b: median(colors.map(({ b }) => b)),
})

/** The color nearest to a place; undefined outside the photo. */
export function pixelAt(plane: Plane, x: number, y: number): Lab | undefined {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= plane.width || row >= plane.height) return undefined
  return labAt(plane, row * plane.width + column)
}

/** A region of a face, in half widths of the face from its middle. */
export interface Region {
  left: number
  right: number
  top: number
  bottom: number
}

/** What each pixel of a region holds: its color, or what `read` returns for it. */
export function within(plane: Plane, face: { x: number; y: number; half: number }, region: Region): Lab[]
export function within<T>(
  plane: Plane,
  face: { x: number; y: number; half: number },
  region: Region,
  read: (at: number) => T,
): T[]
export function within(
  plane: Plane,
  { x, y, half }: { x: number; y: number; half: number },
  { left, right, top, bottom }: Region,
  read: (at: number) => unknown = (at) => labAt(plane, at),
): unknown[] {
  const found: unknown[] = []
  const [lowest, rightmost] = [
    Math.min(plane.height, y + bottom * half),
    Math.min(plane.width, x + right * half),
  ]
  for (let row = Math.max(0, Math.round(y + top * half)); row < lowest; row++)
    for (let column = Math.max(0, Math.round(x + left * half)); column < rightmost; column++)
      found.push(read(row * plane.width + column))
  return found
}
