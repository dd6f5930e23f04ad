import { literally } from '../../../shared/kit/literally.ts'
import type { SceneNote } from '../../../shared/stories/scene.ts'

const PLACED = / (?:on|in|under|beside|behind) /
/** What rolls stands on the floor, unless the words lay it in the bed. */
const ROLLS = /^toy /
/** Hard, wet and flat things lie on a quilt only where the words say so. */
const HARD =
  /\b(?:nail|screw|key|pencil|crayon|chalk|sock|stone|rock|brick|sheet|paper|letter|note|card|envelope|drawing|stove|bell|tooth|teeth|bottle cap)s?$/

/** At the bed of a child: the excavator that was parked under it, or by it, does not stand on the quilt. */
export function withToldBedThings(scene: SceneNote, narration: string): SceneNote {
  const isAbed = scene.present.some(({ who, action }) => who.startsWith('child-') && action === 'asleep')
  if (scene.setting !== 'Bedroom' || !isAbed) return scene
  return { ...scene, props: scene.props.map((prop) => placed(prop, narration)) }
}

function placed(prop: string, narration: string): string {
  const noun = prop.split(' ').at(-1) ?? ''
  if (noun.length < 3 || PLACED.test(prop)) return prop
  const told = `\\b${literally(noun.replace(/s$/, ''))}(?:e?s)?\\b(?:(?! (?:and|but) \\p{Lu})[^.!?]){0,50}? `
  const says = (where: string) => new RegExp(told + where, 'u').test(narration)
  if (says('(?:under|underneath|beneath)(?: (?:the|his|her) (?:bed|bunk))?(?=[.,;!?]| and)'))
    return `${prop} under bed`
  if (says('(?:on|onto|in|into|under) (?:the|his|her) (?:bed|bunk|quilt|blanket|pillow|arms?|hands?)\\b'))
    return prop
  return ROLLS.test(prop) || HARD.test(prop) ? `${prop} beside bed` : prop
}
