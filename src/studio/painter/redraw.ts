import type { PictureBrief } from '../../ports/painter.ts'
import { applyWish } from './wish.ts'

/** XORed into the story's seed, so that settings with a single view still look different. */
const OTHER_SEED = 0x5bd1e995

/**
 * The brief for redrawing a picture: near instead of wide or vice versa, with a different seed. If the parent's wish is
 * understood, only what it asks for changes.
 */
export function redrawBrief(brief: PictureBrief): PictureBrief {
  const wished = applyWish(brief)
  if (wished) return wished
  if (!brief.take) return brief
  const { scene } = brief
  return {
    ...brief,
    seed: (brief.seed ^ Math.imul(brief.take, OTHER_SEED)) >>> 0,
    scene: { ...scene, view: scene.view === 'near' ? 'wide' : 'near' },
  }
}
