import type { PictureBrief } from '../../ports/painter.ts'
import { asWished } from './wish.ts'

/** Set beside the story's seed, so that a place that has one view only still looks otherwise. */
const OTHER_SEED = 0x5bd1e995

/**
 * The brief for a picture that is redrawn: near instead of wide or the other way around, everything else by other chances.
 * After a wish that is understood everything stays as it was but for that.
 */
export function anotherTake(brief: PictureBrief): PictureBrief {
  const wished = asWished(brief)
  if (wished) return wished
  if (!brief.take) return brief
  const { scene } = brief
  return {
    ...brief,
    seed: (brief.seed ^ Math.imul(brief.take, OTHER_SEED)) >>> 0,
    scene: { ...scene, view: scene.view === 'near' ? 'wide' : 'near' },
  }
}
