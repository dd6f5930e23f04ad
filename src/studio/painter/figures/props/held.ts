import { glowing } from '../light.ts'
import type { Sketch } from '../sketch.ts'
import { disc, group, n } from '../svg.ts'
import { findThing } from './find-thing.ts'

export interface HeldThing {
  /** Around (0, 0), the palm. */
  svg: string
  /** Its glow, drawn behind the holder: over skin it would look gray. */
  halo: string
  hands: 'one' | 'both'
  /** Half its width as held. */
  half: number
}

const WIDEST = 130

/** A thing as it is held, scaled down if too large. Undefined if the painter does not know the words. */
export function heldThing(words: string, sketch: Sketch): HeldThing | undefined {
  const thing = findThing(words)
  if (!thing) return undefined
  const fit = Math.min(1, WIDEST / (thing.half * 2))
  return {
    svg: group(
      thing.draw(sketch),
      `translate(0 ${-(thing.grip ?? 0)})${fit < 1 ? ` scale(${n(fit * 10) / 10})` : ''}`,
    ),
    halo: thing.halo
      ? disc(0, thing.halo.y, thing.halo.radius, sketch.soft(glowing(thing.halo.color), 0.75))
      : '',
    hands: thing.hands,
    half: thing.half * fit,
  }
}
