import { brightness, channels, hex, mix } from './color.ts'
import type { Drawing, FigureLight, Ids } from './drawing.ts'

/** Marks a self-luminous color (a flame, a star), so that the hour's light does not change it. */
export function glowing(color: string): string {
  return `rgb(${channels(color).join(',')})`
}

/**
 * Applies the hour's light by recoloring, which costs nothing when rasterizing. Bright colors take on the ambient
 * color; dark ones keep their own warmth, so that dark skin stays brown at night instead of turning gray.
 */
export function bathe(drawing: Drawing, light: FigureLight): Drawing {
  const known = new Map<string, string>()
  const lit = (color: string) => {
    const found = known.get(color)
    if (found) return found
    const made = underLight(color, light)
    known.set(color, made)
    return made
  }
  const recolor = (markup: string) => markup.replace(/#[0-9a-f]{6}\b/g, lit)
  return { defs: recolor(drawing.defs), svg: recolor(drawing.svg) }
}

/** A cheap rim light: the figure's outline, shifted slightly toward the light, cut out and painted bright. */
export function rimFilter(
  light: FigureLight,
  ids: Ids,
  rim: { margin: number; flip: boolean },
): { id: string; defs: string } {
  const id = ids('rim')
  const strength = Math.round((0.2 + 0.5 * light.depth) * 100) / 100
  return {
    id,
    defs: `<filter id="${id}" x="${-rim.margin}%" y="${-rim.margin}%" width="${100 + rim.margin * 2}%" height="${100 + rim.margin * 2}%" color-interpolation-filters="sRGB"><feOffset in="SourceGraphic" dx="${rim.flip ? -3 : 3}" dy="3.5" result="moved"/><feFlood flood-color="${light.rim}" flood-opacity="${strength}"/><feComposite in2="moved" operator="out"/><feComposite in2="SourceGraphic" operator="atop"/></filter>`,
  }
}

/** A drawing without its rim light, which marks the main row and would double the cost of a crowd. */
export const withoutRim = (svg: string): string => svg.replace(/<g filter="url\(#rim-\d+\)">/g, '<g>')

/** Skin, wood, fur and flowers keep most of their color in blue light. */
function isWarm([red = 0, green = 0, blue = 0]: number[]): boolean {
  return red > green && green >= blue * 0.95 && red - blue > 18
}

const WARM_SHADOW = '#c9a294'

function underLight(color: string, light: FigureLight): string {
  const own = channels(color)
  const warm = isWarm(own)
  const ambient = channels(warm ? mix(light.ambient, WARM_SHADOW, 0.5) : light.ambient)
  const share = light.depth * (0.2 + 0.42 * brightness(color)) * (warm ? 0.8 : 1)
  return hex(own.map((value, index) => value * (1 - share + (share * (ambient[index] ?? 255)) / 255)))
}
