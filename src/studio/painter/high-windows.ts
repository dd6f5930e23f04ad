import type { SceneNote } from '../../shared/stories/scene.ts'
import { isOutdoors } from './house-wall.ts'

const HIGH =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|upper) floors?\b|\b(?:on|from) (?:two|three|four|five|six|seven|eight)(?=[,.;!?]| and)|\b(?:high|tall) (?:house|tower)\b|\bupstairs\b|\bunder the roof\b|\b(?:let|came|sent|went) (?:it |the \p{L}+ )?(?:down|up) on a rope\b/u

/** Who is in a window of an upper floor looks out above everybody's heads. */
export function withHighWindows(scene: SceneNote, narration: string): SceneNote {
  const about = [scene.place, narration, ...scene.props].join('. ')
  if (!isOutdoors(scene) || !HIGH.test(about)) return scene
  const present = scene.present.map((one) =>
    one.bond && /^(?:in|behind)$/.test(one.bond.how) && /^(?:open )?window$/.test(one.bond.to)
      ? { ...one, bond: { ...one.bond, to: `high ${one.bond.to}` } }
      : one,
  )
  return { ...scene, present }
}
