import type { PictureBrief } from '../../ports/painter.ts'

/** Set beside the story's seed, so that a place that has one view only still looks otherwise. */
const OTHER_SEED = 0x5bd1e995

/** The brief for a picture that is redrawn: near instead of wide or the other way around, everything else by other chances. */
export function anotherTake(brief: PictureBrief): PictureBrief {
  if (!brief.take) return brief
  const { scene } = brief
  return {
    ...brief,
    seed: (brief.seed ^ Math.imul(brief.take, OTHER_SEED)) >>> 0,
    scene: { ...scene, view: scene.view === 'near' ? 'wide' : 'near' },
  }
}
