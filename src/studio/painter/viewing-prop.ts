import type { Presence, SceneNote } from '../../shared/stories/scene.ts'

const GLASSES: readonly [RegExp, string][] = [
  [/\b(?:telescopes?|spyglass(?:es)?|binoculars|field glasses)\b/i, 'telescope'],
  [/\b(?:magnifying|magnifier|loupe)\b/i, 'magnifier'],
]

/**
 * Whoever looks through something holds it if the text names it. Otherwise nothing is drawn at the eye: they look with
 * a hand at the brow.
 */
export function withViewingProp(one: Presence, { place, props }: SceneNote, narration: string): Presence {
  if (one.action !== 'looking-through' || one.holding) return one
  const words = [narration, place, ...props].join(' ')
  const glass = GLASSES.find(([pattern]) => pattern.test(words))?.[1]
  return glass ? { ...one, holding: glass } : one
}
