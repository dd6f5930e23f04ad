import type { Sketch } from '../../sketch.ts'
import { disc } from '../../svg.ts'

/** A hand-drawn prop around the palm that holds it, in the units of a child 348 high. */
export interface PropDesign {
  draw(sketch: Sketch): string
  /** How far it extends above and below the palm, and to each side. */
  above: number
  below: number
  half: number
  hands: 'one' | 'both'
  /** It flies or floats: no shadow on the ground. */
  aloft?: boolean
  /** The height at which a hand grips it; by default its middle. */
  grip?: number
  /** Where its face is when it is alive; by default its middle. */
  face?: { x: number; y: number; radius?: number }
  /** Its own light; the glow is drawn behind the holder. */
  halo?: { color: string; radius: number; y: number }
}

export const WOOD = '#a86a3a'
export const GOLD = '#f2bf4e'

/** A wheel with its tire and its hub. */
export const wheel = (x: number, y: number, radius: number, hub = GOLD) =>
  disc(x, y, radius, '#3f3a4e') + disc(x, y, radius * 0.62, '#8f8aa0') + disc(x, y, radius * 0.3, hub)
