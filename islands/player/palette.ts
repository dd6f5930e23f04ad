export type Rgb = readonly [red: number, green: number, blue: number]

/** Specification, section 9: the default accents are a purple and a pink. */
export const DEFAULT_PALETTE: readonly Rgb[] = [
  [167, 139, 250],
  [244, 114, 182],
]
const PALETTE_SIZE = 5
const SAMPLE_SIDE = 28
const NEAR_BLACK = 40
const NEAR_WHITE = 235
const LOW_ALPHA = 128
/** The minimum distance of two colors of a palette, in RGB. */
const APART = 56

/** Up to five colors of a picture by how much of it they fill, without near-black, near-white and transparent ones. */
export function paletteOf(pixels: Uint8ClampedArray): readonly Rgb[] {
  const palette: Rgb[] = []
  for (const color of commonColors(pixels)) {
    if (palette.every((other) => distance(color, other) >= APART)) palette.push(color)
    if (palette.length === PALETTE_SIZE) break
  }
  return palette.length > 0 ? palette : DEFAULT_PALETTE
}

function commonColors(pixels: Uint8ClampedArray): Rgb[] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (
      alpha < LOW_ALPHA ||
      Math.max(red, green, blue) < NEAR_BLACK ||
      Math.min(red, green, blue) > NEAR_WHITE
    )
      continue
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    })
  }
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, red, green, blue }) => [
      Math.round(red / count),
      Math.round(green / count),
      Math.round(blue / count),
    ])
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The two accent colors: the most colorful of a palette, so that even a gray picture has a warm bar. */
export function accentsOf(palette: readonly Rgb[]): readonly [Rgb, Rgb] {
  const [first = DEFAULT_PALETTE[0], second = first] = [...palette].sort(
    (a, b) => colorfulness(b) - colorfulness(a),
  )
  return [first ?? [167, 139, 250], second ?? [244, 114, 182]]
}

const colorfulness = (color: Rgb) => Math.max(...color) - Math.min(...color)

/** The palette of the picture at `url`, which the browser has loaded already: it decodes and shrinks it off the main thread. */
export async function paletteOfPicture(url: string): Promise<readonly Rgb[]> {
  try {
    const file = await (await fetch(url)).blob()
    const small = await createImageBitmap(file, {
      resizeWidth: SAMPLE_SIDE,
      resizeHeight: SAMPLE_SIDE,
      resizeQuality: 'low',
    })
    const canvas = document.createElement('canvas')
    canvas.width = SAMPLE_SIDE
    canvas.height = SAMPLE_SIDE
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (!brush) return DEFAULT_PALETTE
    brush.drawImage(small, 0, 0)
    small.close()
    return paletteOf(brush.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data)
  } catch {
    return DEFAULT_PALETTE
  }
}
