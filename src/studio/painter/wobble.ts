import { type Random, seededRandom } from '../../shared/kit/random.ts'
import { HEIGHT, WIDTH } from './canvas.ts'

const CHANNELS = 3
/** Waves of the brush's wobble: wavelength, and displacement in pixels. */
const WAVES = [
  { length: 56, reach: 3.6 },
  { length: 27, reach: 1.8 },
] as const
/** Subpixels per pixel. */
const FINE = 256
/** The last valid positions for interpolation, in subpixels. */
const LAST_X = (WIDTH - 2) * FINE
const LAST_Y = (HEIGHT - 2) * FINE

let lattices: { across: Lattice[]; down: Lattice[] } | undefined

/**
 * Displaces edges slightly, as a brush would, on a canvas of raw RGB pixels. Takes a twentieth of the time of an
 * equivalent SVG filter.
 */
export function wobble(pixels: Uint8Array): Uint8Array {
  lattices ??= latticesOf(seededRandom(4))
  const moved = new Uint8Array(pixels.length)
  const across = new Float64Array(WIDTH)
  const down = new Float64Array(WIDTH)
  for (let y = 0; y < HEIGHT; y += 1) {
    reachOf(lattices.across, y, across)
    reachOf(lattices.down, y, down)
    moveRow(pixels, moved, y, across, down)
  }
  return moved
}

const latticesOf = (random: Random) => ({
  across: WAVES.map((wave) => latticeOf(wave, random)),
  down: WAVES.map((wave) => latticeOf(wave, random)),
})

/** Interpolates each pixel from the four around its displaced position. */
function moveRow(
  pixels: Uint8Array,
  moved: Uint8Array,
  line: number,
  across: Float64Array,
  down: Float64Array,
): void {
  const row = WIDTH * CHANNELS
  for (let i = 0, to = line * row; i < WIDTH; i += 1) {
    const fromX = clamp(((i + (across[i] ?? 0)) * FINE) | 0, LAST_X)
    const fromY = clamp(((line + (down[i] ?? 0)) * FINE) | 0, LAST_Y)
    const from = (fromY >> 8) * row + (fromX >> 8) * CHANNELS
    const x = fromX & (FINE - 1)
    const y = fromY & (FINE - 1)
    const upper = FINE - y
    const left = FINE - x
    for (let channel = 0; channel < CHANNELS; channel += 1, to += 1) {
      const at = from + channel
      const above = (pixels[at] ?? 0) * left + (pixels[at + CHANNELS] ?? 0) * x
      const below = (pixels[at + row] ?? 0) * left + (pixels[at + row + CHANNELS] ?? 0) * x
      moved[to] = (above * upper + below * y) >> 16
    }
  }
}

const clamp = (at: number, last: number) => (at < 0 ? 0 : Math.min(at, last))

/** Random heights from -1 to 1 on a grid, and the two rows around the current line, at pixel resolution. */
interface Lattice {
  length: number
  reach: number
  columns: number
  heights: Float32Array
  row: number
  upper: Float64Array
  lower: Float64Array
}

function latticeOf({ length, reach }: (typeof WAVES)[number], random: Random): Lattice {
  const columns = Math.ceil(WIDTH / length) + 2
  const heights = Float32Array.from(
    { length: columns * (Math.ceil(HEIGHT / length) + 2) },
    () => random() * 2 - 1,
  )
  const row = { row: -1, upper: new Float64Array(WIDTH), lower: new Float64Array(WIDTH) }
  return { length, reach, columns, heights, ...row }
}

/** The displacement of each pixel of a line, written into `reaches`. */
function reachOf(waves: readonly Lattice[], line: number, reaches: Float64Array): void {
  reaches.fill(0)
  for (const wave of waves) {
    const y = line / wave.length
    const row = Math.floor(y)
    if (row !== wave.row) {
      wave.row = row
      interpolateRow(wave, row, wave.upper)
      interpolateRow(wave, row + 1, wave.lower)
    }
    const { reach, upper, lower } = wave
    const share = smooth(y - row)
    for (let i = 0; i < WIDTH; i += 1)
      reaches[i] = (reaches[i] ?? 0) + reach * between(upper[i], lower[i], share)
  }
}

/** Smooth interpolation between grid points. */
function interpolateRow({ length, columns, heights }: Lattice, row: number, to: Float64Array): void {
  for (let i = 0; i < WIDTH; i += 1) {
    const x = i / length
    const column = Math.floor(x)
    const corner = row * columns + column
    to[i] = between(heights[corner], heights[corner + 1], smooth(x - column))
  }
}

const smooth = (share: number) => share * share * (3 - 2 * share)

const between = (first = 0, second = 0, share = 0) => first + (second - first) * share
