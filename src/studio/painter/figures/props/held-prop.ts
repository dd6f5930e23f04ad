import { glowing } from '../light.ts'
import type { Sketch } from '../sketch.ts'
import { disc, group, n } from '../svg.ts'
import { findProp } from './find-prop.ts'

export interface HeldProp {
  /** Around (0, 0), the palm. */
  svg: string
  /** Its glow, drawn behind the holder: over skin it would look gray. */
  halo: string
  hands: 'one' | 'both'
  /** Half its width as held. */
  half: number
}

const WIDEST = 130

/** A prop as it is held, scaled down if too large. Undefined if the painter does not know the words. */
export function heldProp(words: string, sketch: Sketch): HeldProp | undefined {
  const model = findProp(words)
  if (!model) return undefined
  const fit = Math.min(1, WIDEST / (model.half * 2))
  return {
    svg: group(
      model.draw(sketch),
      `translate(0 ${-(model.grip ?? 0)})${fit < 1 ? ` scale(${n(fit * 10) / 10})` : ''}`,
    ),
    halo: model.halo
      ? disc(0, model.halo.y, model.halo.radius, sketch.soft(glowing(model.halo.color), 0.75))
      : '',
    hands: model.hands,
    half: model.half * fit,
  }
}
