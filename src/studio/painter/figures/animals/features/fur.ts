import { lighter, mix } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import type { Species } from '../species/index.ts'

/** The fur's gradient, lit from the upper left. */
export function fur(species: Species, sketch: Sketch): string {
  return sketch.fade(lighter(species.fur, 0.2), species.fur, mix(species.fur, '#6a2a4a', 0.34))
}
