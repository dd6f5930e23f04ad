import type { SceneNote, TimeOfDay } from '../../shared/stories/scene.ts'
import { findProp } from './figures/props/find-prop.ts'
import { isRoom } from './setting-kinds.ts'

const DARK_PLACE =
  /\blamp (?:is |just )?(?:out|blown out)\b|\b(?:in the|a|the|gone) (?:\p{L}+ )?dark\b(?! (?:water|clouds?))/u
/** “Mama put out the lamp”, “said Finn in the dark”. */
const TOLD =
  /\b(?:put|turned|blew|switched) (?:out|off) (?:the|her|his|their) (?:own )?(?:lamp|light|candle)|\b(?:lamp|light)s? (?:was|went|were) out\b|\b[Ii]n the dark\b(?! garden)|\b[Ii]t (?:was|stayed) dark(?= in \p{Lu}|, and|\.|$)/u
const OUTSIDE = /\b(?:outside|out there)\b/
const NIGHTS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dusk', 'night', 'starlight'])

/** Whether no lamp is lit in a room, according to its place or the narration. */
export function isUnlit({ setting, place, timeOfDay }: SceneNote, narration: string): boolean {
  if (!isRoom(setting) || !NIGHTS.has(timeOfDay)) return false
  if (DARK_PLACE.test(place)) return true
  return (
    setting === 'Bedroom' &&
    narration.split(/(?<=[.!?]) /).some((one) => TOLD.test(one) && !OUTSIDE.test(one))
  )
}

const LAMPS: ReadonlySet<string> = new Set(['lantern', 'candle', 'couch-and-lamp'])

/** A dark room's props, with their lamps out. */
export const withLampsOut = (props: readonly string[]): string[] =>
  props.map((prop) =>
    LAMPS.has(findProp(prop)?.name ?? '') && !/\bdark\b/.test(prop) ? `dark ${prop}` : prop,
  )
