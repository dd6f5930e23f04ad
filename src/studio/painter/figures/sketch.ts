import type { Ids } from './drawing.ts'

/** Collects the gradients and clip paths of one figure while its parts are drawn. */
export interface Sketch {
  /** A gradient from the upper left to the lower right; returns a `url(#…)` to fill with. */
  fade(...colors: string[]): string
  /** A gradient from top to bottom. */
  down(...colors: string[]): string
  /** A radial gradient for a ball lit from the upper left; stops are evenly spaced. */
  ball(...colors: string[]): string
  /** A soft spot that fades out at its edge. */
  soft(color: string, opacity: number): string
  /** A clip path; returns a `url(#…)`. */
  clip(d: string): string
  defs(): string
}

/** Each gradient and clip path is defined once. */
export function newSketch(ids: Ids): Sketch {
  const made = new Map<string, { url: string; markup: string }>()
  const define = (prefix: string, key: string, markup: (id: string) => string) => {
    const known = made.get(prefix + key)
    if (known) return known.url
    const id = ids(prefix)
    const url = `url(#${id})`
    made.set(prefix + key, { url, markup: markup(id) })
    return url
  }
  const linear = (prefix: string, line: string, colors: string[]) =>
    define(
      prefix,
      colors.join(),
      (id) => `<linearGradient id="${id}" ${line}>${stops(colors)}</linearGradient>`,
    )
  return {
    fade: (...colors) => linear('fade', 'x1=".2" y1="0" x2=".75" y2="1"', colors),
    down: (...colors) => linear('down', 'x1="0" y1="0" x2="0" y2="1"', colors),
    ball: (...colors) =>
      define(
        'ball',
        colors.join(),
        (id) => `<radialGradient id="${id}" cx=".4" cy=".34" r=".78">${stops(colors)}</radialGradient>`,
      ),
    soft: (color, opacity) =>
      define(
        'soft',
        `${color}${opacity}`,
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity * 0.55}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      ),
    clip: (d) => define('clip', d, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    defs: () => [...made.values()].map((one) => one.markup).join(''),
  }
}

function stops(colors: string[]): string {
  const last = Math.max(1, colors.length - 1)
  return colors
    .map((color, index) => `<stop offset="${Math.round((index / last) * 100) / 100}" stop-color="${color}"/>`)
    .join('')
}
