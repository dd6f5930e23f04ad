import type { Presence, SceneNote } from '../../shared/stories/scene.ts'
import { namedCover } from './cover.ts'

/** What one looks through, by the words of the note or the paragraph; of a window or a crack one sees enough with the eyes. */
const DEVICES: [RegExp, string][] = [
  [/\b(?:telescope|spyglass)s?\b/i, 'telescope'],
  [/\bbinoculars\b/i, 'telescope'],
  [/\bmagnif(?:ier|ying)\b/i, 'magnifying glass'],
]

/** Who looks through something has it in the hand where the words name it; else it bends to what it looks at. */
export function looking(one: Presence, { place, props }: SceneNote, told: string): Presence {
  if (one.action !== 'looking-through' || one.holding) return one
  const words = [place, ...props, told].join(' ')
  const device = DEVICES.find(([pattern]) => pattern.test(words))?.[1]
  return device ? { ...one, holding: device } : one
}

/** Who peeks from nowhere in particular bends forward: only what the words name is drawn before it. */
export const peeking = (one: Presence, scene: SceneNote, told: string): Presence =>
  one.action === 'peeking' && !one.holding && !namedCover(scene, told)
    ? { ...one, action: 'looking-through' }
    : one
