import { channels, hex } from '../color.ts'
import type { Sketch } from '../sketch.ts'

/** Hue in degrees, saturation and change of lightness for each color word, including materials such as lava. */
const DYES: Record<string, { hue: number; saturation: number; lighter?: number }> = {
  red: { hue: 354, saturation: 0.72 },
  pink: { hue: 338, saturation: 0.78, lighter: 0.14 },
  orange: { hue: 26, saturation: 0.88 },
  yellow: { hue: 46, saturation: 0.95, lighter: 0.06 },
  golden: { hue: 42, saturation: 0.8 },
  gold: { hue: 42, saturation: 0.8 },
  green: { hue: 132, saturation: 0.42 },
  blue: { hue: 214, saturation: 0.62 },
  purple: { hue: 268, saturation: 0.5 },
  violet: { hue: 268, saturation: 0.5 },
  copper: { hue: 20, saturation: 0.6 },
  brown: { hue: 26, saturation: 0.42, lighter: -0.12 },
  white: { hue: 220, saturation: 0.12, lighter: 0.34 },
  silver: { hue: 218, saturation: 0.14, lighter: 0.16 },
  gray: { hue: 226, saturation: 0.08 },
  lava: { hue: 16, saturation: 0.92 },
  syrup: { hue: 36, saturation: 0.85, lighter: -0.08 },
  mud: { hue: 28, saturation: 0.34, lighter: -0.2 },
  ink: { hue: 252, saturation: 0.4, lighter: -0.34 },
  black: { hue: 258, saturation: 0.16, lighter: -0.3 },
}

/** Maximum hue distance from a prop's main color at which a color is still dyed. */
const SAME_COLOR = 50
const PALE = 0.22

/** The color word in a phrase: `green` in `long green scarf`. */
export function colorWordIn(words: string): string | undefined {
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => Object.hasOwn(DYES, word))
}

/** Draws a prop in another color, keeping its lights and shadows. */
export function drawDyed(draw: (sketch: Sketch) => string, dye: string, sketch: Sketch): string {
  const into = DYES[dye]
  if (!into) return draw(sketch)
  const main = mainHue(colorsOf(draw))
  if (main === undefined) return draw(sketch)
  const recolor = (color: string) => {
    const [hue, saturation, lightness] = hslOf(color)
    if (saturation < PALE || hueDistance(hue, main) > SAME_COLOR) return color
    return hexOf(into.hue, into.saturation, Math.min(0.97, Math.max(0.12, lightness + (into.lighter ?? 0))))
  }
  const all = (colors: string[]) => colors.map(recolor)
  const drawn = draw({
    ...sketch,
    fade: (...colors) => sketch.fade(...all(colors)),
    down: (...colors) => sketch.down(...all(colors)),
    ball: (...colors) => sketch.ball(...all(colors)),
    soft: (color, opacity) => sketch.soft(recolor(color), opacity),
  })
  return drawn.replace(/#[0-9a-f]{6}\b/g, recolor)
}

function colorsOf(draw: (sketch: Sketch) => string): string[] {
  const used: string[] = []
  const note = (...colors: string[]) => {
    used.push(...colors)
    return 'none'
  }
  const markup = draw({
    fade: note,
    down: note,
    ball: note,
    soft: () => 'none',
    clip: () => 'none',
    defs: () => '',
  })
  return [...used, ...(markup.match(/#[0-9a-f]{6}\b/g) ?? [])]
}

/** The dominant hue of a prop, ignoring trim if possible; undefined for a prop without color. */
function mainHue(colors: readonly string[]): number | undefined {
  const known = colors.map(hslOf).filter(([, saturation]) => saturation >= PALE)
  const painted = known.filter((color) => !isTrim(color))
  const hues = (painted.length > 0 ? painted : known).map(([hue]) => hue)
  const near = (hue: number) => hues.filter((other) => hueDistance(hue, other) < SAME_COLOR).length
  return hues.toSorted((a, b) => near(b) - near(a))[0]
}

/** Poles and handles are wood, stars and knobs gold. */
const isTrim = ([hue, saturation]: readonly [number, number, number]) =>
  (hue > 15 && hue < 40 && saturation < 0.62) || (hue >= 38 && hue < 50)

const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

function hslOf(color: string): [hue: number, saturation: number, lightness: number] {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => value / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (most + least) / 2
  const span = most - least
  if (span === 0) return [0, 0, lightness]
  const saturation = span / (1 - Math.abs(2 * lightness - 1))
  const sector = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [(sector * 60 + 360) % 360, saturation, lightness]
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const k = (at + hue / 30) % 12
    return (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255
  }
  return hex([channel(0), channel(8), channel(4)])
}
