import type { Sketch } from '../../sketch.ts'
import { disc } from '../../svg.ts'

/** A thing drawn by hand around the palm that holds it, at the size it has beside a child 348 high. */
export interface DrawnThing {
  draw(sketch: Sketch): string
  /** How far it reaches above and below the palm, and to the sides. */
  above: number
  below: number
  half: number
  hands: 'one' | 'both'
  /** It flies or floats: it throws no shadow on the ground. */
  aloft?: boolean
  /** The height at which a hand takes it; the middle when not told. */
  grip?: number
  /** Where its face is when it is somebody; its middle when not told. */
  face?: { x: number; y: number; radius?: number }
  /** The color of its own light; the glow lies behind whoever holds it. */
  halo?: { color: string; radius: number; y: number }
}

export const WOOD = '#a86a3a'
export const GOLD = '#f2bf4e'

/** A wheel with its tire and its hub. */
export const wheel = (x: number, y: number, radius: number, hub = GOLD) =>
  disc(x, y, radius, '#3f3a4e') + disc(x, y, radius * 0.62, '#8f8aa0') + disc(x, y, radius * 0.3, hub)
