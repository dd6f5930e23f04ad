import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import { type Actor, kindred } from './actors.ts'
import { isSameAs } from './figures/index.ts'
import { findThing } from './figures/props/find-thing.ts'
import { standsOutside } from './life-size.ts'
import { isAirless, isRoom } from './surroundings.ts'
import { windowAt } from './window-at.ts'

/** Windows hang on walls. */
const WINDOW = /\bwindow$/

/** What a setting already shows: a second one would look like a toy. */
const THERE: Partial<Record<Setting, RegExp>> = {
  Bedroom: /^(?:the )?(?:child’s |small |warm )?bed$/,
  Farm: /^(?:big |red |old )?barn$/,
  Lighthouse: /^(?:old |tall )?lighthouse$/,
  Castle: /^(?:castle|(?:(?:shut|open|big|palace) )?gate)$/,
  Palace: /^castle$/,
  'City Center': /^(?:the )?(?:street ?)?lamps?$/,
  'Sports Field': /^(?:white |empty |wide )?goal$/,
  Mountain: /^mountain$/,
  'Safari Park': /\b(?:pond|water ?hole)$/,
  'Elementary School': /^(?:(?:the|small|big|old|red) )*school(?:house)?$/,
}

/** Corn grows in these settings. */
const FIELD: ReadonlySet<Setting> = new Set<Setting>(['Farm', 'Hills', 'Garden', 'Autumn Forest'])

/** The props that are not already shown by the setting, the bed or an actor. */
export function propsBeside(
  actors: readonly Actor[],
  { props, setting, view, timeOfDay, weather }: SceneNote,
): string[] {
  const isInside = isRoom(setting) || view === 'inside'
  const present = actors.flatMap(({ helper }) => (helper ? [kindred(helper)] : []))
  const lain = actors.some(({ rest }) => rest)
    ? /\b(?:bed|bunk|cot|quilt|pillow|mattress|sofa|couch|hammock|boat|straw|hay)\b/
    : undefined
  const there = setting === 'Campground' && view === 'inside' ? /\btent$/ : THERE[setting]
  const shown = new Set([
    ...actors.flatMap(({ bound }) => bound?.thing?.name ?? []),
    ...actors.flatMap(({ bound }) => (bound?.thing && findThing(bound.words)?.name) ?? []),
    ...actors.flatMap(({ presence: { holding } }) => (holding && findThing(holding)?.name) ?? []),
  ])
  const left = props.filter(
    (prop) =>
      !shown.has(findThing(prop)?.name ?? '') &&
      !there?.test(prop) &&
      !actors.some((actor) => isShownOn(prop, actor)) &&
      !/^stars$/.test(prop) &&
      !(isInside && standsOutside(prop)) &&
      !(isInside && findThing(prop)?.name === 'footprint') &&
      ((isInside && !isAirless(setting)) || !WINDOW.test(prop)) &&
      !lain?.test(prop) &&
      !present.some((who) => isSameAs(prop, who)),
  )
  return inTheWindow(left, isRoom(setting), isInside).map((prop) =>
    FIELD.has(setting) && /^(?:the )?(?:(?:tall|high|rows of) )?corn$/.test(prop)
      ? 'corn stalks'
      : windowAt(timeOfDay, weather, prop),
  )
}

/** What somebody wears, and a statue who is a helper, is not drawn twice. */
const isShownOn = (prop: string, { sheet, helper }: Actor): boolean =>
  helper
    ? WORN.some(({ thing, by }) => thing.test(prop) && by.test(`${helper.figure}: ${helper.kind ?? ''}`))
    : sheet?.hat !== undefined && HEADGEAR.test(prop)
const HEADGEAR = /\b(?:hat|cap|beanie|beret)$/
const WORN = [
  { thing: /\bhat$/, by: /: .*\b(?:hat|cap)\b/ },
  { thing: /\bcrown$/, by: /^(?:king|queen):/ },
  { thing: /\bstatue$/, by: /: .*\b(?:stone|marble|bronze|statue)\b/ },
] as const

/** Celestial objects are visible through a window, or through the opening of a tent or a ship. */
const SKYLIGHT = /^(?:the )?(?:\p{L}+ )?(?:moon|stars?|sun|rainbow|comet)$/u
function inTheWindow(props: readonly string[], hasWalls: boolean, isInside: boolean): string[] {
  if (!isInside || !props.some((prop) => SKYLIGHT.test(prop))) return [...props]
  const others = props.filter((prop) => !SKYLIGHT.test(prop))
  return !hasWalls || others.some((prop) => WINDOW.test(prop)) ? others : [...others, 'window']
}
